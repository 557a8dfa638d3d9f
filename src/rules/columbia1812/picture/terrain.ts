import type { Locale } from '../../kernel/text.js';
import { INK } from '../../kits/picture/colours.js';
import {
  defs as engravedDefs,
  rivers,
  wash,
  waters,
  wilderness,
} from '../../kits/picture/engraving.js';
import { labels } from '../../kits/picture/labels.js';
import { curve, type Place, polygon } from '../../kits/picture/projection.js';
import { group, path, type Point } from '../../kits/picture/svg.js';
import { SIDE_COLOUR, SIDE_WASH } from '../../kits/war-of-1812/colours.js';
import { BORDER, LAKE_SHORE, RIVERS } from '../../kits/war-of-1812/lake-country.js';
import { LAKES } from '../components/map.js';
import { HILLS, OTHER_WATERS, REGIONS, TREES } from './geography.js';
import { WIDTH } from './layout.js';
import { project } from './projection.js';

const places = (list: readonly Place[]): readonly Point[] => list.map(project);
const shores = [...LAKES.map(({ id }) => LAKE_SHORE[id]), ...OTHER_WATERS]
  .map((outline) => curve(places(outline), true))
  .join('');

/** What the rest of the drawing refers to. */
export const defs = () => engravedDefs(shores);

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

const courses = RIVERS.map(({ width, course }) => ({ width, d: curve(places(course)) }));

/** Land, water and wilderness with the names of the regions. */
export const terrain = (locale: Locale) =>
  [
    land(),
    ...rivers(courses),
    waters(),
    borderLine(),
    wilderness(places(HILLS), places(TREES)),
    group(
      { fill: INK, 'fill-opacity': 0.32, 'text-anchor': 'middle' },
      ...labels(REGIONS, project, locale),
    ),
  ].join('');
