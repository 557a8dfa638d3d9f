import { CREAM, INK } from './colours.js';
import { type Point, rect } from './svg.js';
import { LEADING, wrapped } from './wrap.js';

/** Size of every card of every game, in units. */
export const CARD_SIZE: Point = [360, 520];

/** Background of a card with a frame of that colour. */
export const cardPaper = (colour: string): string => {
  const [width, height] = CARD_SIZE;
  const inner = { rx: 8, fill: CREAM, stroke: INK, 'stroke-width': 1.5 };
  return (
    rect(0, 0, width, height, { rx: 16, fill: colour }) +
    rect(12, 12, width - 24, height - 24, inner)
  );
};

/**
 * Breaks a text into lines at the largest of the given sizes at which it fits into the height, else at the last size.
 */
export function sized(content: string, sizes: readonly number[], [width, height]: Point) {
  const last = sizes.at(-1) ?? 12;
  const fits = (size: number) => wrapped(content, size, width).length * size * LEADING <= height;
  const size = sizes.find(fits) ?? last;
  return { size, lines: wrapped(content, size, width) };
}
