import type { Turn } from '../../kernel/phase.js';
import { type Effect, effectsOf } from '../components/cards.js';
import type { RegionId, WaterwayId, ZoneId } from '../components/map.js';
import { other } from '../components/side.js';
import type { ChoiceFrame } from '../frames.js';
import { updateOwner } from '../questions/control.js';
import { type Choices, choicesIn } from '../questions/event-choices.js';
import { type Direction, DIRECTIONS, type OpsState } from '../state.js';
import { sendBack } from './naval.js';
import { ask } from './phase.js';
import { shiftConflict } from './turn.js';

/** Guards for one verb: the step asks for this verb, and the thing is among those that it allows. */
const among = <K extends string>(verb: Effect['do'], field: K) => [
  {
    clause: 'OPSX-card.3',
    holds: (choices: Choices, action: { readonly [F in K]: string }) =>
      choices.verb === verb && choices.targets.includes(action[field]),
  },
];

/** The choices in an event, one thing at a time. */
export const choice = ask<ChoiceFrame>()({
  clause: 'OPS-general.events',
  verbs: {
    place: { region: 'region' },
    restore: { region: 'region' },
    entrench: { region: 'region' },
    desert: { region: 'region' },
    scatter: { zone: 'zone' },
    wreck: { waterway: 'waterway' },
    conflict: { direction: 'direction' },
    stop: {},
  },
  facts: choicesIn,
  *candidates({ verb, targets }) {
    yield { do: 'stop' };
    for (const target of targets) {
      if (verb === 'scatter') yield { do: verb, zone: target as ZoneId };
      else if (verb === 'wreck') yield { do: verb, waterway: target as WaterwayId };
      else if (verb === 'conflict') yield { do: verb, direction: target as Direction };
      else if (verb === 'place' || verb === 'restore' || verb === 'entrench' || verb === 'desert') {
        yield { do: verb, region: target as RegionId };
      }
    }
  },
  guards: {
    place: among('place', 'region'),
    restore: among('restore', 'region'),
    entrench: among('entrench', 'region'),
    desert: among('desert', 'region'),
    scatter: among('scatter', 'zone'),
    wreck: among('wreck', 'waterway'),
    conflict: among('conflict', 'direction'),
    stop: [{ clause: 'OPSX-card.3', holds: ({ stop }) => stop }],
  },
  apply: {
    place(turn, { region }) {
      const { state, frame } = turn;
      const effect = effectsOf(frame.card, frame.by)[frame.step];
      if (effect?.do !== 'place') return;
      state.regions[region][frame.by][effect.unit] += 1;
      updateOwner(state, region);
      say(turn, 'placed', { side: frame.by, region, unit: effect.unit });
      once(turn, region);
    },
    restore(turn, { region }) {
      turn.state.regions[region].tokens += 1;
      say(turn, 'restored', { region });
      once(turn, region);
    },
    entrench(turn, { region }) {
      turn.state.regions[region].fort = true;
      say(turn, 'fort', { side: turn.frame.by, region });
      once(turn, region);
    },
    desert(turn, { region }) {
      turn.state.regions[region][other(turn.frame.by)].militia -= 1;
      say(turn, 'deserted', { side: other(turn.frame.by), region });
      once(turn, region);
    },
    scatter(turn, { zone }) {
      sendBack(turn.state, zone, 1);
      say(turn, 'scattered', { zone });
      once(turn, zone);
    },
    wreck(turn, { waterway }) {
      turn.state.waterways[waterway][other(turn.frame.by)] -= 1;
      say(turn, 'swept', { side: turn.frame.by, waterway });
      once(turn, waterway);
    },
    conflict(turn, { direction }) {
      turn.done();
      turn.push(...shiftConflict(turn.state, direction === DIRECTIONS[0] ? 1 : -1, turn.table));
    },
    stop: ({ done }) => done(),
  },
});

type Step = Turn<OpsState, ChoiceFrame>;

const say = ({ table }: Step, type: string, data: { readonly [key: string]: string }): void =>
  table.say({ type, clause: 'OPS-general.events', data });

/** Counts one choice as made. The step ends when nothing more can be chosen. */
function once({ state, frame, done }: Step, target: string): void {
  frame.left -= 1;
  frame.chosen = [...frame.chosen, target];
  if (choicesIn(state, frame).targets.length === 0) done();
}
