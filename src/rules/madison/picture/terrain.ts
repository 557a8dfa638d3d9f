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
import { BORDER, LAKE_SHORE, PONDS, RIVERS } from '../../kits/war-of-1812/lake-country.js';
import { HILLS, HURON, REGIONS, TREES } from './geography.js';
import { HEIGHT, project, WIDTH } from './layout.js';

const places = (list: readonly Place[]): readonly Point[] => list.map(project);
const shores = [...Object.values(LAKE_SHORE), HURON, ...PONDS]
  .map((outline) => curve(places(outline), true))
  .join('');

export const defs = () => engraved(shores);

const land = () => {
  const border = places(BORDER);
  const canada = polygon([[-90, -90], ...border, [WIDTH + 90, -90]]);
  const states = polygon([[-90, HEIGHT + 90], ...border, [WIDTH + 90, HEIGHT + 90]]);
  return group({}, wash(canada, SIDE_WASH.gb), wash(states, SIDE_WASH.us));
};

const courses = RIVERS.map(({ width, course }) => ({
  width: width * 1.4,
  d: curve(places(course)),
}));

const borderLine = () =>
  path(curve(places(BORDER)), {
    fill: 'none',
    stroke: SIDE_COLOUR.gb,
    'stroke-width': 3,
    'stroke-dasharray': '18 7 4 7',
    'stroke-opacity': 0.45,
  });

/** Land, water and wilderness with the names of the countries. */
export const terrain = (locale: Locale) =>
  [
    land(),
    ...rivers(courses),
    waters(),
    borderLine(),
    wilderness(places(HILLS), places(TREES)),
    group(
      { fill: INK, 'fill-opacity': 0.28, 'text-anchor': 'middle' },
      ...labels(REGIONS, project, locale),
    ),
  ].join('');
