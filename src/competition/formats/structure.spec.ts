import fc from 'fast-check';

import { FORMATS } from './formats.js';
import { bracketRounds, type Match, structureOf } from './structure.js';

type Somebody = number | null;

/** The bracket played to its end; `better` tells which of two wins. Everybody's losses, and who met whom. */
function playedOut(
  entrants: number,
  matches: readonly Match[],
  better: (one: number, other: number) => number,
) {
  const ends: { winner: Somebody; loser: Somebody; first: Somebody; isPlayed: boolean }[] = [];
  const losses = new Map<number, Match[]>();
  for (const { number: _, ...match } of matches) {
    const [first, second] = match.feeds.map((feed): Somebody => {
      if (feed.of === 'SEED') return feed.seed <= entrants ? feed.seed : null;
      const end = ends[feed.match - 1]!;
      return feed.of === 'WINNER' ? end.winner : end.loser;
    }) as [Somebody, Somebody];
    const before = ends.at(-1);
    const isIdle = match.bracket === 'RESET' && before?.winner === before?.first;
    if (first === null || second === null || isIdle) {
      const winner = isIdle ? first : (first ?? second);
      ends.push({ winner, loser: isIdle ? second : null, first, isPlayed: false });
      continue;
    }
    const winner = better(first, second);
    const loser = winner === first ? second : first;
    losses.set(loser, [...(losses.get(loser) ?? []), { ...match, number: ends.length + 1 }]);
    ends.push({ winner, loser, first, isPlayed: true });
  }
  return { champion: ends.at(-1)?.winner, losses, ends };
}

const SIZES = Array.from({ length: 40 }, (_, i) => i + 2);
const LIVES = [1, 2] as const;

describe.each(LIVES)('A bracket in which who loses %i is out', (lives) => {
  test.each(SIZES)(
    'has one left of %i, whoever wins, and all others have lost as often',
    (count) => {
      const matches = structureOf(count, lives, true);
      fc.assert(
        fc.property(fc.infiniteStream(fc.boolean()), (coin) => {
          const better = (one: number, other: number) => (coin.next().value ? one : other);
          const { champion, losses } = playedOut(count, matches, better);
          for (let seed = 1; seed <= count; seed++) {
            const lost = losses.get(seed)?.length ?? 0;
            if (seed === champion) expect(lost).toBeLessThan(lives);
            else expect(lost).toBe(lives);
          }
        }),
        { seed: count, numRuns: 40 },
      );
    },
  );

  test.each(SIZES)(
    'gives %i entrants places that leave nobody out and nobody before their time',
    (count) => {
      const matches = structureOf(count, lives, false);
      const { champion, losses } = playedOut(count, matches, Math.min);
      expect(champion).toBe(1);
      const places = [...losses].map(([seed, lost]) => [seed, lost.at(-1)!.place] as const);
      for (const [, place] of places)
        expect(places.filter(([, other]) => other < place).length + 2).toBe(place);
      const order = places.toSorted(([a], [b]) => a - b).map(([, place]) => place);
      expect(order).toEqual(order.toSorted((a, b) => a - b));
    },
  );

  test.each(SIZES)('takes %i entrants as many rounds as its longest way', (count) => {
    const log = Math.ceil(Math.log2(count));
    expect(bracketRounds(count, 1)).toBe(log);
    const most = bracketRounds(count, 2);
    expect(most).toBeGreaterThanOrEqual(log + 1);
    expect(most).toBeLessThanOrEqual(2 * log);
    expect(FORMATS[lives === 1 ? 'KNOCKOUT' : 'DOUBLE_KNOCKOUT'].usual(count)).toBe(
      lives === 1 ? log : most,
    );
  });
});

test('The best two of a knockout meet in its last match, and the best four not before the one before', () => {
  for (const count of SIZES) {
    const matches = structureOf(count, 1, false);
    const stages = Math.max(...matches.map(({ stage }) => stage));
    const stageOf = new Map<number, number>();
    const { ends } = playedOut(count, matches, Math.min);
    matches.forEach(({ stage }, i) => {
      const loser = ends[i]!.loser;
      if (loser !== null) stageOf.set(loser, stage);
    });
    expect(stageOf.get(2)).toBe(stages);
    if (count >= 4) expect([stageOf.get(3), stageOf.get(4)]).toEqual([stages - 1, stages - 1]);
  }
});

/** No order of coming down, of those that turn or mirror a stage, has it later: all of them were tried. */
test.each([
  [8, 3],
  [16, 4],
  [32, 5],
  [64, 7],
])('Of %i nobody meets anybody again before stage %i of those who have lost', (count, earliest) => {
  const matches = structureOf(count, 2, true);
  const property = fc.property(fc.infiniteStream(fc.boolean()), (coin) => {
    const met = new Set<string>();
    const better = (one: number, other: number) => (coin.next().value ? one : other);
    const { ends } = playedOut(count, matches, better);
    matches.forEach(({ bracket, stage }, i) => {
      const { winner, loser, isPlayed } = ends[i]!;
      const key = [winner, loser].sort().join();
      if (bracket === 'LOSERS' && met.has(key)) expect(stage).toBeGreaterThanOrEqual(earliest);
      if (isPlayed) met.add(key);
    });
  });
  fc.assert(property, { seed: 38, numRuns: 300 });
});
