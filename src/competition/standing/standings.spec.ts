import { tableOf } from '../../../test/competition/tables.js';
import type { Table } from '../table/table.js';
import type { TiebreakName } from './index.js';
import { standingsOf } from './index.js';

/** By entry, the first first. */
const valuesOf = (table: Table, name: TiebreakName): readonly (number | null | undefined)[] =>
  [...standingsOf(table, [name], null)]
    .sort((one, other) => one.entry - other.entry)
    .map(({ tiebreaks }) => tiebreaks[0]?.value);

const workingOf = (table: Table, name: TiebreakName, entry: number) =>
  standingsOf(table, [name], null).find((one) => one.entry === entry)?.tiebreaks[0]?.working ?? [];

// All have met. Points: 2½, 2, 1½, 0.
const PLAIN = tableOf(['W4 W3 D2', 'D3 W4 D1', 'D2 L1 W4', 'L1 L2 L3'], {
  ratings: [2000, 1900, 1800, 1700],
});

// 4 forfeits and withdraws, 3 sits out round 3, 1 and 5 sit out the last. Points: 3, 2½, 2½, 0, 1. As opponents: 4
// counts 0 + ½ + ½ + ½ (art. 16.2.5), 5 counts 1 + 0 + 0 + ½; 3's bye is followed by a game, and counts what it
// brought. A dummy has at most 4 × ½ = 2 (16.4.2).
const ROWS = ['W2 D3 W5 H', 'L1 W5 B D3', '+4 D1 H D2', '-3 Z Z Z', 'B L2 L1 Z'];
const UNPLAYED = tableOf(ROWS, { ratings: [2000, 1900, 1800, 1700, 1600] });

describe('tie-breaks, worked by hand', () => {
  test.each<[TiebreakName, readonly (number | null)[]]>([
    ['BH', [0 + 1.5 + 2, 1.5 + 0 + 2.5, 2 + 2.5 + 0, 2.5 + 2 + 1.5]],
    ['BH-C1', [1.5 + 2, 1.5 + 2.5, 2 + 2.5, 2.5 + 2]],
    ['BH-M1', [1.5, 1.5, 2, 2]],
    // The last round drawn makes the scores 2½, 2, 1, ½.
    ['FB', [0.5 + 1 + 2, 1 + 0.5 + 2.5, 2 + 2.5 + 0.5, 2.5 + 2 + 1]],
    ['SB', [0 + 1.5 + 2 / 2, 1.5 / 2 + 0 + 2.5 / 2, 2 / 2 + 0, 0]],
    ['WIN', [2, 1, 1, 0]],
    ['WON', [2, 1, 1, 0]],
    ['PS', [1 + 2 + 2.5, 0.5 + 1.5 + 2, 0.5 + 0.5 + 1.5, 0]],
    // Half of three points: 1, 2 and 3 have it.
    ['KS', [1 + 0.5, 0.5 + 0.5, 0.5 + 0, 0]],
    ['ARO', [1800, 1833, 1867, 1900]],
    // 83, 67, 50 and 0 percent.
    ['TPR', [1800 + 273, 1833 + 125, 1867, 1900 - 800]],
    ['DE', [null, null, null, null]],
  ])('%s where all have met', (name, expected) => {
    expect(valuesOf(PLAIN, name)).toEqual(expected);
  });

  test.each<[TiebreakName, readonly (number | null)[]]>([
    // The forfeit won counts the lower of one's own score and the absent opponent's (16.4.1).
    ['BH', [2.5 + 2.5 + 1.5 + 2, 3 + 1.5 + 2 + 2.5, 1.5 + 3 + 2 + 2.5, 0, 1 + 2.5 + 3 + 1]],
    // Rounds sat out are cut before lower ones that were played (16.5); the forfeit won is none of them.
    ['BH-C1', [2.5 + 2.5 + 1.5, 3 + 2 + 2.5, 1.5 + 3 + 2.5, 0, 1 + 2.5 + 3]],
    ['BH-M1', [2.5 + 1.5, 2 + 2.5, 1.5 + 2.5, 0, 1 + 2.5]],
    ['SB', [2.5 + 2.5 / 2 + 1.5 + 2 / 2, 1.5 + 2 + 2.5 / 2, 1.5 + 3 / 2 + 2 / 2 + 2.5 / 2, 0, 1]],
    ['WIN', [2, 2, 1, 0, 1]],
    ['WON', [2, 1, 0, 0, 0]],
    ['PS', [1 + 1.5 + 2.5 + 3, 0 + 1 + 2 + 2.5, 1 + 1.5 + 2 + 2.5, 0, 4]],
    // Half of four points: 1, 2 and 3 have it.
    ['KS', [1 + 0.5, 0 + 0.5, 0.5 + 0.5, 0, 0]],
    ['ARO', [1767, 1800, 1950, null, 1950]],
    ['TPR', [1767 + 273, 1800, 1950, null, 1950 - 800]],
  ])('%s where rounds were not played', (name, expected) => {
    expect(valuesOf(UNPLAYED, name)).toEqual(expected);
  });

  test('FB draws the games of the last round and leaves its byes', () => {
    const won = tableOf(['W2 D3 W5 H', 'L1 W5 B W3', '+4 D1 H L2', '-3 Z Z Z', 'B L2 L1 Z']);
    expect(valuesOf(won, 'FB')).toEqual(valuesOf(UNPLAYED, 'BH'));
    expect(valuesOf(won, 'BH')).not.toEqual(valuesOf(UNPLAYED, 'BH'));
  });

  test('FB is BH before the last round is paired', () => {
    const early = tableOf(ROWS, { rounds: 5 });
    expect(valuesOf(early, 'FB')).toEqual(valuesOf(early, 'BH'));
  });

  test('a forfeit in the last round counts as a draw played for FB', () => {
    // 1 ½ + ½, 2 ½ + ½, 3 ½ + ½, 4 ½ + ½ when round 2 is drawn; as it was 1½, ½, 1½, ½.
    const table = tableOf(['D2 +4', 'D1 L3', 'D4 W2', 'D3 -1']);
    expect(valuesOf(table, 'FB')).toEqual([2, 2, 2, 2]);
    expect(valuesOf(table, 'BH')).toEqual([0.5 + 0.5, 1.5 + 1.5, 0.5 + 0.5, 1.5 + 0.5]);
  });

  test('two who both forfeit have a round unplayed of their own will each', () => {
    // Points 2, 0, 1, 1: against each other 2 and 3 count at most the other's score.
    const table = tableOf(['W2 W4', 'L1 -3', 'W4 -2', 'L3 L1']);
    expect(valuesOf(table, 'BH')).toEqual([0 + 0, 2 + 0, 0 + 0, 1 + 2]);
    expect(valuesOf(table, 'BH-C1')).toEqual([0, 2, 0, 2]);
  });

  test('a late entry counts what it missed as nothing, and cuts it first', () => {
    // Points 1, 2, 1. The missed round of 3 is followed by a game: it counts 0 for others, a dummy of 1 for itself.
    const table = tableOf(['L2 W3', 'W1 B', 'Z L1']);
    const later = tableOf(['L2 W3 L3', 'W1 B B', 'Z L1 W1']);
    expect(valuesOf(table, 'BH')).toEqual([2 + 0, 1 + 1, 0 + 1]);
    expect(valuesOf(later, 'BH')).toEqual([3 + 1 + 1, 1 + 1.5 + 1.5, 1 + 1 + 1]);
    expect(workingOf(later, 'BH-C1', 3).map(({ counted }) => counted)).toEqual([false, true, true]);
  });

  test('a void pairing is a round without a game, and no will was in it', () => {
    // Points 1, ½, 0, ½; a dummy has at most one's own score.
    const table = tableOf(['V2 W3', 'V1 D4', 'B L1', 'H D2'], {
      points: { win: 1, draw: 0.5, loss: 0, bye: 0 },
    });
    expect(valuesOf(table, 'BH')).toEqual([1 + 0, 0.5 + 1, 0 + 1, 1 + 0.5]);
    expect(valuesOf(table, 'BH-C1')).toEqual([1, 1, 1, 0.5]);
  });

  test('a free round of an odd round robin is no half of all points', () => {
    // Two games each, so that one point is half: all three have it.
    const free = { win: 1, draw: 0.5, loss: 0, bye: 0 };
    const table = tableOf(['W2 L3 B', 'L1 B W3', 'B W1 L2'], { points: free });
    expect(valuesOf(table, 'KS')).toEqual([1, 1, 1]);
  });

  test('3 for a win and 1 for a draw go through SB, WIN and the dummy', () => {
    // Points 4, 4, 3, 0. A dummy has at most 2 × 1. 4's trailing byes count as two draws.
    const table = tableOf(['D2 W3', 'D1 B', 'B L1', 'Z Z'], {
      points: { win: 3, draw: 1, loss: 0, bye: 3 },
    });
    expect(valuesOf(table, 'BH')).toEqual([4 + 3, 4 + 2, 2 + 4, 0]);
    expect(valuesOf(table, 'SB')).toEqual([4 * 1 + 3 * 3, 4 * 1 + 2 * 3, 2 * 3, 0]);
    expect(valuesOf(table, 'WIN')).toEqual([1, 1, 1, 0]);
  });

  test('a pairing of two games is one opponent, two games and both sides', () => {
    // Points 1¼, ½, ¾... by games: 1 wins and draws against 2, loses and draws against 3.
    const table = tableOf(['WD2 LD3', 'LD1 WL4', 'WW4 WD1', 'LL3 LW2'], {
      legs: 2,
      ratings: [1800, 1700, 1600, 1500],
    });
    expect(valuesOf(table, 'BH')).toEqual([0.75 + 1.75, 1 + 0.5, 0.5 + 1, 1.75 + 0.75]);
    expect(valuesOf(table, 'SB')).toEqual([
      0.75 * 0.75 + 1.75 * 0.25,
      0.25 + 0.25,
      0.5 + 0.75,
      0.375,
    ]);
    expect(valuesOf(table, 'WON')).toEqual([1, 1, 3, 1]);
    expect(valuesOf(table, 'WIN')).toEqual([0, 0, 1, 0]);
    expect(valuesOf(table, 'ARO')).toEqual([1650, 1650, 1650, 1650]);
    expect(standingsOf(table, [], null).map(({ sides, played }) => [...sides, played])).toEqual(
      Array.from({ length: 4 }, () => [2, 2, 4]),
    );
  });

  test('ratings separate nobody where one is unrated', () => {
    const table = tableOf(['W2', 'L1'], { ratings: [2000, null] });
    expect([valuesOf(table, 'ARO'), valuesOf(table, 'TPR')]).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  test('a game that goes on counts for nothing yet', () => {
    const table = tableOf(['W2 R3', 'L1 B', 'B R1'], { ratings: [2000, 1900, 1800] });
    expect(valuesOf(table, 'ARO')).toEqual([1900, 2000, null]);
    expect(
      standingsOf(table, [], null).map(({ entry, points, played, sides }) => [
        entry,
        points,
        played,
        ...sides,
      ]),
    ).toEqual([
      [1, 1, 1, 2, 0],
      [2, 1, 1, 0, 1],
      [3, 1, 0, 0, 1],
    ]);
  });

  test('the working says whom, when and how much, and what was cut', () => {
    expect(workingOf(UNPLAYED, 'BH-C1', 1)).toEqual([
      { entry: 2, round: 1, points: 2.5, counted: true },
      { entry: 3, round: 2, points: 2.5, counted: true },
      { entry: 5, round: 3, points: 1.5, counted: true },
      { entry: null, round: 4, points: 2, counted: false },
    ]);
  });
});

describe('standings', () => {
  const ranks = (
    table: Table,
    order: readonly TiebreakName[],
    lots: readonly number[] | null = null,
  ) => standingsOf(table, order, lots).map(({ rank, entry }) => [rank, entry]);

  test('who is equal shares a rank, and as many are left out after it', () => {
    expect(ranks(tableOf(['W4', 'W3', 'L2', 'L1']), [])).toEqual([
      [1, 1],
      [1, 2],
      [3, 3],
      [3, 4],
    ]);
  });

  test('the next tie-break separates only those that the one before left equal', () => {
    // 2 and 3 have 2½ points and BH 9; 3 has the better SB.
    expect(ranks(UNPLAYED, ['BH'])).toEqual([
      [1, 1],
      [2, 2],
      [2, 3],
      [4, 5],
      [5, 4],
    ]);
    expect(ranks(UNPLAYED, ['BH', 'SB'])).toEqual([
      [1, 1],
      [2, 3],
      [3, 2],
      [4, 5],
      [5, 4],
    ]);
  });

  test('lots put the first drawn first, and separate nobody before they are drawn', () => {
    const table = tableOf(['D2', 'D1']);
    expect(ranks(table, ['LOT'], [2, 1])).toEqual([
      [1, 2],
      [2, 1],
    ]);
    expect(ranks(table, ['LOT'])).toEqual([
      [1, 1],
      [1, 2],
    ]);
  });

  test('a tie-break that is dropped passes on to the next', () => {
    expect(ranks(tableOf(['D2 W3', 'D1 W4', 'B L1', 'H L2']), ['TPR', 'SB'])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
    ]);
  });

  test('who has withdrawn keeps its place by its points', () => {
    expect(ranks(tableOf(['W2', 'L1'], { out: [1] }), [])).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });
});
