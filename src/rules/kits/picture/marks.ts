import type { BoardMarks } from '../../kernel/ruleset.js';
import { circle, type Attributes, type Point } from './svg.js';

/** Points from the middle of a place to its ring, where its writing can just be read. */
const RADIUS = 24;

const STYLE: Readonly<Record<keyof BoardMarks, Attributes>> = {
  last: { stroke: '#e0a100', 'stroke-width': 4 },
  choices: { stroke: '#2f8f3a', 'stroke-width': 3, 'stroke-dasharray': '7 5' },
};

/** Rings around places: where something has just happened, and where the reader may do something. */
export function marked(
  marks: BoardMarks | undefined,
  spot: (place: string) => Point | undefined,
  legible: number,
): string {
  if (marks === undefined) return '';
  const rings = (kind: keyof BoardMarks, radius: number): string =>
    [...new Set(marks[kind])]
      .sort()
      .map((place) => spot(place))
      .filter((at) => at !== undefined)
      .map(([x, y]) => circle(x, y, radius / legible, { fill: 'none', ...STYLE[kind] }))
      .join('');
  return rings('last', RADIUS) + rings('choices', RADIUS + 5);
}
