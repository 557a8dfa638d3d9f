import type { LeaderId } from '../components/leaders.js';
import type { ShipId } from '../components/ships.js';
import type { Side } from '../components/side.js';
import { UNIT, type UnitId } from '../components/units.js';
import { CREAM, INK, SIDE_COLOUR } from '../../kits/picture/colours.js';
import { figures } from '../../kits/picture/figures.js';
import { at, circle, group, rect, round, type Point } from '../../kits/picture/svg.js';
import { COUNTER, leaderCounter, shipCounter, unitCounter } from './counters.js';

/** Pieces of one side at one place; `true`: the other side of the counter shows. */
export interface Pieces {
  readonly side: Side;
  readonly units: readonly (readonly [id: UnitId, reduced: boolean])[];
  readonly leaders: readonly (readonly [id: LeaderId, flipped: boolean])[];
  readonly ships: readonly (readonly [id: ShipId, damaged: boolean])[];
}

/** A drawing with its size; origin at the upper left corner. */
export interface Drawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

export const NOTHING: Drawing = { svg: '', width: 0, height: 0 };

const STEP = COUNTER.width + 4;
/** Smaller counters could not be read. */
const SMALLEST = 0.62;

/** Combat strength on the sides that show (MMW-4.14). */
export const strengthOf = ({ units }: Pieces): number =>
  units.reduce(
    (sum, [id, reduced]) => sum + (reduced ? (UNIT[id].reduced ?? 0) : UNIT[id].strength),
    0,
  );

export const countOf = ({ units, leaders, ships }: Pieces) =>
  units.length + leaders.length + ships.length;

/** How many units, and their strength together. */
const total = (pieces: Pieces): Drawing => {
  if (pieces.units.length < 2) return NOTHING;
  const colour = SIDE_COLOUR[pieces.side];
  const svg = group(
    {},
    rect(0, 0, 70, 26, { rx: 13, fill: colour, stroke: CREAM, 'stroke-width': 1.5 }),
    circle(14, 13, 11, { fill: CREAM }),
    figures(pieces.units.length, 14, 19, 12, INK),
    figures(strengthOf(pieces), 45, 20.5, 15, '#fff'),
  );
  return { svg, width: 70, height: 28 };
};

const counters = ({ units, leaders, ships }: Pieces): readonly string[] => [
  ...leaders.map(([id, flipped]) => leaderCounter(id, flipped)),
  ...units.map(([id, reduced]) => unitCounter(id, reduced)),
  ...ships.map(([id, damaged]) => shipCounter(id, damaged)),
];

/** The scale at which so many counters in so many columns fit into the room. */
const scaleFor = (count: number, columns: number, [width, height]: Point) =>
  Math.min(1, width / (columns * STEP), height / (Math.ceil(count / columns) * STEP));

/** The number of columns in which the counters may be drawn largest; of equals the most, for a flat stack. */
const columnsFor = (count: number, room: Point) => {
  let best = 1;
  for (let columns = 2; columns <= count; columns++)
    if (scaleFor(count, columns, room) >= scaleFor(count, best, room)) best = columns;
  return best;
};

/** Counters in rows, drawn the smaller the more there are, under the total of the units. */
export const stack = (pieces: Pieces, room: Point): Drawing => {
  const list = counters(pieces);
  if (list.length === 0) return NOTHING;
  const columns = columnsFor(list.length, room);
  const scale = Math.max(SMALLEST, scaleFor(list.length, columns, room));
  const head = total(pieces);
  const cells = list.map((svg, i) => at((i % columns) * STEP, Math.floor(i / columns) * STEP, svg));
  const grid = group({ transform: `translate(0 ${head.height}) scale(${round(scale)})` }, ...cells);
  return {
    svg: head.svg + grid,
    width: Math.max(head.width, Math.min(columns, list.length) * STEP * scale),
    height: head.height + Math.ceil(list.length / columns) * STEP * scale,
  };
};

const GAP = 8;

/** Drawings beside each other, standing on one line. */
export const inRow = (drawings: readonly Drawing[]): Drawing => {
  const shown = drawings.filter(({ width }) => width > 0);
  const height = Math.max(0, ...shown.map((each) => each.height));
  let x = 0;
  const svg = shown
    .map((each) => {
      const here = at(x, height - each.height, each.svg);
      x += each.width + GAP;
      return here;
    })
    .join('');
  return { svg, width: Math.max(0, x - GAP), height };
};
