import { SHORE, WATER } from '../../kits/picture/colours.js';
import { at, group, path, type Point, rect, tag } from '../../kits/picture/svg.js';
import type { AreaId } from '../components/areas.js';
import { firstNumber, ROW_COUNT, spotOf, WIDTH } from '../components/grid.js';
import { type Hexside, HEXSIDES, type Water } from '../components/hexsides.js';
import { lines } from './chains.js';
import { everywhere, type Near } from './extent.js';
import { between, HEX, MAP, middleOf, middleOfSide, pointOf, sideFrom, wayOf } from './layout.js';
import { borders, outlines } from './outline.js';

const LAND = '#f1e6c8';
const TINT: Readonly<Record<AreaId, string>> = {
  NE: '#7fa37a',
  MS: '#d6a75a',
  SC: '#b9848c',
  DS: '#a3a257',
  CAN: '#b79a74',
};
const WOODS = '#6d6a33';
const BORDER = '#8a4b3a';

const edgeOf = (side: Hexside) => {
  const { hex, way } = wayOf(side);
  return sideFrom(hex, way);
};

const sidesIn = (near: Near, which: (side: Hexside) => boolean): readonly Hexside[] =>
  HEXSIDES.filter((side) => which(side) && near(middleOfSide(side)));

const along = (near: Near, which: (side: Hexside) => boolean): string =>
  lines(sidesIn(near, which).map(edgeOf));

const countries = (near: Near): string =>
  [...outlines(near, ({ area }) => area)]
    .map(([area, d]) => path(d, { fill: TINT[area], 'fill-opacity': 0.3 }))
    .join('');

/** The upper and upright sides of the hexes of one row. */
function rowOfSides(near: Near, row: number): string {
  const first = firstNumber(row);
  const numbers = Array.from({ length: WIDTH + 1 - (row % 2) }, (_, across) => first + across);
  const drawn = numbers.filter((number) => near(middleOf({ row, number })));
  if (drawn[0] === undefined) return '';
  const [left, y] = middleOf({ row, number: drawn[0] });
  const half = HEX / 2;
  const wide = drawn.length;
  const side = HEX / Math.sqrt(3);
  const top = y - side / 2;
  const zigzag = Array.from({ length: wide }, () => 'l27-15.6 27 15.6').join('');
  const uprights = Array.from({ length: wide + 1 }, () => 'v31.2m54-31.2').join('');
  const from = Math.round(left - half);
  return `M${from} ${top.toFixed(1)}${zigzag}M${from} ${top.toFixed(1)}${uprights}`;
}

const lattice = (near: Near): string =>
  path(Array.from({ length: ROW_COUNT + 1 }, (_, row) => rowOfSides(near, row)).join(''), {
    fill: 'none',
    stroke: '#6b5a3a',
    'stroke-opacity': 0.32,
    'stroke-width': 1,
  });

interface Stroke {
  readonly water: Water;
  readonly width: number;
}
/** A1776-basic.II.H the width of a line shows the class of the water. */
const WIDTHS: readonly Stroke[] = [
  { water: 'river1', width: 3.4 },
  { water: 'river2', width: 6 },
  { water: 'river3', width: 10 },
  { water: 'lake', width: 15 },
  { water: 'coast', width: 12 },
];
const RIVER = '#5f97b3';

const waters = (near: Near): string => {
  const courses = WIDTHS.map(({ water, width }) => ({
    width,
    d: along(near, (side) => side.water === water),
    fill: water === 'river1' || water === 'river2' ? RIVER : WATER,
  }));
  const open = outlines(near, ({ kind }) => (kind === 'land' ? null : 'water')).get('water') ?? '';
  const layer = (colour: (fill: string) => string, less: number) =>
    group(
      { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
      ...courses.map(({ d, width, fill }) =>
        path(d, { stroke: colour(fill), 'stroke-width': width - less }),
      ),
    );
  return (
    path(open, { fill: WATER }) +
    layer(() => SHORE, 0) +
    layer((fill) => fill, 1.8) +
    path(open, { fill: WATER }) +
    path(
      along(near, ({ water, mixed }) => water !== null && mixed),
      {
        fill: 'none',
        stroke: RIVER,
        'stroke-width': 5,
        'stroke-dasharray': '6 4',
      },
    )
  );
};

/** A point moved a little towards the middle of a hex, i.e. onto its bank. */
const towards = ([x, y]: Point, [u, v]: Point, share: number): Point => [
  x + (u - x) * share,
  y + (v - y) * share,
];

/** A1776-basic.II.H draws wilderness as hatched hexsides; beside water, only on the bank that has it. */
function wildernessAt(side: Hexside): string {
  const [a, b] = edgeOf(side).map(pointOf) as [Point, Point];
  const bank = side.wilderness === 'both' ? null : side.wilderness === 'first' ? 0 : 1;
  const moved = (point: Point): Point =>
    bank === null
      ? towards(point, between(a, b), 0.12)
      : towards(point, middleOf(spotOf(side.hexes[bank])!), 0.26);
  const write = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;
  return `M${write(moved(a))}L${write(moved(b))}`;
}

const WILDERNESS = {
  fill: 'none',
  stroke: WOODS,
  'stroke-opacity': 0.5,
  'stroke-width': 4.6,
  'stroke-dasharray': '2.4 1.8',
} as const;

const wilderness = (near: Near): string =>
  path(
    sidesIn(near, (side) => side.wilderness !== null)
      .map(wildernessAt)
      .join(''),
    WILDERNESS,
  );

/** The sign of a crossing, a bar over the water: two planks for a ferry, one for a ford. */
export const crossing = (kind: 'ferry' | 'ford'): string =>
  path(kind === 'ferry' ? 'M-9-3H9M-9 3H9' : 'M-8 0H8', {
    stroke: '#3a2a1c',
    'stroke-width': kind === 'ferry' ? 2.4 : 3,
    'stroke-dasharray': kind === 'ferry' ? '18' : '3 2',
  });

/** Draws the crossings, each turned so that it leads from one bank to the other. */
const crossings = (near: Near): string =>
  sidesIn(near, (side) => side.crossing !== null)
    .map((side) => {
      const [a, b] = side.hexes.map((hex) => middleOf(spotOf(hex)!)) as [Point, Point];
      const turn = Math.round((Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI);
      return at(
        ...middleOfSide(side),
        group({ transform: `rotate(${turn})` }, crossing(side.crossing!.kind)),
      );
    })
    .join('');

export const defs = (): string =>
  tag(
    'defs',
    {},
    tag('clipPath', { id: 'map' }, rect(MAP.left, MAP.top, MAP.width, MAP.height, {})),
  );

/** Draws the land by areas, the waters by classes, wilderness, borders and crossings. */
export const terrainNear = (near: Near): string =>
  group(
    { 'clip-path': 'url(#map)' },
    rect(MAP.left, MAP.top, MAP.width, MAP.height, { fill: LAND }),
    countries(near),
    lattice(near),
    wilderness(near),
    path(borders(near), {
      fill: 'none',
      stroke: BORDER,
      'stroke-width': 3,
      'stroke-dasharray': '12 4 3 4',
      'stroke-opacity': 0.7,
    }),
    waters(near),
  ) + crossings(near);

let drawn: string | undefined;
/** The whole terrain, which is the same in every language; drawn once. */
export const terrain = (): string => (drawn ??= terrainNear(everywhere));
