import type { Locale } from '../../kernel/text.js';
import { LAKES, ROADS, TOWNS, type LakeId, type Town, type TownId } from '../components/map.js';
import { INK, PAPER, ROAD, SHORE, SIDE_COLOUR, SIDE_WASH, WATER } from './colours.js';
import { figures } from './figures.js';
import { BORDER, HILLS, LAKE_SHORE, OTHER_WATERS, REGIONS, RIVERS, TREES } from './geography.js';
import { anchor, gate } from './glyphs.js';
import { HEIGHT, LAYOUT, ROAD_BENDS, WIDTH, type TownLayout } from './layout.js';
import { curve, polygon, project, type Place } from './projection.js';
import {
  at,
  circle,
  escapeXml,
  group,
  path,
  rect,
  tag,
  text,
  type Attributes,
  type Point,
} from './svg.js';

/** Everything on the board that no move changes. */

export const FONT = "'IM Fell English', 'Noto Serif JP', serif";
const HALO = {
  stroke: PAPER,
  'stroke-width': 5,
  'stroke-linejoin': 'round',
  'paint-order': 'stroke',
};

const places = (list: readonly Place[]): readonly Point[] => list.map(project);
const shores: readonly string[] = [...LAKES.map(({ id }) => LAKE_SHORE[id]), ...OTHER_WATERS].map(
  (outline) => curve(places(outline), true),
);

const defs = () => {
  const stops = [
    tag('stop', { offset: 0.55, 'stop-color': '#f3e7c8' }),
    tag('stop', { offset: 1, 'stop-color': '#dcc592' }),
  ].join('');
  const waters = shores.map((d) => path(d, {})).join('');
  return tag(
    'defs',
    {},
    tag('radialGradient', { id: 'paper', cx: 0.5, cy: 0.45, r: 0.75 }, stops) +
      tag('clipPath', { id: 'waters' }, waters),
  );
};

/** Tinted thinly all over and, as on hand-coloured maps, stronger along the border. */
const wash = (d: string, colour: string) =>
  path(d, { fill: colour, 'fill-opacity': 0.09 }) +
  [70, 46, 22]
    .map((width) =>
      path(d, { fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-opacity': 0.1 }),
    )
    .join('');

const land = () => {
  const border = places(BORDER);
  const canada = polygon([[-80, -40], ...border, [WIDTH + 80, -40]]);
  const states = polygon([[-80, 940], ...border, [WIDTH + 80, 940]]);
  return group({}, wash(canada, SIDE_WASH.gb), wash(states, SIDE_WASH.us));
};

const borderLine = () =>
  path(curve(places(BORDER)), {
    fill: 'none',
    stroke: SIDE_COLOUR.gb,
    'stroke-width': 2,
    'stroke-dasharray': '14 5 3 5',
    'stroke-opacity': 0.55,
  });

const rivers = () =>
  [SHORE, WATER].map((stroke, layer) =>
    group(
      { fill: 'none', stroke, 'stroke-linecap': 'round' },
      ...RIVERS.map(({ width, course }) =>
        path(curve(places(course)), {
          'stroke-width': layer === 0 ? width : Math.max(1.2, width - 2.4),
        }),
      ),
    ),
  );

/** Water-lining as engravers did it: the shade deepens in steps towards the shore. */
const lakes = () => {
  const lining = (width: number, opacity: number) =>
    group(
      { fill: 'none', stroke: SHORE, 'stroke-width': width, 'stroke-opacity': opacity },
      ...shores.map((d) => path(d, {})),
    );
  return group(
    {},
    group({ fill: WATER }, ...shores.map((d) => path(d, {}))),
    group({ 'clip-path': 'url(#waters)' }, lining(44, 0.1), lining(26, 0.12), lining(11, 0.16)),
    group({ fill: 'none', stroke: SHORE, 'stroke-width': 1.8 }, ...shores.map((d) => path(d, {}))),
  );
};

const hill = ([x, y]: Point) =>
  `M${x - 16} ${y + 6}Q${x - 8} ${y - 12} ${x} ${y + 4}M${x - 5} ${y - 1}Q${x + 5} ${y - 17} ${x + 16} ${y + 6}M${x + 2} ${y - 6}L${x + 4} ${y + 3}M${x + 7} ${y - 5}L${x + 10} ${y + 4}`;
const tree = ([x, y]: Point) =>
  `M${x} ${y + 9}V${y + 3}M${x - 7} ${y + 3}Q${x - 9} ${y - 5} ${x} ${y - 10}Q${x + 9} ${y - 5} ${x + 7} ${y + 3}Z`;

const wilderness = () =>
  path(HILLS.map((place) => hill(whole(project(place)))).join('') + groves(), {
    fill: 'none',
    stroke: '#7a6238',
    'stroke-width': 1.5,
    'stroke-linecap': 'round',
    'stroke-opacity': 0.5,
  });

const whole = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];
const groves = () =>
  TREES.map((place) => {
    const [x, y] = whole(project(place));
    return tree([x, y]) + tree([x + 19, y + 7]) + tree([x - 12, y + 12]);
  }).join('');

const regions = (locale: Locale) =>
  REGIONS.map(({ name, place, size, turn }) => {
    const [x, y] = project(place);
    return group(
      { transform: `translate(${Math.round(x)} ${Math.round(y)}) rotate(${turn})` },
      text(0, 0, name[locale], { 'font-size': size, 'letter-spacing': size / 4 }),
    );
  });

/** The line of a road or of a move along it, from the first town to the second. */
export const roadPoints = (from: TownId, to: TownId): readonly Point[] => {
  const there = ROAD_BENDS[`${from} ${to}`];
  const back = ROAD_BENDS[`${to} ${from}`];
  const bends = there ?? [...(back ?? [])].reverse();
  return [LAYOUT[from].at, ...places(bends), LAYOUT[to].at];
};

const roads = () => {
  const ways = ROADS.map(([a, b]) => path(curve(roadPoints(a, b)), {}));
  return [
    group({ fill: 'none', stroke: PAPER, 'stroke-width': 6, 'stroke-opacity': 0.75 }, ...ways),
    group({ fill: 'none', stroke: ROAD, 'stroke-width': 3, 'stroke-dasharray': '9 5' }, ...ways),
  ];
};

const LAKE_LABEL: Readonly<
  Record<LakeId, readonly [x: number, y: number, turn: number, anchor: 'middle' | 'end']>
> = {
  'lake-erie': [520, 712, -18, 'middle'],
  'lake-ontario': [902, 466, 0, 'middle'],
  'lake-champlain': [1580, 378, 0, 'end'],
};

const lakeNames = (locale: Locale) =>
  LAKES.map(({ id, name }) => {
    const [x, y, turn, side] = LAKE_LABEL[id];
    const label = {
      'font-size': locale === 'en' ? 21 : 18,
      'font-style': 'italic',
      'text-anchor': side,
      fill: '#33575c',
    };
    return group(
      { transform: `translate(${x} ${y}) rotate(${turn})` },
      text(0, 0, name[locale], label),
    );
  });

const NAME_SIZE: Readonly<Record<Locale, number>> = { en: 25, ja: 20 };

/** Where the name of a town goes, from the middle of its marker, and the mark of a base or entry town. */
const NAME_PLACE = {
  e: { place: { x: 24, y: 8, 'text-anchor': 'start' }, mark: [-30, 2] },
  w: { place: { x: -24, y: 8, 'text-anchor': 'end' }, mark: [30, 2] },
  s: { place: { x: 0, y: 41, 'text-anchor': 'middle' }, mark: [0, -32] },
} as const satisfies Record<TownLayout['name'], { place: Attributes; mark: Point }>;

const town = (id: TownId, { name, nation, value, base, entry }: Town, locale: Locale) => {
  const { at: spot, name: side } = LAYOUT[id];
  const { mark, place } = NAME_PLACE[side];
  const fill = SIDE_COLOUR[nation];
  return at(
    ...spot,
    circle(0, 0, 18, { fill: PAPER, stroke: fill, 'stroke-width': 2 }),
    circle(0, 0, 14.5, { fill }),
    figures(value, 0, 8, 16, '#fff'),
    tag(
      'text',
      { ...place, ...HALO, 'font-size': NAME_SIZE[locale], fill },
      escapeXml(name[locale]),
    ),
    base === null ? '' : at(mark[0], mark[1], anchor(fill)),
    entry === null ? '' : at(mark[0], mark[1], gate(fill)),
  );
};

const compass = () =>
  at(
    1006,
    104,
    group(
      { fill: 'none', stroke: INK, 'stroke-opacity': 0.6, 'fill-opacity': 0.6 },
      circle(0, 0, 34, {}),
      circle(0, 0, 29, { 'stroke-dasharray': '2 3' }),
      path('M0-46L7-7L46 0L7 7L0 46L-7 7L-46 0L-7-7Z', { fill: PAPER }),
      path('M0-46L7-7L0 0ZM46 0L7 7L0 0ZM0 46L-7 7L0 0ZM-46 0L-7-7L0 0Z', { fill: INK }),
    ),
    text(0, -52, 'N', { 'font-size': 20, 'text-anchor': 'middle', fill: INK }),
  );

const frame = () =>
  group(
    { fill: 'none', stroke: INK },
    rect(3, 3, WIDTH - 6, HEIGHT - 6, { stroke: PAPER, 'stroke-width': 22 }),
    rect(5, 5, WIDTH - 10, HEIGHT - 10, { 'stroke-width': 4 }),
    rect(13, 13, WIDTH - 26, HEIGHT - 26, { 'stroke-width': 1.5 }),
  );

const draw = (locale: Locale) => {
  const map = [
    land(),
    ...rivers(),
    lakes(),
    borderLine(),
    wilderness(),
    group({ fill: INK, 'fill-opacity': 0.32, 'text-anchor': 'middle' }, ...regions(locale)),
    ...roads(),
    compass(),
  ];
  return [
    defs(),
    rect(0, 0, WIDTH, HEIGHT, { fill: 'url(#paper)' }),
    ...map,
    ...lakeNames(locale),
    ...TOWNS.map((each) => town(each.id, each, locale)),
    frame(),
  ].join('');
};

/** Drawn once per language; a board is this plus what stands on it. */
export const BASE: Readonly<Record<Locale, string>> = { en: draw('en'), ja: draw('ja') };
