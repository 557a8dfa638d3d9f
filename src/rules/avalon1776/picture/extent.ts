import type { BoardBox } from '../../kernel/ruleset.js';
import type { Point } from '../../kits/picture/svg.js';
import { ROW_COUNT, spotOf, WIDTH } from '../components/grid.js';
import { HEX, MAP, middleOf, ROOM, ROW } from './layout.js';

/**
 * The hexes of a part of the map: the range of their middles, in hexes from the left edge of the map, and of their
 * rows.
 */
export interface Extent {
  readonly x: readonly [from: number, to: number];
  readonly rows: readonly [low: number, high: number];
}

export const WHOLE: Extent = { x: [0, WIDTH], rows: [1, ROW_COUNT] };

const HALF = HEX / Math.sqrt(3);

/**
 * The window on those hexes. Its sides run through the middles of the outermost hexes, its top and bottom through their
 * tips.
 */
export function windowOf({ x: [from, to], rows: [low, high] }: Extent): BoardBox {
  const top = middleOf({ row: high, number: 0 })[1] - HALF;
  const below = middleOf({ row: low, number: 0 })[1] + HALF;
  return { x: MAP.left + from * HEX, y: top, width: (to - from) * HEX, height: below - top };
}

/** The window with room for a caption above, the letters of rows beside it and the numbers below. */
export function boxOf(extent: Extent): BoardBox {
  const { x, y, width, height } = windowOf(extent);
  return {
    x: x - ROOM.left,
    y: y - ROOM.top,
    width: width + ROOM.left + ROOM.right,
    height: height + ROOM.top + ROOM.below,
  };
}

/** A tolerance, as sums of fractions are a little off. */
const BIT = 1e-6;

/** The extent that fits into a box, in half hexes and whole rows; for the box of a part, the extent of that part. */
export function extentIn({ x, y, width, height }: BoardBox): Extent {
  const from = Math.ceil(((x + ROOM.left - MAP.left) / HEX) * 2 - BIT) / 2;
  const to = Math.floor(((x + width - ROOM.right - MAP.left) / HEX) * 2 + BIT) / 2;
  const rowAt = (at: number): number => (middleOf({ row: 0, number: 0 })[1] - at) / ROW;
  const high = Math.floor(rowAt(y + ROOM.top + HALF) + BIT);
  const low = Math.ceil(rowAt(y + height - ROOM.below - HALF) - BIT);
  return {
    x: [Math.max(0, from), Math.min(WIDTH, to)],
    rows: [Math.max(1, low), Math.min(ROW_COUNT, high)],
  };
}

/** Whether something with this middle (of a hex or hexside) is drawn. */
export type Near = (middle: Point) => boolean;

export const everywhere: Near = () => true;

/** How far beyond the edge of a window lines are drawn before they are cut off, so that the cut is not seen. */
const BEYOND = 2 * HEX;

/** Accepts what is in a window, or near enough to be partly seen in it. */
export const nearTo =
  ({ x, y, width, height }: BoardBox): Near =>
  ([across, down]) =>
    across > x - BEYOND &&
    across < x + width + BEYOND &&
    down > y - BEYOND &&
    down < y + height + BEYOND;

export function isWithin({ x: [from, to], rows: [low, high] }: Extent, hex: string): boolean {
  const { row, number } = spotOf(hex)!;
  const x = number - row / 2;
  return x >= from && x <= to && row >= low && row <= high;
}
