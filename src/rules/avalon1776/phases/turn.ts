import { type Frame, frame } from '../../kernel/frame.js';
import { other, type Side, SIDES } from '../components/side.js';
import type { AppearFrame, ArriveFrame, OpeningFrame, SegmentFrame, SideFrame } from '../frames.js';
import { dueIn } from '../questions/arrival.js';
import { unmoor } from '../questions/boats.js';
import { announce, landable } from '../questions/campaign/appearance.js';
import { rollsForNavy } from '../questions/campaign/navy.js';
import { hasComing } from '../questions/campaign/stations.js';
import { holdsTwenty, missedMinimum } from '../questions/campaign/victory.js';
import { missingOf } from '../questions/campaign/west-indies.js';
import { fold, hexesIn } from '../questions/force.js';
import { scoreOf } from '../questions/score.js';
import { verdictOf } from '../questions/victory.js';
import { dueToLeave } from '../questions/withdrawal.js';
import { isAdvanced, scenarioIn, type State1776 } from '../state.js';
import { endsYear } from './attrition.js';
import { dispatches } from './dispatch.js';
import { rollsForFrance } from './france.js';
import { enlist, guardHaven } from './navy.js';
import { run } from './phase.js';
import { opensQuarter } from './quarter.js';

/**
 * A1776-basic.intro.3, A1776-basic.I a turn: the segment of the first player, then that of the second (A1776-basic.I.C,
 * A1776-basic.I.D); A1776-camp.sequence the interphase of a quarter comes before them, attrition after them.
 */
export const turn = run({
  clause: 'A1776-basic.I',
  run({ state, table, push }) {
    const { first, months } = scenarioIn(state);
    state.turn += 1;
    const month = months[state.turn - 1] ?? null;
    table.say({ type: 'turn', clause: 'A1776-basic.I', data: { turn: state.turn, month } });
    enlist(state);
    push(
      ...(opensQuarter(state) ? [{ f: 'quarter' }] : []),
      ...(rollsForNavy(state) ? [{ f: 'navy' }] : []),
      ...(rollsForFrance(state) ? [{ f: 'alliance' }] : []),
      frame<SegmentFrame>({ f: 'segment', by: first }),
      frame<SegmentFrame>({ f: 'segment', by: other(first) }),
      { f: 'turn-end' },
    );
  },
});

const of = (f: string, by: Side): SideFrame => ({ f, by });

/**
 * A1776-basic.I.A, A1776-basic.I.B the frames of a segment: movement and combat; A1776-adv.seq the Advanced Game has
 * others before, between and after them.
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

/** A segment: A1776-basic.VI.B arrivals, A1776-basic.I.A movement, A1776-basic.I.B combat. */
export const segment = run<SegmentFrame>({
  clause: 'A1776-basic.I.A',
  run({ state, frame: { by }, table, push }) {
    table.say({ type: 'segment', clause: 'A1776-basic.I.A', data: { side: by } });
    if (by === 'gb') announce(state);
    push(
      ...(by === 'us' && dueToLeave(state).length > 0 ? [of('recall', by)] : []),
      ...dueIn(state, by).map((nth) => frame<ArriveFrame>({ f: 'arrive', by, nth })),
      ...(by === 'gb' ? landable(state) : []).map(({ letter, units }) =>
        frame<AppearFrame>({ f: 'appear', by, letter, left: { ...units } }),
      ),
      ...(hasComing(state, by) ? [of('muster', by)] : []),
      ...(by === 'us' && state.withdraws ? [of('evacuation', by)] : []),
      ...(by === 'gb' ? dispatches(missingOf(state)) : []),
      ...phasesOf(isAdvanced(state), by),
    );
  },
});

/**
 * A1776-basic.II.D the end of a segment: no MP are saved up; units that have moved may move again in the next segment
 * of their side.
 */
export const segmentEnd = run<SegmentFrame>({
  clause: 'A1776-basic.II.D',
  run({ state, table }) {
    state.shut = {};
    if (isAdvanced(state)) {
      delete state.used;
      delete state.declined;
      delete state.attacks;
      delete state.busy;
      delete state.fought;
      anchor(state);
      unmoor(state);
      guardHaven(state, table);
    }
    for (const hex of hexesIn(state)) for (const side of SIDES) fold(state, side, hex);
  },
});

/** A1776-basic.I.repeat the end of a turn: another one follows, until the last turn is over. */
export const turnEnd = run({
  clause: 'A1776-basic.I.repeat',
  run({ state, table, push }) {
    if (scenarioIn(state).victory.by === 'war') {
      state.outcome = missedMinimum(state);
      if (state.outcome !== null) return;
    }
    if (state.turn < scenarioIn(state).months.length) {
      count(state);
      push(...(endsYear(state) ? [{ f: 'attrition' }] : []), { f: 'turn' });
      return;
    }
    const score = scoreOf(state);
    if (score !== null)
      table.say({ type: 'counted', clause: 'A1776-basic.VII.control-points', data: { ...score } });
    state.outcome = verdictOf(state);
  },
});

/** A1776-camp.IV.A records whether the twenty towns were British when this turn ended. */
function count(state: State1776): void {
  if (scenarioIn(state).victory.by !== 'war') return;
  if (holdsTwenty(state)) state.twenty = true;
  else delete state.twenty;
}

/** At the end of a segment every fleet becomes able to move again in its owner's next segment. */
function anchor(state: State1776): void {
  if (state.ships === undefined) return;
  state.ships = Object.fromEntries(
    Object.entries(state.ships).map(([id, { as: _, paid: __, ...ship }]) => [id, ship]),
  );
}
