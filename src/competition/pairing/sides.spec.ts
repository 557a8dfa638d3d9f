import { tableOf, wishOf } from '../../../test/competition/swiss-event.js';
import type { Part, Side } from '../table/table.js';
import { pairSwiss } from './index.js';

const partOf = (side: Side | null, opponent: number): Part =>
  side === null
    ? { how: 'REQUESTED_BYE', opponent: null, points: 0, legs: [] }
    : { how: 'PLAYED', opponent, points: 0, legs: [{ side, points: 0, began: true }] };

/** Who of entries 1 and 2 has the first side, after rounds in which they had these, against others. */
function firstAfter(one: (Side | null)[], two: (Side | null)[], drawn = 0): number | undefined {
  const table = tableOf(2, 9);
  const contestants = table.contestants.map((contestant, k) => ({
    ...contestant,
    parts: (k ? two : one).map((side, round) => partOf(side, 10 * (k + 1) + round)),
  }));
  const answer = pairSwiss(wishOf({ ...table, contestants }, one.length + 1, { lot: () => drawn }));
  return 'pairs' in answer ? answer.pairs[0]?.first : undefined;
}

describe('the first side', () => {
  it('goes to the one who has had it less often', () => {
    expect(firstAfter([0], [1])).toBe(2);
    expect(firstAfter([1], [0])).toBe(1);
    expect(firstAfter([1], [null])).toBe(1);
  });

  it('goes, where sides are even, to the one who has had it longer ago than the other side', () => {
    expect(firstAfter([0, 1], [1, 0])).toBe(1);
    expect(firstAfter([1, 0], [0, 1])).toBe(2);
    expect(firstAfter([null, null], [1, 0])).toBe(1);
  });

  it('goes, where both are due the same, as who has waited longer for it is due', () => {
    expect(firstAfter([0, null, 1], [null, 0, 1])).toBe(1);
    expect(firstAfter([null, 1, 0], [1, null, 0])).toBe(1);
  });

  it('is drawn where nothing tells the two apart', () => {
    expect([0, 1].map((drawn) => firstAfter([], [], drawn))).toEqual([1, 2]);
    expect([0, 1].map((drawn) => firstAfter([0, 1], [0, 1], drawn))).toEqual([1, 2]);
  });
});
