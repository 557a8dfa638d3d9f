import { type Frame, frame as framed } from '../../kernel/frame.js';
import type { Table } from '../../kernel/table.js';
import { type Effect, effectsOf } from '../components/cards.js';
import type { Side } from '../components/side.js';
import type { ChoiceFrame, EventFrame } from '../frames.js';
import { choicesIn } from '../questions/event-choices.js';
import { operation } from '../questions/feasible.js';
import { privateerTarget } from '../questions/privateer.js';
import { moved } from '../questions/victory.js';
import type { OpsState } from '../state.js';
import { advance } from './naval.js';
import { run } from './phase.js';

/** OPS-general.events an event, step by step, each step as far as it can be carried out (OPSX-card.3). */
export const event = run<EventFrame>({
  clause: 'OPS-general.events',
  run({ state, frame: now, table, push }) {
    const effect = effectsOf(now.card, now.by)[now.step];
    if (effect === undefined) return;
    push(...start(state, now, effect, table), framed<EventFrame>({ ...now, step: now.step + 1 }));
  },
});

function start(
  state: OpsState,
  { by, card, step }: EventFrame,
  effect: Effect,
  table: Table,
): Frame[] {
  if (effect.do === 'operate')
    return operation(state, by, effect.operation, effect.ops, effect.licence);
  const left = carryOut(state, by, effect, table);
  const choice = framed<ChoiceFrame>({ f: 'choice', by, card, step, left, chosen: [] });
  return choicesIn(state, choice).targets.length > 0 ? [choice] : [];
}

/** Carries out what needs no choice. Returns how many choices the player has to make. */
function carryOut(state: OpsState, by: Side, effect: Effect, table: Table): number {
  switch (effect.do) {
    case 'privateer':
      advance(state, effect.levels);
      return told(table, 'privateer-moved', { level: state.privateer });
    case 'target':
      state.effects.target += effect.by;
      return told(table, 'target', { target: privateerTarget(state) });
    case 'batteries':
      state.effects.batteries = true;
      return told(table, 'batteries', {});
    case 'drill':
      state.effects.drill[by] = true;
      return told(table, 'drill', { side: by });
    case 'peace':
      state.vp = moved(state.vp, -Math.sign(state.vp));
      return told(table, 'peace', { vp: state.vp });
    case 'place':
      return effect.count + (effect.moreAt === state.stage ? 1 : 0);
    default:
      return 'count' in effect ? effect.count : 1;
  }
}

function told(table: Table, type: string, data: { readonly [key: string]: string | number }): 0 {
  table.say({ type, clause: 'OPS-general.events', data });
  return 0;
}
