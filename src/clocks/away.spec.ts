import { seeded } from '../rules/index.js';
import { daysLeft, daysUsed, type Taken, within, without } from './away.js';
import type { Sleep } from './clock.js';
import { DAY } from './presets.js';

const taken = (day: number, days: number): Taken => ({ takenAt: day * DAY, days });
const left = (day: number, ...blocks: Taken[]): number => daysLeft(0, blocks, day * DAY);

describe('days away', () => {
  it('are earned day by day, 30 in a year, and kept up to 30', () => {
    expect([0, 12, 13, 365 / 12, 73, 365, 4_000].map((day) => left(day))).toEqual([
      ...[0, 0, 1, 2, 6, 30, 30],
    ]);
  });

  it('are spent by what was taken, and earned again', () => {
    expect(left(365, taken(365, 14))).toBe(16);
    expect(left(400, taken(365, 14), taken(365, 14))).toBe(4);
    expect(left(4_000, taken(365, 14))).toBe(30);
    expect(left(365, taken(73, 6), taken(200, 0))).toBe(24);
  });

  it('of a player whose beginning lies ahead are none', () => {
    expect(daysLeft(DAY, [], 0)).toBe(0);
    expect(daysLeft(Infinity, [], DAY)).toBe(0);
  });

  it('are used when they have begun', () => {
    expect([-5, 0, 0.1, 1, 1.1, 14].map((days) => daysUsed(0, days * DAY))).toEqual([
      ...[0, 0, 1, 1, 2, 14],
    ]);
  });
});

describe('stretches of time', () => {
  it('are cut at two instants, and by each other', () => {
    const all: Sleep[] = [
      [0, 10],
      [20, 30],
    ];
    expect(within(all, 5, 20)).toEqual([[5, 10]]);
    expect(without(all, [[8, 22]])).toEqual([
      [0, 8],
      [22, 30],
    ]);
    expect(without(all, [[2, 4]])).toEqual([
      [0, 2],
      [4, 10],
      [20, 30],
    ]);
    expect(without(all, all)).toEqual([]);
  });

  it('without others, and those others within them, are the whole', () => {
    const random = seeded(7);
    const drawn = (): Sleep[] => {
      const edges = Array.from({ length: 6 }, () => random(100)).sort((a, b) => a - b);
      return within([edges.slice(0, 2), edges.slice(2, 4), edges.slice(4)] as never, 0, 100);
    };
    const holds = (all: readonly Sleep[], at: number): boolean =>
      all.some(([from, until]) => from <= at && at < until);
    for (let round = 0; round < 200; round++) {
      const [one, other] = [drawn(), drawn()];
      const rest = without(one, other);
      for (let at = 0; at < 100; at++)
        expect(holds(rest, at)).toBe(holds(one, at) && !holds(other, at));
    }
  });
});
