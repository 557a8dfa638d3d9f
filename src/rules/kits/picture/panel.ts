import { CREAM, INK } from './colours.js';
import { type Attributes, held, rect, text } from './svg.js';

/** A sheet of paper pinned on the map, with a double frame; its origin is its upper left corner. */
export const sheet = (width: number, height: number) =>
  rect(3, 4, width, height, { rx: 3, fill: '#5b4526', 'fill-opacity': 0.35 }) +
  rect(0, 0, width, height, { rx: 3, fill: CREAM, stroke: INK, 'stroke-width': 2 }) +
  rect(5, 5, width - 10, height - 10, { rx: 2, fill: 'none', stroke: INK, 'stroke-width': 0.8 });

export const line = (x: number, y: number, size: number, content: string, more: Attributes = {}) =>
  text(x, y, content, { 'font-size': size, fill: INK, ...more });

/** A line of text that stays within the width `room`, whatever typeface the reader has. */
export const lineIn = (
  room: number,
  x: number,
  y: number,
  size: number,
  content: string,
  more: Attributes = {},
) => text(x, y, content, { fill: INK, ...held(content, size, room), ...more });

export const MIDDLE = { 'text-anchor': 'middle' } as const;
