import { afterRound, chanceOf, tableOf, wishOf } from '../../../test/competition/swiss-event.js';
import { appraised, exchangesOf, mayPair, pairSwiss } from './index.js';
import type { Proposal, SwissWish } from './wish.js';

function paired(wish: SwissWish): Proposal {
  const answer = pairSwiss(wish);
  if (!('pairs' in answer)) throw new Error(answer.relaxations.join(' '));
  return answer;
}

/** The fourth round of an event of that size. */
function fourth(size: number): { wish: SwissWish; proposal: Proposal } {
  let table = tableOf(size, 6);
  for (const round of [1, 2, 3])
    table = afterRound(table, paired(wishOf(table, round)), chanceOf(size));
  const wish = wishOf(table, 4);
  return { wish, proposal: paired(wish) };
}

const setOf = ({ pairs, bye }: Proposal) => ({ pairs, byes: bye === null ? [] : [bye] });
const digitsOf = ({ cost }: Pick<Proposal, 'cost'>): number[] => [
  ...[cost.rematches, cost.gaps, cost.bye, cost.floats, cost.fold],
];

describe('what a round costs as it stands', () => {
  it('is what the pairing says of its own', () => {
    for (const size of [11, 12, 14, 15]) {
      const { wish, proposal } = fourth(size);
      expect(appraised(wish, setOf(proposal))).toEqual(proposal);
    }
  });

  it('is never less after an exchange that keeps the hard edges', () => {
    for (const size of [11, 12, 14, 15]) {
      const { wish, proposal } = fourth(size);
      for (const entry of wish.playing) {
        for (const { cost, bar } of exchangesOf(wish, setOf(proposal), entry)) {
          if (bar) continue;
          const [now, then] = [digitsOf(proposal), digitsOf({ cost })];
          const k = now.findIndex((digit, nth) => digit !== then[nth]);
          expect(k < 0 || then[k]! > now[k]!).toBe(true);
        }
      }
    }
  });
});

describe('with whom somebody can change places', () => {
  it('is everybody but their opponent', () => {
    const { wish, proposal } = fourth(13);
    const { first, second } = proposal.pairs[0]!;
    const others = exchangesOf(wish, setOf(proposal), first).map(({ entry }) => entry);
    expect(others.toSorted((a, b) => a - b)).toEqual(
      wish.playing.filter((one) => one !== first && one !== second),
    );
    const resting = exchangesOf(wish, setOf(proposal), proposal.bye!);
    expect(resting).toHaveLength(12);
  });

  it('names the two who may not meet, and who may not rest', () => {
    const seen = new Set<string>();
    for (const size of [11, 12, 14, 15]) {
      const { wish, proposal } = fourth(size);
      for (const entry of wish.playing) {
        for (const { bar } of exchangesOf(wish, setOf(proposal), entry)) {
          if (!bar) continue;
          seen.add(bar.barrier);
          const [one = 0, two = 0] = bar.entries;
          if (bar.barrier !== 'REST') expect(mayPair(wish, one, two)).toBe(bar.barrier);
        }
      }
    }
    expect(seen).toEqual(new Set(['REMATCH', 'SIDE_LIMIT', 'REST']));
  });

  it('is not asked of a round with somebody who does not play', () => {
    const { wish, proposal } = fourth(12);
    const fewer = { ...wish, playing: wish.playing.slice(1) };
    expect(() => appraised(fewer, setOf(proposal))).toThrow('entry 1 does not play');
  });
});
