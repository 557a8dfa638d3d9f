import fc from 'fast-check';

import { endings, history, planned } from '../../../test/competition/events.js';
import { tableOf } from '../../../test/competition/tables.js';
import { LONG } from '../../../test/long.js';
import type { Contestant, EntryNumber, Table } from '../table/table.js';
import { isDecided } from '../table/table.js';
import type { RankRange, Standing, TiebreakName } from './index.js';
import { rangesOf, standingsOf } from './index.js';

const ORDERS: readonly (readonly TiebreakName[])[] = [
  [],
  ['LOT'],
  ['BH', 'SB', 'LOT'],
  ['DE', 'BH-C1', 'WON', 'LOT'],
  ['FB', 'DE', 'SB'],
  ['ARO', 'BH-M1', 'PS', 'DE', 'LOT'],
  ['KS', 'WIN', 'TPR'],
];

const anyOrder = fc.constantFrom(...ORDERS);

const rangeOf = (ranges: readonly RankRange[], entry: EntryNumber): readonly [number, number] => {
  const range = ranges.find((one) => one.entry === entry)!;
  return [range.best, range.worst];
};

const drawn = ({ contestants }: Table): readonly EntryNumber[] =>
  contestants.map(({ entry }) => entry);

describe('ranges of what is still possible', () => {
  test('hold the final rank at every step, and never grow', () => {
    fc.assert(
      fc.property(planned({ least: 2, most: 9, rounds: 5 }), anyOrder, (event, order) => {
        const tables = history(event);
        const last = tables.at(-1)!;
        const final = standingsOf(last, order, drawn(last));
        let before: readonly RankRange[] | null = null;
        for (const table of tables) {
          const ranges = rangesOf(table, order);
          for (const { entry, rank } of final) {
            const [best, worst] = rangeOf(ranges, entry);
            expect(best <= rank && rank <= worst).toBe(true);
            const [most, least] = before ? rangeOf(before, entry) : [1, event.count];
            expect(best >= most && worst <= least).toBe(true);
          }
          before = ranges;
        }
      }),
      { seed: 38, numRuns: LONG ? 10_000 : 200 },
    );
  });

  test('hold the final rank whichever way the pairings that are open end', () => {
    fc.assert(
      fc.property(planned({ least: 3, most: 7, rounds: 4 }), anyOrder, (event, order) => {
        const { now, all } = endings(event, LONG ? 9 : 4);
        const ranges = rangesOf(now, order);
        for (const table of all)
          for (const { entry, rank } of standingsOf(table, order, drawn(table))) {
            const [best, worst] = rangeOf(ranges, entry);
            expect(best <= rank && rank <= worst).toBe(true);
          }
      }),
      { seed: 39, numRuns: 60 },
    );
  });

  test('are exactly what all endings bring, where tie-breaks are told as far as they are fixed', () => {
    const orders: readonly (readonly TiebreakName[])[] = [
      [],
      ['LOT'],
      ['BH', 'SB', 'LOT'],
      ['PS', 'BH-M1'],
      ['FB'],
    ];
    fc.assert(
      fc.property(
        planned({ least: 3, most: 7, rounds: 4 }),
        fc.constantFrom(...orders),
        (event, order) => {
          const { now, all } = endings(event, LONG ? 9 : 4);
          const expected = naive(now, all, order);
          for (const { entry, best, worst, endings: looked } of rangesOf(now, order)) {
            expect(looked).not.toBeNull();
            expect([best, worst]).toEqual(expected(entry));
          }
        },
      ),
      { seed: 40, numRuns: LONG ? 60 : 100 },
    );
  });

  test('are the rank itself where all is over and no lot decides', () => {
    fc.assert(
      fc.property(planned({ least: 2, most: 9, rounds: 4 }), anyOrder, (event, order) => {
        const last = history(event).at(-1)!;
        const told = order.filter((name) => name !== 'LOT');
        for (const { entry, rank } of standingsOf(last, told, null))
          expect(rangeOf(rangesOf(last, told), entry)).toEqual([rank, rank]);
      }),
      { seed: 41, numRuns: LONG ? 5_000 : 300 },
    );
  });
});

/** Tie-breaks without DE, by comparing two and two in every ending. */
function naive(now: Table, all: readonly Table[], order: readonly TiebreakName[]) {
  const isRunning = ({ parts }: Contestant): boolean => !parts.every(isDecided);
  const by = new Map(now.contestants.map((one) => [one.entry, one]));
  const isFixed = (one: Contestant): boolean =>
    [one, ...one.parts.flatMap(({ opponent }) => by.get(opponent ?? 0) ?? [])].every(
      (each) => !isRunning(each),
    );
  const told = new Map(standingsOf(now, order, null).map((one) => [one.entry, one]));
  const valueOf = (entry: EntryNumber, at: number) =>
    told.get(entry)!.tiebreaks[at]!.value ?? -Infinity;
  /** 1: `other` is above; -1: below; 0: level; null: either way. */
  const above = (one: Standing, other: Standing): number | null => {
    if (one.points !== other.points) return Math.sign(other.points - one.points);
    for (let at = 0; at < order.length; at += 1) {
      if (order[at] === 'LOT') return null;
      if (![one, other].every(({ entry }) => isFixed(by.get(entry)!))) return null;
      const difference = valueOf(other.entry, at) - valueOf(one.entry, at);
      if (difference > 0 || difference < 0) return Math.sign(difference);
    }
    return 0;
  };
  const tables = all.map((table) => standingsOf(table, [], null));
  return (entry: EntryNumber): readonly [number, number] => {
    const counts = tables.map((standings) => {
      const own = standings.find((one) => one.entry === entry)!;
      const found = standings.filter((one) => one !== own).map((other) => above(own, other));
      return [
        found.filter((one) => one === 1).length,
        found.filter((one) => one === 1 || one === null).length,
      ];
    });
    return [
      1 + Math.min(...counts.map(([low]) => low!)),
      1 + Math.max(...counts.map(([, high]) => high!)),
    ];
  };
}

describe('one range', () => {
  const told = (table: Table, order: readonly TiebreakName[]) =>
    rangesOf(table, order).map(({ best, worst, endings: looked }) => [best, worst, looked]);

  test('before anything is paired everything is possible', () => {
    expect(told(tableOf(['', '', ''], { rounds: 2 }), [])).toEqual([
      [1, 3, null],
      [1, 3, null],
      [1, 3, null],
    ]);
  });

  test('one game between two, and one who has finished among them', () => {
    // 1 and 2 play with a point each; 3 has finished with 2, 4 with ½. Who wins comes level with 3.
    const table = tableOf(['W4 Z R2', 'L3 B R1', 'W2 D4 H', 'L1 D3 Z']);
    expect(told(table, ['BH'])).toEqual([
      [1, 3, 3],
      [1, 3, 3],
      [1, 2, 3],
      [4, 4, 1],
    ]);
  });

  test('a direct encounter that is over tells two apart, unless a third may come level', () => {
    // 1 beat 2; both have finished with 1. Who wins of 3 and 4 has 1 as well, and then nothing is told.
    expect(told(tableOf(['W2 Z', 'L1 B', 'Z R4', 'Z R3']), ['DE'])).toEqual([
      [1, 3, 3],
      [1, 3, 3],
      [1, 4, 3],
      [1, 4, 3],
    ]);
    // With 1½ before their game they are above for certain.
    const apart = tableOf(['W2 Z Z', 'L1 B Z', 'B H R4', 'H B R3']);
    expect(told(apart, ['DE'])).toEqual([
      [3, 3, 1],
      [4, 4, 1],
      [1, 2, 3],
      [1, 2, 3],
    ]);
  });

  test('two games a pairing have five endings, and half-finished ones three', () => {
    expect(told(tableOf(['RR2', 'RR1'], { legs: 2 }), ['DE'])[0]).toEqual([1, 2, 5]);
    expect(told(tableOf(['WR2', 'LR1'], { legs: 2 }), [])[0]).toEqual([1, 1, 3]);
  });
});

describe('the order of entrants in memory', () => {
  test('changes neither standings nor ranges', () => {
    const event = planned({ least: 2, most: 9, rounds: 4 });
    fc.assert(
      fc.property(event, anyOrder, fc.integer(), fc.nat(100), (plan, order, turn, step) => {
        const tables = history(plan);
        const table = tables[step % tables.length]!;
        const by = (one: Contestant) => Math.sin(one.entry * (turn % 1000));
        const shuffled = {
          ...table,
          contestants: [...table.contestants].sort((a, b) => by(a) - by(b)),
        };
        const lots = drawn(table);
        expect(standingsOf(shuffled, order, lots)).toEqual(standingsOf(table, order, lots));
        expect(rangesOf(shuffled, order)).toEqual(rangesOf(table, order));
      }),
      { seed: 42, numRuns: LONG ? 5_000 : 300 },
    );
  });
});
