import type { Odds, OddsRow } from '../../kernel/ruleset.js';
import type { Text } from '../../kernel/text.js';
import { other, type Side, SIDES } from '../components/side.js';
import { COLUMN_IDS, type MeetingInput, MOST_IN_SERIES } from './inputs.js';
import { modifiersIn } from './modifiers.js';
import { leftAfter, type Meeting, meetings, strengths } from './round.js';

type Left = Readonly<Record<Side, number>>;

/**
 * The probabilities with which a pair of strengths is left: the series is over (`over`), or may go on after an attack
 * of that side.
 */
interface Chances {
  over: number;
  us: number;
  gb: number;
}

/** The side that has too many points for computing a series; null: neither. */
export function tooMany(input: MeetingInput): { field: string; text: Text } | null {
  const whole = strengths(input);
  const side = SIDES.find((one) => whole[one] > MOST_IN_SERIES);
  if (side === undefined) return null;
  const en = `come to ${whole[side]} points; a series is worked out for at most ${MOST_IN_SERIES} a side.`;
  const ja = `は合計${whole[side]}ポイントですが、連続する戦闘の計算は1陣営${MOST_IN_SERIES}ポイントまでです。`;
  return { field: `${side}.units`, text: { en, ja } };
}

/**
 * A1776-adv.II.D.1, A1776-adv.II.D.3 the odds of a whole series, in which both sides go on as their inputs say: a row
 * for each pair of points left at the end. `attacker` began. null: too many points.
 */
export function seriesOdds(input: MeetingInput): Odds | null {
  const { attacker } = input;
  const whole = strengths(input);
  if (tooMany(input) !== null) return null;
  const meet = meetings(input);
  const first = meet(attacker, whole);
  if (first === null || first.column < 0) return { modifiers: [], rows: [] };
  const grid = Array.from({ length: whole.us + 1 }, () =>
    Array.from({ length: whole.gb + 1 }, (): Chances => ({ over: 0, us: 0, gb: 0 })),
  );
  const fight = (meeting: Meeting, left: Left, chance: number): void => {
    for (const round of meeting.rounds) {
      const after = leftAfter(round, meeting.attacker, left);
      const chances = grid[after.us]?.[after.gb];
      if (chances !== undefined)
        chances[round.over ? 'over' : meeting.attacker] += chance * round.probability;
    }
  };
  fight(first, whole, 1);
  const rows: OddsRow[] = [];
  // A series goes on only after a combat that cost somebody points, so each pair of strengths follows from larger ones.
  for (let us = whole.us; us >= 0; us--)
    for (let gb = whole.gb; gb >= 0; gb--) {
      const left = { us, gb };
      const chances = grid[us]?.[gb] ?? { over: 0, us: 0, gb: 0 };
      for (const last of ['us', 'gb'] as const) {
        const next = chances[last] === 0 ? null : nextOf(input, last, (side) => meet(side, left));
        if (next === null) chances.over += chances[last];
        else fight(next, left, chances[last]);
      }
      if (chances.over > 0)
        rows.push({
          result: { attacker: left[attacker], defender: left[other(attacker)] },
          probability: chances.over,
        });
    }
  return { modifiers: modifiersIn(input, first), rows };
}

/**
 * A1776-adv.II.D.2.a, A1776-adv.II.D.2.c the next attack: the last attacker is asked before the other side;
 * A1776-adv.II.C.2 nobody attacks out of works. null: no attack.
 */
function nextOf(
  input: MeetingInput,
  last: Side,
  meet: (attacker: Side) => Meeting | null,
): Meeting | null {
  for (const side of input.works === undefined ? [last, other(last)] : [last]) {
    const { until } = input[side];
    const meeting = until === undefined ? null : meet(side);
    if (meeting !== null && meeting.column >= COLUMN_IDS.indexOf(until ?? '')) return meeting;
  }
  return null;
}
