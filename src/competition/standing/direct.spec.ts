import { CHESS, tableOf } from '../../../test/competition/tables.js';
import { directEncounter } from './direct.js';

/** The classes by entry, and what each has of the first table. */
function told(rows: readonly string[], among: readonly number[]) {
  const group = tableOf(rows).contestants.filter(({ entry }) => among.includes(entry));
  const { classes, measured } = directEncounter(group, CHESS);
  const sorted = classes.map((members) => members.map(({ entry }) => entry).sort());
  return [sorted, among.map((entry) => measured.get(entry)!.value)];
}

describe('direct encounter, worked by hand', () => {
  test('of two the winner is first, and a draw leaves them equal', () => {
    expect(told(['W2', 'L1'], [1, 2])).toEqual([
      [[1], [2]],
      [1, 0],
    ]);
    expect(told(['D2', 'D1'], [1, 2])).toEqual([[[1, 2]], [0.5, 0.5]]);
  });

  test('three who beat each other round stay equal', () => {
    expect(told(['W2 L3 Z', 'L1 Z W3', 'Z W1 L2'], [1, 2, 3])).toEqual([[[1, 2, 3]], [1, 1, 1]]);
  });

  test('who is equal in the encounter of four is looked at once more', () => {
    // 1 beat 2 and 3, 2 beat 3 and 4, 3 beat 4, 4 beat 1: 2, 2, 1, 1; then 1 before 2 and 3 before 4.
    const rows = ['W2 W3 L4', 'L1 W4 W3', 'W4 L1 L2', 'L3 L2 W1'];
    expect(told(rows, [1, 2, 3, 4])).toEqual([
      [[1], [2], [3], [4]],
      [2, 2, 1, 1],
    ]);
  });

  test('games against others are not looked at', () => {
    expect(told(['L2 W3', 'W1 L4', 'Z L1', 'Z W2'], [1, 2])).toEqual([
      [[2], [1]],
      [0, 1],
    ]);
  });

  test('who beat all is first although the others have not met, and they stay equal', () => {
    expect(told(['W2 W3', 'L1 Z', 'Z L1'], [1, 2, 3])).toEqual([
      [[1], [2, 3]],
      [2, 0, 0],
    ]);
  });

  test('a second is found after the first whatever the missing game brings', () => {
    // 1 beat all, 2 drew with 3 and beat 4; 3 and 4 have not met: 3, 1½, ½ to 1½, 0 to 1. 2 may be caught by 3.
    const drew = ['W2 W3 W4', 'L1 W4 D3', 'Z L1 D2', 'Z L2 L1'];
    expect(told(drew, [1, 2, 3, 4])).toEqual([
      [[1], [2, 3, 4]],
      [3, 1.5, 0.5, 0],
    ]);
    // With 2 beating 3 as well nobody can: and of 3 and 4 nothing is known.
    const beat = ['W2 W3 W4', 'L1 W4 W3', 'Z L1 L2', 'Z L2 L1'];
    expect(told(beat, [1, 2, 3, 4])).toEqual([
      [[1], [2], [3, 4]],
      [3, 2, 0, 0],
    ]);
  });

  test('who may still be caught up with is not first', () => {
    // 1 beat 2 and has not met 3, who has not met 2: 1 to 2, 0 to 1, 0 to 2.
    expect(told(['W2', 'L1', 'Z'], [1, 2, 3])).toEqual([[[1, 2, 3]], [1, 0, 0]]);
  });

  test('several meetings count their mean', () => {
    expect(told(['W2 D2 D2', 'L1 D1 D1'], [1, 2])).toEqual([
      [[1], [2]],
      [0.666667, 0.333333],
    ]);
    // Two meetings of 1 and 2 are worth no more than the one of each with 3.
    expect(told(['W2 W2 L3 Z', 'L1 L1 Z W3', 'Z Z W1 L2'], [1, 2, 3])).toEqual([
      [[1, 2, 3]],
      [1, 1, 1],
    ]);
  });

  test('a forfeit is no meeting, and a game that goes on is none yet', () => {
    expect(told(['+2', '-1'], [1, 2])).toEqual([[[1, 2]], [0, 0]]);
    expect(told(['R2', 'R1'], [1, 2])).toEqual([[[1, 2]], [0, 0]]);
    expect(told(['W2 R2', 'L1 R1'], [1, 2])).toEqual([[[1, 2]], [0, 0]]);
  });

  test('one alone has no encounter', () => {
    expect(told(['W2', 'L1'], [1])).toEqual([[[1]], [null]]);
  });
});
