import { type Frame, frame } from '../../kernel/frame.js';
import { other, type Side, SIDES } from '../components/side.js';
import type { ArriveFrame, OpeningFrame, SegmentFrame, SideFrame } from '../frames.js';
import { dueIn } from '../questions/arrival.js';
import { unmoor } from '../questions/boats.js';
import { fold, hexesIn } from '../questions/force.js';
import { scoreOf } from '../questions/score.js';
import { verdictOf } from '../questions/victory.js';
import { dueToLeave } from '../questions/withdrawal.js';
import { isAdvanced, scenarioIn } from '../state.js';
import { run } from './phase.js';

/**
 * A1776-basic.intro.3, A1776-basic.I the segment of the first player, that of the second (A1776-basic.I.C,
 * A1776-basic.I.D).
 */
export const turn = run({
  clause: 'A1776-basic.I',
  run({ state, table, push }) {
    const { first, months } = scenarioIn(state);
    state.turn += 1;
    const month = months[state.turn - 1] ?? null;
    table.say({ type: 'turn', clause: 'A1776-basic.I', data: { turn: state.turn, month } });
    push(
      frame<SegmentFrame>({ f: 'segment', by: first }),
      frame<SegmentFrame>({ f: 'segment', by: other(first) }),
      { f: 'turn-end' },
    );
  },
});

const of = (f: string, by: Side): SideFrame => ({ f, by });

/**
 * A1776-basic.I.A, A1776-basic.I.B movement and combat; A1776-adv.seq in the Advanced Game with what comes before,
 * between and after.
 */
export const phasesOf = (advanced: boolean, by: Side): Frame[] =>
  advanced
    ? [
        of('onset', by),
        frame<OpeningFrame>({ f: 'opening', by, reduced: {} }),
        of('movement', by),
        of('forced', by),
        of('raze', by),
        of('closing', by),
        of('rise', by),
        of('combat', by),
        of('riposte', other(by)),
        of('ending', by),
        of('segment-end', by),
      ]
    : [of('movement', by), of('combat', by), of('segment-end', by)];

/** A1776-basic.VI.B arrivals, A1776-basic.I.A movement, A1776-basic.I.B combat. */
export const segment = run<SegmentFrame>({
  clause: 'A1776-basic.I.A',
  run({ state, frame: { by }, table, push }) {
    table.say({ type: 'segment', clause: 'A1776-basic.I.A', data: { side: by } });
    push(
      ...(by === 'us' && dueToLeave(state).length > 0 ? [of('recall', by)] : []),
      ...dueIn(state, by).map((nth) => frame<ArriveFrame>({ f: 'arrive', by, nth })),
      ...phasesOf(isAdvanced(state), by),
    );
  },
});

/** A1776-basic.II.D no MP are kept; whoever has moved may move again in their next segment. */
export const segmentEnd = run<SegmentFrame>({
  clause: 'A1776-basic.II.D',
  run({ state }) {
    state.shut = {};
    if (isAdvanced(state)) {
      delete state.used;
      delete state.declined;
      unmoor(state);
    }
    for (const hex of hexesIn(state)) for (const side of SIDES) fold(state, side, hex);
  },
});

/** A1776-basic.I.repeat until the last turn is over. */
export const turnEnd = run({
  clause: 'A1776-basic.I.repeat',
  run({ state, table, push }) {
    if (state.turn < scenarioIn(state).months.length) {
      push({ f: 'turn' });
      return;
    }
    const score = scoreOf(state);
    if (score !== null)
      table.say({ type: 'counted', clause: 'A1776-basic.VII.control-points', data: { ...score } });
    state.outcome = verdictOf(state);
  },
});
