import { frame as framed } from '../../../kernel/frame.js';
import type { Turn } from '../../../kernel/phase.js';
import type { Effect } from '../../components/language/effects.js';
import type { EffectsFrame } from '../../frames.js';
import { useOf } from '../../questions/language/choices.js';
import { feasible } from '../../questions/language/feasible.js';
import { listAt } from '../../questions/language/language.js';
import type { MadisonState } from '../../state.js';
import { run } from '../phase.js';
import { deedOf } from './deeds.js';
import { DO, type Doing } from './primitives.js';

type EffectsTurn = Turn<MadisonState, EffectsFrame>;

/** MMW-8.27 carries out the effects of a card in order; effects that can do nothing are skipped. */
export const carryingOut = run<EffectsFrame>({
  clause: 'MMW-8.27',
  run(turn) {
    const { state, frame: now, push } = turn;
    const effect = listAt(now.card, now.path)[now.at];
    if (effect === undefined) return;
    const rest = framed<EffectsFrame>({ ...now, at: now.at + 1 });
    push(rest);
    const use = useOf(state, now);
    if (feasible(state, effect, use)) carryOut({ turn, now, rest, use, ...deed(turn) }, effect);
  },
});

const deed = (turn: EffectsTurn) => deedOf(turn, turn.frame.card, turn.frame.by);

const carryOut = (doing: Doing, effect: Effect): void =>
  (DO[effect.do] as (doing: Doing, effect: Effect) => void)(doing, effect);
