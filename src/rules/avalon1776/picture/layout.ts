import type { Point } from '../../kits/picture/svg.js';
import { BOX_IDS, type BoxId } from '../components/campaign/boxes.js';
import { ROW_COUNT, type Spot, spotOf, WIDTH as ACROSS } from '../components/grid.js';
import type { Hexside } from '../components/hexsides.js';
import { hexOf } from '../components/map.js';

/** Width of a hex, from its left side to its right. */
export const HEX = 54;
const SIDE = HEX / Math.sqrt(3);
/** Distance from one row of hexes to the next. */
export const ROW = 1.5 * SIDE;

/** Room around the hexes: for the caption above, the letters of rows beside, the numbers below. */
export const ROOM = { top: 84, left: 38, right: 24, below: 30 } as const;

export const MAP = { left: ROOM.left, top: ROOM.top, width: ACROSS * HEX, height: 0 };
MAP.height = (ROW_COUNT - 1) * ROW + 2 * SIDE;

/** Size of the whole picture, in whole units like the parts. */
export const SHEET: Point = [
  Math.ceil(ROOM.left + MAP.width + ROOM.right),
  Math.ceil(ROOM.top + MAP.height + ROOM.below),
];

/**
 * Letter size of names. On a telephone, where a part is scaled down to the screen, letters of this size have nine
 * pixels.
 */
export const LETTERS = 17.7;

/**
 * Height of the band in the middle of a hex in which units are drawn; names stand in the gaps between the bands of two
 * rows.
 */
export const BAND = 28;
export const CHIP = { width: 44, half: 21.4, height: BAND } as const;

export const middleOf = ({ row, number }: Spot): Point => [
  MAP.left + (number - row / 2) * HEX,
  MAP.top + SIDE + (ROW_COUNT - row) * ROW,
];

/** The middle of the gap above a row. */
export const gapAbove = (row: number): number => middleOf({ row, number: 0 })[1] - ROW / 2;

/**
 * A corner of hexes, counted in half widths of a hex and half lengths of a hexside. The three hexes at a corner give it
 * the same name.
 */
export type Corner = readonly [across: number, down: number];
const AROUND: readonly Corner[] = [
  [1, -1],
  [0, -2],
  [-1, -1],
  [-1, 1],
  [0, 2],
  [1, 1],
];

const cornerAt = ({ row, number }: Spot, which: number): Corner => {
  const [across, down] = AROUND[which % 6]!;
  return [2 * number - row + across, 3 * (ROW_COUNT - row) + 2 + down];
};

export const pointOf = ([across, down]: Corner): Point => [
  MAP.left + (across * HEX) / 2,
  MAP.top + (down * SIDE) / 2,
];

/** The two corners of the hexside in that direction from a hex. */
export const sideFrom = (hex: Spot, way: number): readonly [Corner, Corner] => [
  cornerAt(hex, way + 5),
  cornerAt(hex, way),
];

/** The place of a hex on the board or beside its edge. */
const spotAt = (hex: string): Spot => hexOf(hex)?.spot ?? spotOf(hex)!;

/** For a hexside: a hex and the direction from it, which is to the right or up. */
export function wayOf({ hexes: [a, b] }: Pick<Hexside, 'hexes'>): { hex: Spot; way: number } {
  const [hex, beyond] = [spotAt(a), spotAt(b)];
  return { hex, way: beyond.row === hex.row ? 0 : beyond.number === hex.number ? 2 : 1 };
}

export const between = ([x, y]: Point, [u, v]: Point): Point => [(x + u) / 2, (y + v) / 2];

export const middleOfSide = (side: Pick<Hexside, 'hexes'>): Point => {
  const { hex, way } = wayOf(side);
  const [from, to] = sideFrom(hex, way);
  return between(pointOf(from), pointOf(to));
};

/** Chosen: the boxes off the map stand one below the other in the sea off the southern section. */
const BOX_ROWS = { first: 24, apart: 2, across: 20.5 } as const;
export const BOX = { width: 124, height: 74 } as const;

export const middleOfBox = (id: BoxId): Point => {
  const [, y] = middleOf({ row: BOX_ROWS.first - BOX_ROWS.apart * BOX_IDS.indexOf(id), number: 0 });
  return [MAP.left + BOX_ROWS.across * HEX, y];
};
