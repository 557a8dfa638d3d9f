import { lookup } from '../../kits/lookup.js';
import type { Coordinates } from '../../kits/picture/projection.js';
import type { Point } from '../../kits/picture/svg.js';
import { TOWN, TOWN_IDS } from '../components/lookups.js';
import type { LakeId, TownId } from '../components/map.js';
import { project } from './projection.js';

export const WIDTH = 1600;
export const HEIGHT = 1000;

/**
 * Position of an army stack relative to the marker of its town: above (n) or below (s) it, growing to the east or west;
 * or beside it (e, w).
 */
type StackPlace = 'ne' | 'nw' | 'se' | 'sw' | 'e' | 'w';

export interface TownLayout {
  /** position of the marker, moved aside a little where two towns face each other across a river */
  readonly at: Point;
  /** the side of the marker where the name is written */
  readonly name: 'e' | 'w' | 's';
  readonly stack: StackPlace;
  /** the point from which the stack is placed: the marker itself, except for a few crowded towns */
  readonly army: Point;
  /** centre of the berths; null: the town has no port, as it is not on a lake */
  readonly port: Point | null;
}

/** Offsets of a town: `nudge` from its geographical position, all others from its marker. */
interface Row {
  readonly nudge?: Point;
  readonly name: TownLayout['name'];
  readonly stack: StackPlace;
  readonly army?: Point;
  readonly port?: Point;
}

const ROWS: Readonly<Record<TownId, Row>> = {
  detroit: { nudge: [-50, -92], name: 'e', stack: 'ne', army: [-20, 0], port: [34, 68] },
  sandusky: { nudge: [0, -18], name: 'e', stack: 'se', port: [44, -32] },
  erie: { nudge: [12, 12], name: 'e', stack: 'e', army: [60, 0], port: [-44, -22] },
  pittsburgh: { nudge: [0, -34], name: 'e', stack: 'e', army: [118, 0] },
  buffalo: { nudge: [74, 10], name: 'e', stack: 'se', army: [-16, 0], port: [-106, 30] },
  'fort-niagara': { nudge: [52, 12], name: 'e', stack: 'se', port: [0, -36] },
  williamsburg: { nudge: [45, -24], name: 'e', stack: 'ne' },
  oswego: { nudge: [6, 8], name: 's', stack: 'se', army: [-48, 32], port: [-64, -18] },
  utica: { name: 'e', stack: 'se', army: [-44, 0] },
  'sackets-harbor': { nudge: [6, 32], name: 'e', stack: 'se', army: [30, 6], port: [-80, -4] },
  ogdensburg: { nudge: [24, 26], name: 'e', stack: 'sw', army: [60, 0] },
  malone: { name: 'e', stack: 'nw', army: [-8, 8] },
  plattsburg: { nudge: [-14, 74], name: 'w', stack: 'sw', army: [44, 0], port: [62, 4] },
  whitehall: { nudge: [-14, 34], name: 'e', stack: 'se', army: [-60, 0], port: [38, -36] },
  albany: { nudge: [-10, 0], name: 'w', stack: 'nw', army: [78, -6] },
  amherstburg: { nudge: [34, -16], name: 'e', stack: 'ne', army: [-38, 0], port: [0, 42] },
  london: { nudge: [-36, -50], name: 'e', stack: 'nw', army: [16, 0] },
  'port-dover': { nudge: [14, -4], name: 'w', stack: 'nw', army: [-12, 0], port: [54, 36] },
  'fort-erie': { nudge: [-62, 14], name: 'w', stack: 'nw', army: [-12, 0], port: [4, 42] },
  'fort-george': { nudge: [-34, 14], name: 'w', stack: 'w', army: [-136, -18], port: [8, -40] },
  york: { nudge: [-6, -8], name: 'w', stack: 'nw', army: [2, 0], port: [46, 22] },
  'smiths-creek': { nudge: [0, -12], name: 'e', stack: 'nw', army: [30, -12], port: [-30, 42] },
  kingston: { nudge: [-4, -10], name: 'w', stack: 'nw', army: [-42, 0], port: [-46, 44] },
  prescott: { nudge: [-30, -16], name: 'w', stack: 'nw', army: [42, -6] },
  montreal: { nudge: [-34, 0], name: 'w', stack: 'nw', army: [-12, 0] },
  lacolle: { nudge: [8, 16], name: 'e', stack: 'ne', port: [36, 34] },
  quebec: { nudge: [-36, 28], name: 's', stack: 'w', army: [-14, -12] },
};

const plus = ([x, y]: Point, [dx, dy]: Point = [0, 0]): Point => [x + dx, y + dy];

const layout = (id: TownId): TownLayout => {
  const { nudge, name, stack, army, port } = ROWS[id];
  const at = plus(project([TOWN[id].lon, TOWN[id].lat]), nudge);
  return { at, name, stack, army: plus(at, army), port: port ? plus(at, port) : null };
};

export const LAYOUT: Readonly<Record<TownId, TownLayout>> = lookup(TOWN_IDS, layout);

/** Position of the fleets of a lake. Lake Champlain is too narrow, so its fleets are drawn beside it. */
export const FLEETS: Readonly<Record<LakeId, Point>> = {
  'lake-erie': [290, 752],
  'lake-ontario': [836, 412],
  'lake-champlain': [1516, 300],
};

/** Bends of roads around a shore: points that a road passes between its two towns. */
export const ROAD_BENDS: Readonly<Record<string, readonly Coordinates[]>> = {
  'detroit sandusky': [
    [-83.45, 42.1],
    [-83.66, 41.68],
    [-83.25, 41.42],
  ],
  'sandusky erie': [
    [-81.7, 41.42],
    [-80.9, 41.78],
  ],
  'sandusky pittsburgh': [[-81.6, 41.0]],
  'erie buffalo': [
    [-79.5, 42.3],
    [-78.95, 42.52],
  ],
  'pittsburgh williamsburg': [
    [-79.1, 41.35],
    [-78.2, 42.2],
  ],
  'williamsburg oswego': [[-77.3, 43.1]],
  'williamsburg utica': [[-76.9, 42.98]],
  'oswego sackets-harbor': [[-76.0, 43.6]],
  'sackets-harbor ogdensburg': [[-75.75, 44.3]],
  'plattsburg whitehall': [
    [-73.65, 44.2],
    [-73.62, 43.8],
  ],
  'whitehall albany': [[-73.55, 43.1]],
  'amherstburg london': [[-82.0, 42.52]],
  'london york': [
    [-80.4, 43.24],
    [-79.98, 43.34],
    [-79.72, 43.58],
  ],
  'london port-dover': [[-80.8, 42.86]],
  'port-dover fort-erie': [[-79.85, 42.88]],
  'fort-george york': [
    [-79.55, 43.14],
    [-79.92, 43.26],
    [-79.8, 43.5],
  ],
  'york smiths-creek': [[-78.95, 43.92]],
  'smiths-creek kingston': [
    [-77.6, 44.15],
    [-77.0, 44.26],
  ],
  'kingston prescott': [[-76.15, 44.5]],
  'prescott montreal': [
    [-74.7, 45.12],
    [-74.1, 45.4],
  ],
  'montreal quebec': [[-72.9, 46.05]],
};

/** Centre of the picture of the surroundings of a place. */
export const SPOTS: Readonly<Record<string, Point>> = {
  ...FLEETS,
  ...Object.fromEntries(TOWN_IDS.map((id) => [id, LAYOUT[id].at])),
};
