import { type Meeting, roundRobin } from './index.js';

const entries = (count: number): number[] => Array.from({ length: count }, (_, k) => 10 * (k + 1));
const SIZES = Array.from({ length: 40 }, (_, k) => k + 2);

/** All rounds there are. */
function roundsOf(all: readonly number[], double: boolean): readonly (readonly Meeting[])[] {
  const rounds: (readonly Meeting[])[] = [];
  for (let round = 0; ; round++) {
    const meetings = roundRobin(all, double, round);
    if (meetings === null) return rounds;
    rounds.push(meetings);
  }
}

/** By entry: the side it has in each round, null where it rests. */
function sidesIn(rounds: readonly (readonly Meeting[])[], entry: number): (0 | 1 | null)[] {
  return rounds.map((round) => {
    if (round.some(({ first }) => first === entry)) return 0;
    return round.some(({ second }) => second === entry) ? 1 : null;
  });
}

const balance = (sides: (0 | 1 | null)[]): number =>
  sides.filter((side) => side === 0).length - sides.filter((side) => side === 1).length;

describe('a round robin', () => {
  it('is that of the Berger tables', () => {
    const told = roundsOf([1, 2, 3, 4, 5, 6], false).map((round) =>
      round.map(({ first, second }) => `${first}-${second}`).join(' '),
    );
    expect(told).toEqual([
      '1-6 2-5 3-4',
      '6-4 5-3 1-2',
      '2-6 3-1 4-5',
      '6-5 1-4 2-3',
      '3-6 4-2 5-1',
    ]);
  });

  it.each(SIZES)('of %i lets everybody meet everybody once, nobody twice in a round', (count) => {
    const rounds = roundsOf(entries(count), false);
    const met = rounds.flat().map(({ first, second }) => [first, second].sort().join('-'));
    expect(new Set(met).size).toBe((count * (count - 1)) / 2);
    expect(met).toHaveLength((count * (count - 1)) / 2);
    for (const round of rounds) {
      const seated = round.flatMap(({ first, second }) => [first, second]);
      expect(new Set(seated).size).toBe(count - (count % 2));
      expect(seated).toHaveLength(count - (count % 2));
    }
  });

  it.each(SIZES)('of %i balances sides to 0 with an odd number, to 1 with an even one', (count) => {
    const rounds = roundsOf(entries(count), false);
    const balances = entries(count).map((entry) => Math.abs(balance(sidesIn(rounds, entry))));
    expect(new Set(balances)).toEqual(new Set([count % 2 ? 0 : 1]));
  });

  it.each(SIZES)('of %i, double, gives each pair both sides, and no side three times', (count) => {
    const rounds = roundsOf(entries(count), true);
    const met = rounds.flat().map(({ first, second }) => `${first}-${second}`);
    expect(new Set(met).size).toBe(count * (count - 1));
    expect(met).toHaveLength(count * (count - 1));
    for (const entry of entries(count)) {
      const sides = sidesIn(rounds, entry);
      expect(balance(sides)).toBe(0);
      expect(sides.join(' ')).not.toMatch(/0 0 0|1 1 1/);
    }
  });

  it('makes the round that is asked for, and none of the thousands of others', () => {
    let read = 0;
    const all = new Proxy(entries(2_000), {
      get(target, name) {
        read += typeof name === 'string' && /^\d+$/.test(name) ? 1 : 0;
        return Reflect.get(target, name) as unknown;
      },
    });
    expect(roundRobin(all, true, 3_000)).toHaveLength(1_000);
    expect(read).toBe(2_000);
  });

  it('has no rounds for less than two', () => {
    expect(roundsOf([], false)).toEqual([]);
    expect(roundsOf([4], true)).toEqual([]);
  });
});
