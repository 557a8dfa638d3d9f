import { frame, type Outcome } from '../../kernel/frame.js';
import { other, SIDES } from '../components/side.js';
import type { ArriveFrame, SegmentFrame, SideFrame } from '../frames.js';
import { fold, hexesIn } from '../questions/force.js';
import { scoreOf, type Score } from '../questions/score.js';
import { dueIn } from '../questions/arrival.js';
import { scenarioIn, type State1776 } from '../state.js';
import { run } from './phase.js';

/** A1776-basic.intro.3, A1776-basic.I the segment of the first player, that of the second (A1776-basic.I.C, A1776-basic.I.D). */
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

/** A1776-basic.VI.B arrivals, A1776-basic.I.A movement, A1776-basic.I.B combat. */
export const segment = run<SegmentFrame>({
  clause: 'A1776-basic.I.A',
  run({ state, frame: { by }, table, push }) {
    table.say({ type: 'segment', clause: 'A1776-basic.I.A', data: { side: by } });
    push(
      ...dueIn(state, by).map((nth) => frame<ArriveFrame>({ f: 'arrive', by, nth })),
      frame<SideFrame>({ f: 'movement', by }),
      frame<SideFrame>({ f: 'combat', by }),
      frame<SideFrame>({ f: 'segment-end', by }),
    );
  },
});

/** A1776-basic.II.D no MP are kept; whoever has moved may move again in his next segment. */
export const segmentEnd = run<SegmentFrame>({
  clause: 'A1776-basic.II.D',
  run({ state }) {
    state.shut = {};
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
    if (score === null) throw new Error('a scenario that counts nothing');
    table.say({ type: 'counted', clause: 'A1776-basic.VII.control-points', data: { ...score } });
    state.outcome = outcomeOf(state, score);
  },
});

/** A1776-basic.V.victory: A1776-basic.VII.victory.british a lead of so many; A1776-basic.VII.victory.american anything less: there is no draw. */
function outcomeOf(state: State1776, { us, gb }: Score): Outcome {
  const { victory } = scenarioIn(state);
  if (victory.by === 'points' && gb - us >= victory.margin)
    return { winner: 'gb', reason: 'points', clause: 'A1776-basic.VII.victory.british' };
  return { winner: 'us', reason: 'held', clause: 'A1776-basic.VII.victory.american' };
}
