import { CREAM } from '../../kits/picture/colours.js';
import { figures } from '../../kits/picture/figures.js';
import { curve } from '../../kits/picture/projection.js';
import { circle, path, type Point, round } from '../../kits/picture/svg.js';
import { SIDE_COLOUR } from '../../kits/war-of-1812/colours.js';
import { BLOCKS } from '../components/blocks.js';
import { TOWN, TOWN_IDS } from '../components/lookups.js';
import type { TownId } from '../components/map.js';
import type { View } from '../view/view.js';
import { FLEETS, LAYOUT } from './layout.js';
import { isTown, orderedWay } from './pieces.js';
import { roadPoints } from './roads.js';

interface Leg {
  readonly from: TownId;
  readonly to: TownId;
  readonly sea: boolean;
  readonly count: number;
}

/** Moves that the viewer has ordered; each stretch is listed once, with its number of blocks. */
const legs = (view: View): readonly Leg[] => {
  const found = new Map<string, Leg>();
  for (const { id } of BLOCKS) {
    const sea = view.orders?.[id]?.sea === true;
    const stops = [view.mine[id]?.at, ...orderedWay(view, id)].filter(isTown);
    stops.slice(1).forEach((to, i) => {
      const from = stops[i]!;
      const key = `${from} ${to} ${sea}`;
      found.set(key, { from, to, sea, count: (found.get(key)?.count ?? 0) + 1 });
    });
  }
  return [...found.keys()].sort().map((key) => found.get(key)!);
};

const SAIL: Readonly<Record<string, number>> = {
  'lake-erie': 60,
  'lake-ontario': 70,
  'lake-champlain': 30,
};

/** Line of a move: by sea an arc away from the shore, by land the road. */
const line = ({ from, to, sea }: Leg): readonly Point[] => {
  if (!sea) return roadPoints(from, to);
  const [a, b] = [LAYOUT[from].port ?? LAYOUT[from].at, LAYOUT[to].port ?? LAYOUT[to].at];
  const sag = SAIL[TOWN[from].lake ?? ''] ?? 0;
  const out: Point = [
    (a[0] + b[0]) / 2,
    (a[1] + b[1]) / 2 + sag * (a[1] + b[1] > 1200 ? -0.3 : 0.3),
  ];
  return [a, out, b];
};

const towards = (from: Point, to: Point, distance: number): Point => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const share = Math.min(0.45, distance / length);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
};

/** Shortens a line at both ends, so that the markers of the towns stay free. */
const trimmed = (points: readonly Point[]): readonly Point[] => {
  const last = points.length - 1;
  const start = towards(points[0]!, points[1]!, 22);
  const end = towards(points[last]!, points[last - 1]!, 30);
  return [start, ...points.slice(1, last), end];
};

const head = (points: readonly Point[], fill: string) => {
  const tip = points[points.length - 1]!;
  const before = points[points.length - 2]!;
  const angle = (Math.atan2(tip[1] - before[1], tip[0] - before[0]) * 180) / Math.PI;
  return path('M10 0L-10-12L-5 0L-10 12Z', {
    fill,
    stroke: CREAM,
    'stroke-width': 1.5,
    transform: `translate(${round(tip[0])} ${round(tip[1])}) rotate(${round(angle)})`,
  });
};

const middleOf = (points: readonly Point[]): Point => {
  const index = Math.floor((points.length - 1) / 2);
  const [a, b] = [points[index]!, points[index + 1]!];
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
};

/** A line with an arrowhead at its last point, and on it the number of pieces that move. */
const arrow = (points: readonly Point[], count: number, sea: boolean, colour: string) => {
  const d = curve(points);
  const [x, y] = middleOf(points);
  const shaft = { fill: 'none', 'stroke-linecap': 'round' };
  const dashes = sea ? { 'stroke-dasharray': '2 12' } : {};
  return [
    path(d, { ...shaft, stroke: CREAM, 'stroke-width': 12, 'stroke-opacity': 0.85 }),
    path(d, { ...shaft, stroke: colour, 'stroke-width': 7, ...dashes }),
    head(points, colour),
    circle(x, y, 14, { fill: colour, stroke: CREAM, 'stroke-width': 2 }),
    figures(count, x, y + 7.5, 15, '#fff'),
  ].join('');
};

/** C1812-6.1 arrows for ships ordered to leave or enter ports. */
const sailing = ({ fleet }: View, colour: string) => {
  if (fleet === null || fleet.done || (fleet.do !== 'out' && fleet.do !== 'in')) return [];
  return TOWN_IDS.flatMap((id) => {
    const { lake } = TOWN[id];
    const { port } = LAYOUT[id];
    const ships = fleet.ports[id];
    if (ships === undefined || lake === null || port === null) return [];
    const way = fleet.do === 'out' ? [port, FLEETS[lake]] : [FLEETS[lake], port];
    return [arrow(trimmed(way), ships.up + ships.down, true, colour)];
  });
};

/** Arrows for the moves that the viewer has ordered. Moves of others are never in a view. */
export const arrows = (view: View) => {
  if (view.viewer === null) return '';
  const colour = SIDE_COLOUR[view.viewer];
  const marches = legs(view).map((leg) => arrow(trimmed(line(leg)), leg.count, leg.sea, colour));
  return [...marches, ...sailing(view, colour)].join('');
};
