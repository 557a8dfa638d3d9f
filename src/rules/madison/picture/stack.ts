import type { Locale } from '../../kernel/text.js';
import { CREAM, INK } from '../../kits/picture/colours.js';
import { figures } from '../../kits/picture/figures.js';
import { at, circle, group, type Point, rect, round } from '../../kits/picture/svg.js';
import { SIDE_COLOUR } from '../../kits/war-of-1812/colours.js';
import type { Side } from '../components/side.js';
import { COUNTER, leaderCounter, shipCounter, unitCounter } from './counters.js';
import { type Pieces, strengthOf } from './placed.js';

/** A drawing with its size; its origin is its upper left corner. */
export interface Drawing {
  readonly svg: string;
  /** Part of the drawing that is to be drawn above the names of spaces, at its place. */
  readonly top: string;
  readonly width: number;
  readonly height: number;
}

/** Draws the pieces of a side at one place into the given room. */
export type DrawPieces = (pieces: Pieces, room: Point) => Drawing;

export const NOTHING: Drawing = { svg: '', top: '', width: 0, height: 0 };

const STEP = COUNTER.width + 4;
/** Smallest scale of counters; smaller ones could not be read. */
const SMALLEST = 0.62;

/** Number of units, and their total strength. */
export const total = (units: number, strength: number, side: Side): Drawing => {
  const colour = SIDE_COLOUR[side];
  const svg = group(
    {},
    rect(0, 0, 70, 26, { rx: 13, fill: colour, stroke: CREAM, 'stroke-width': 1.5 }),
    circle(14, 13, 11, { fill: CREAM }),
    figures(units, 14, 19, 12, INK),
    figures(strength, 45, 20.5, 15, '#fff'),
  );
  return { svg, top: svg, width: 70, height: 28 };
};

const counters = ({ units, leaders, ships }: Pieces, locale: Locale): readonly string[] => [
  ...leaders.map(([id, flipped]) => leaderCounter(id, flipped, locale)),
  ...units.map(([id, reduced]) => unitCounter(id, reduced, locale)),
  ...ships.map(([id, damaged]) => shipCounter(id, damaged, locale)),
];

/** Scale at which `count` counters in `columns` columns fit into the room. */
const scaleFor = (count: number, columns: number, [width, height]: Point) =>
  Math.min(1, width / (columns * STEP), height / (Math.ceil(count / columns) * STEP));

/** Number of columns with which the counters are drawn largest. Among equals the greatest number, for a flat stack. */
const columnsFor = (count: number, room: Point) => {
  let best = 1;
  for (let columns = 2; columns <= count; columns++)
    if (scaleFor(count, columns, room) >= scaleFor(count, best, room)) best = columns;
  return best;
};

/** Counters in rows below the total of the units; the more counters there are, the smaller they are drawn. */
export const stack = (pieces: Pieces, room: Point, locale: Locale): Drawing => {
  const list = counters(pieces, locale);
  if (list.length === 0) return NOTHING;
  const columns = columnsFor(list.length, room);
  const scale = Math.max(SMALLEST, scaleFor(list.length, columns, room));
  const { units, side } = pieces;
  const head = units.length < 2 ? NOTHING : total(units.length, strengthOf(pieces), side);
  const cells = list.map((svg, i) => at((i % columns) * STEP, Math.floor(i / columns) * STEP, svg));
  const grid = group({ transform: `translate(0 ${head.height}) scale(${round(scale)})` }, ...cells);
  return {
    svg: head.svg + grid,
    top: head.top,
    width: Math.max(head.width, Math.min(columns, list.length) * STEP * scale),
    height: head.height + Math.ceil(list.length / columns) * STEP * scale,
  };
};

const GAP = 8;

/** Drawings side by side with their lower edges on one line, or below each other. */
export const lined = (drawings: readonly Drawing[], way: 'row' | 'column'): Drawing => {
  const shown = drawings.filter(({ width }) => width > 0);
  const width = Math.max(0, ...shown.map((each) => each.width));
  const height = Math.max(0, ...shown.map((each) => each.height));
  let along = 0;
  const drawn = shown.map((each) => {
    const spot: Point = way === 'row' ? [along, height - each.height] : [0, along];
    along += (way === 'row' ? each.width : each.height) + GAP;
    return [at(...spot, each.svg), each.top === '' ? '' : at(...spot, each.top)] as const;
  });
  const svg = drawn.map(([whole]) => whole).join('');
  const top = drawn.map(([, part]) => part).join('');
  const length = Math.max(0, along - GAP);
  return way === 'row' ? { svg, top, width: length, height } : { svg, top, width, height: length };
};
