import { afterRound, chanceOf, tableOf, wishOf } from '../../../test/competition/swiss-event.js';
import { balanceOf, pointsOf, type Table } from '../table/table.js';
import { mayPair, pairSwiss, roundRobin, why } from './index.js';
import type { Proposal, SwissWish } from './wish.js';

function paired(wish: SwissWish): Proposal {
  const answer = pairSwiss(wish);
  if (!('pairs' in answer)) throw new Error(answer.relaxations.join(' '));
  return answer;
}

/** An event of that size after three rounds. */
function under(size: number, seed: number): Table {
  const chance = chanceOf(seed);
  let table = tableOf(size, 6);
  for (const round of [1, 2, 3]) table = afterRound(table, paired(wishOf(table, round)), chance);
  return table;
}

const worth = ({ cost }: Proposal): number[] => [
  ...[cost.rematches, cost.gaps, cost.bye, cost.floats, cost.fold],
];
const points = (table: Table, entry: number): number => pointsOf(table.contestants[entry - 1]!);
const isMore = (a: number[], b: number[]): boolean => {
  const k = a.findIndex((digit, nth) => digit !== b[nth]);
  return k >= 0 && a[k]! > b[k]!;
};

describe('why two meet', () => {
  it('names their cost, and a round without them that costs no less', () => {
    for (let seed = 0; seed < 8; seed++) {
      const wish = wishOf(under(13, seed), 4);
      const proposal = paired(wish);
      for (const pair of proposal.pairs) {
        const { cost, without } = why(wish, proposal, pair);
        expect(cost).toEqual(pair.cost);
        if (!without || !('pairs' in without)) continue;
        const met = without.pairs.map(({ first, second }) => [first, second].sort().join());
        expect(met).not.toContain([pair.first, pair.second].sort().join());
        expect(isMore(worth(proposal), worth(without))).toBe(false);
      }
    }
  });

  it('names those who would have been cheaper and were barred, and by what', () => {
    let named = 0;
    for (let seed = 0; seed < 8; seed++) {
      const table = under(16, seed);
      const wish = wishOf(table, 4, { forbidden: [[1, 2]] });
      const proposal = paired(wish);
      for (const pair of proposal.pairs) {
        for (const { entry, other, barrier } of why(wish, proposal, pair).missing) {
          named += 1;
          expect([pair.first, pair.second]).toContain(entry);
          expect([pair.first, pair.second]).not.toContain(other);
          expect(mayPair(wish, entry, other)).toBe(barrier);
          expect((points(table, entry) - points(table, other)) ** 2).toBeLessThanOrEqual(
            pair.cost.gaps,
          );
        }
      }
    }
    expect(named).toBeGreaterThan(20);
  });

  it('takes the pin off a pinned pair to say what would be without it', () => {
    const wish = wishOf(tableOf(8, 3), 1, { pinned: [[8, 7]] });
    const proposal = paired(wish);
    const pair = proposal.pairs.find(({ first, second }) => first + second === 15)!;
    expect(why(wish, proposal, pair).without).toEqual(paired(wishOf(tableOf(8, 3), 1)));
  });

  it('is not asked about two who do not meet', () => {
    const wish = wishOf(tableOf(8, 3), 1);
    const { cost } = paired(wish).pairs[0]!;
    const stray = { first: 1, second: 2, cost };
    expect(() => why(wish, paired(wish), stray)).toThrow('1 and 2 do not meet');
  });

  it('solves no round anew where more than 128 play', () => {
    const wish = wishOf(tableOf(130, 3), 1);
    const proposal = paired(wish);
    expect(why(wish, proposal, proposal.pairs[0]!).without).toBeNull();
  });
});

describe('whether two may meet', () => {
  const table = under(12, 5);
  const side = (entry: number): number => balanceOf(table.contestants[entry - 1]!);
  const met = (entry: number): number => table.contestants[entry - 1]!.parts[0]!.opponent!;

  it('is refused to those who have met, and allowed while there are rematches', () => {
    const wish = wishOf(table, 4, { sideLimit: 2 });
    expect(mayPair(wish, 1, met(1))).toBe('REMATCH');
    expect(mayPair({ ...wish, rematches: 1 }, 1, met(1))).toBeNull();
  });

  it('is refused to those whom the director keeps apart, and to those who do not play', () => {
    const wish = wishOf(table, 4, { forbidden: [[2, 1]] });
    expect(mayPair(wish, 1, 2)).toBe('FORBIDDEN');
    expect(mayPair({ ...wish, playing: [1, 3] }, 1, 2)).toBe('NOT_PLAYING');
    expect(mayPair(wish, 1, 1)).toBe('NOT_PLAYING');
  });

  it('is refused where both have had the same side more often', () => {
    const wish = wishOf(table, 4, { rematches: 1 });
    const entries = table.contestants.map(({ entry }) => entry);
    const rounds = entries.slice(1).map((_, round) => roundRobin(entries, false, round) ?? []);
    for (const { first, second } of rounds.flat()) {
      const barred = side(first) === side(second);
      expect(mayPair(wish, first, second)).toBe(barred ? 'SIDE_LIMIT' : null);
    }
  });
});
