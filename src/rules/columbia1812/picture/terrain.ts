import type { Locale } from '../../kernel/text.js';
import { LAKES } from '../components/map.js';
import { INK, SHORE, SIDE_COLOUR, SIDE_WASH, WATER } from './colours.js';
import { BORDER, HILLS, LAKE_SHORE, OTHER_WATERS, REGIONS, RIVERS, TREES } from './geography.js';
import { WIDTH } from './layout.js';
import { curve, polygon, project, type Place } from './projection.js';
import { group, path, tag, text, type Point } from './svg.js';

const places = (list: readonly Place[]): readonly Point[] => list.map(project);
const shores = [...LAKES.map(({ id }) => LAKE_SHORE[id]), ...OTHER_WATERS]
  .map((outline) => curve(places(outline), true))
  .join('');
const SHORES = { href: '#shores' };

/** What the rest of the drawing refers to: the paper, and the shores of all waters. */
export const defs = () => {
  const stops = [
    tag('stop', { offset: 0.55, 'stop-color': '#f3e7c8' }),
    tag('stop', { offset: 1, 'stop-color': '#dcc592' }),
  ].join('');
  return tag(
    'defs',
    {},
    tag('radialGradient', { id: 'paper', cx: 0.5, cy: 0.45, r: 0.75 }, stops) +
      path(shores, { id: 'shores' }) +
      tag('clipPath', { id: 'waters' }, tag('use', SHORES)),
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

const shoreline = (width: number, opacity: number) =>
  tag('use', {
    ...SHORES,
    fill: 'none',
    stroke: SHORE,
    'stroke-width': width,
    'stroke-opacity': opacity,
  });

/** Water-lining as engravers did it: the shade deepens in steps towards the shore. */
const lakes = () => {
  const lining = shoreline(44, 0.1) + shoreline(26, 0.12) + shoreline(11, 0.16);
  return (
    tag('use', { ...SHORES, fill: WATER }) +
    group({ 'clip-path': 'url(#waters)' }, lining) +
    shoreline(1.8, 1)
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

/** Land, water and wilderness with the names of the regions. */
export const terrain = (locale: Locale) =>
  [
    land(),
    ...rivers(),
    lakes(),
    borderLine(),
    wilderness(),
    group({ fill: INK, 'fill-opacity': 0.32, 'text-anchor': 'middle' }, ...regions(locale)),
  ].join('');
