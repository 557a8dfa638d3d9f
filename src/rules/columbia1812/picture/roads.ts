import { PAPER, ROAD } from '../../kits/picture/colours.js';
import { curve } from '../../kits/picture/projection.js';
import { path, type Point } from '../../kits/picture/svg.js';
import { ROADS, type TownId } from '../components/map.js';
import { LAYOUT, ROAD_BENDS } from './layout.js';
import { project } from './projection.js';

/** Points of a road, from the first town to the second; moves along the road are drawn on it, too. */
export const roadPoints = (from: TownId, to: TownId): readonly Point[] => {
  const there = ROAD_BENDS[`${from} ${to}`];
  const back = ROAD_BENDS[`${to} ${from}`];
  const bends = there ?? [...(back ?? [])].reverse();
  return [LAYOUT[from].at, ...bends.map(project), LAYOUT[to].at];
};

const ways = ROADS.map(([a, b]) => curve(roadPoints(a, b))).join('');

/** All roads and trails, with a light border so that they are visible on hills and water. */
export const roads = () =>
  path(ways, { fill: 'none', stroke: PAPER, 'stroke-width': 6, 'stroke-opacity': 0.75 }) +
  path(ways, { fill: 'none', stroke: ROAD, 'stroke-width': 3, 'stroke-dasharray': '9 5' });
