import type { BoardMarks } from '../../kernel/ruleset.js';
import { type Attributes, circle, type Point } from './svg.js';

/** Radius of the ring around a place, in points, at the smallest legible scale. */
const RADIUS = 24;

const STYLE: Readonly<Record<keyof BoardMarks, Attributes>> = {
  last: { stroke: '#e0a100', 'stroke-width': 4 },
  choices: { stroke: '#2f8f3a', 'stroke-width': 3, 'stroke-dasharray': '7 5' },
};

/** Draws a ring around a place. */
export type Ring = (at: Point, kind: keyof BoardMarks, style: Attributes) => string;

/** A circle large enough to leave the text of the place free. */
export const circleAround =
  (legible: number): Ring =>
  ([x, y], kind, style) =>
    circle(x, y, (kind === 'last' ? RADIUS : RADIUS + 5) / legible, style);

/** Draws rings around places where something has just happened, and around places where the reader may do something. */
export function marked(
  marks: BoardMarks | undefined,
  spot: (place: string) => Point | undefined,
  ring: Ring,
): string {
  if (marks === undefined) return '';
  const rings = (kind: keyof BoardMarks): string =>
    [...new Set(marks[kind])]
      .sort()
      .map((place) => spot(place))
      .filter((at) => at !== undefined)
      .map((at) => ring(at, kind, { fill: 'none', ...STYLE[kind] }))
      .join('');
  return rings('last') + rings('choices');
}
