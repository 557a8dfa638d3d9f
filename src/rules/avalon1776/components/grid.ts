/**
 * A1776-basic.comp.3 the lattice of the printed board: rows A to Z, AA to ZZ, AAA to ZZZ and AAAA from the bottom edge
 * up, numbers along the bottom edge and on up the right edge. Number lines lean up and to the left, so hex (row,
 * number) lies `number - row / 2` hexes from the left edge; the board is 22 wide, and even rows begin and end with half
 * a hex. Hexes have numbers too, their places in board order: row by row from the bottom, each from the left.
 */
export const ROW_COUNT = 79;
export const WIDTH = 22;

/**
 * The change of row for each of the six ways from a hex: right, upper right, upper left, left, lower left, lower right.
 */
const ROW_STEP = [0, 1, 1, 0, -1, -1];
const NUMBER_STEP = [1, 1, 0, -1, -1, 0];

export interface Spot {
  readonly row: number;
  readonly number: number;
}

const LETTERS = Array.from({ length: ROW_COUNT + 1 }, (_, row) =>
  row === 0 ? '' : String.fromCharCode(65 + ((row - 1) % 26)).repeat(Math.ceil(row / 26)),
);
const ROW_OF = new Map(LETTERS.map((letters, row) => [letters, row]));

export const lettersOf = (row: number): string => LETTERS[row]!;

export const firstNumber = (row: number): number => Math.ceil(row / 2);
const widthOf = (row: number): number => WIDTH + ((row + 1) % 2);

/** The index in board order of the first hex of each row. */
const FIRST: readonly number[] = Array.from({ length: ROW_COUNT + 2 }, (_, row) => {
  let before = 0;
  for (let lower = 1; lower < row; lower++) before += widthOf(lower);
  return before;
});
export const HEX_COUNT = FIRST[ROW_COUNT + 1]!;

/** The index of a hex in board order; -1 beyond the edges. */
export function noAt(row: number, number: number): number {
  if (row < 1 || row > ROW_COUNT) return -1;
  const across = number - firstNumber(row);
  return across >= 0 && across < widthOf(row) ? FIRST[row]! + across : -1;
}

export const idAt = ({ row, number }: Spot): string => `${lettersOf(row)}${String(number)}`;

/** Reads the id of a hex, e.g. `AA12`, which may lie beyond the edges; undefined if it is not written like an id. */
export function spotOf(id: string): Spot | undefined {
  const [, letters = '', number = ''] = /^([A-Z]{1,4})([1-9]\d?)$/.exec(id) ?? [];
  const row = ROW_OF.get(letters);
  return row === undefined || row === 0 ? undefined : { row, number: Number(number) };
}

/** The neighbour of a hex in that direction, which may lie beyond the edges; directions wrap round, so 6 is 0. */
export const stepFrom = ({ row, number }: Spot, way: number): Spot => ({
  row: row + ROW_STEP[way % 6]!,
  number: number + NUMBER_STEP[way % 6]!,
});

/** The index in board order of the neighbour of a hex in that direction; -1 beyond the edges. */
export const noBeside = ({ row, number }: Spot, way: number): number =>
  noAt(row + ROW_STEP[way % 6]!, number + NUMBER_STEP[way % 6]!);

/** The distance of two hexes in hexes, whatever terrain lies between. */
export function apart(a: Spot, b: Spot): number {
  const rows = a.row - b.row;
  const numbers = a.number - b.number;
  return Math.max(Math.abs(rows), Math.abs(numbers), Math.abs(rows - numbers));
}

/** All hexes in board order. */
export const SPOTS: readonly Spot[] = Array.from({ length: ROW_COUNT }, (_, below) =>
  Array.from({ length: widthOf(below + 1) }, (__, across) => ({
    row: below + 1,
    number: firstNumber(below + 1) + across,
  })),
).flat();
