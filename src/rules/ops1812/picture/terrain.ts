import type { Locale } from '../../kernel/text.js';
import { INK } from '../../kits/picture/colours.js';
import {
  defs as engraved,
  rivers,
  wash,
  waters,
  wilderness,
} from '../../kits/picture/engraving.js';
import { labels } from '../../kits/picture/labels.js';
import { curve, type Place, polygon } from '../../kits/picture/projection.js';
import { group, path, type Point } from '../../kits/picture/svg.js';
import { SIDE_COLOUR, SIDE_WASH } from '../../kits/war-of-1812/colours.js';
import { BORDER, HILLS, LABELS, LAKES, NATIONS, RIVERS, SEAS, TREES, WATERS } from './geography.js';
import { HEIGHT, project, WIDTH } from './layout.js';

export const OCHRE = '#b07a2a';

const places = (list: readonly Place[]): readonly Point[] => list.map(project);
const outlines = (list: readonly (readonly Place[])[]) =>
  list.map((one) => curve(places(one), true)).join('');
const courses = RIVERS.map(({ width, course }) => ({ width, d: curve(places(course)) }));

export const defs = () => engraved(outlines([...SEAS, ...LAKES]));

const land = () => {
  const border = places(BORDER);
  const canada = polygon([[-80, -80], ...border, [WIDTH + 80, 260], [WIDTH + 80, -80]]);
  const states = polygon([[-80, HEIGHT], ...border, [WIDTH + 80, HEIGHT]]);
  const nations = outlines(NATIONS);
  return group({}, wash(canada, SIDE_WASH.gb), wash(states, SIDE_WASH.us), wash(nations, OCHRE));
};

const borderLine = () =>
  path(curve(places(BORDER)), {
    fill: 'none',
    stroke: SIDE_COLOUR.gb,
    'stroke-width': 2,
    'stroke-dasharray': '14 5 3 5',
    'stroke-opacity': 0.55,
  });

/** Land, water and wilderness with the names of countries and seas. */
export const terrain = (locale: Locale) =>
  [
    land(),
    ...rivers(courses),
    waters(),
    borderLine(),
    wilderness(places(HILLS), places(TREES)),
    group(
      { fill: INK, 'fill-opacity': 0.3, 'text-anchor': 'middle' },
      ...labels(LABELS, project, locale),
    ),
    group(
      { fill: '#33575c', 'fill-opacity': 0.75, 'font-style': 'italic', 'text-anchor': 'middle' },
      ...labels(WATERS, project, locale, 'close'),
    ),
  ].join('');
