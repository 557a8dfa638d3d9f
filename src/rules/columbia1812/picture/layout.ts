import { TOWN } from '../components/tables.js';
import type { LakeId, TownId } from '../components/map.js';
import { project, type Place } from './projection.js';
import type { Point } from './svg.js';

export const WIDTH = 1600;
export const HEIGHT = 1000;

export interface TownLayout {
  /** where the marker stands, moved aside a little where two towns face each other over a river */
  readonly at: Point;
  /** on which side of the marker the name is written */
  readonly name: 'e' | 'w';
  /** the corner of the army stack nearest to the marker: above or below it, growing east or west */
  readonly stack: 'ne' | 'nw' | 'se' | 'sw';
  /** where ships berth; only lakeside towns have a port */
  readonly port: Point | null;
}

type Row = readonly [
  nudge: Point,
  name: 'e' | 'w',
  stack: TownLayout['stack'],
  port?: Point,
];

// prettier-ignore
const ROWS: Readonly<Record<TownId, Row>> = {
  detroit: [[-50, -92], 'e', 'ne', [-2, 88]],
  sandusky: [[0, 0], 'e', 'se', [40, -32]],
  erie: [[12, 12], 'e', 'se', [-40, -24]],
  pittsburgh: [[0, -34], 'e', 'ne'],
  buffalo: [[74, 10], 'e', 'ne', [-92, 34]],
  'fort-niagara': [[52, 12], 'e', 'se', [-6, -36]],
  williamsburg: [[10, 0], 'e', 'se'],
  oswego: [[6, 8], 'e', 'se', [-40, -8]],
  utica: [[0, 0], 'e', 'ne'],
  'sackets-harbor': [[24, 4], 'e', 'se', [-42, 16]],
  ogdensburg: [[24, 26], 'e', 'se'],
  malone: [[0, 0], 'e', 'ne'],
  plattsburg: [[-18, 48], 'w', 'sw', [48, -2]],
  whitehall: [[-14, 8], 'w', 'sw', [30, -24]],
  albany: [[-10, 0], 'w', 'nw'],
  amherstburg: [[72, -36], 'e', 'ne', [-18, 52]],
  london: [[0, 0], 'w', 'nw'],
  'port-dover': [[-8, -14], 'w', 'nw', [44, 36]],
  'fort-erie': [[-76, 12], 'w', 'nw', [4, 40]],
  'fort-george': [[-34, 14], 'w', 'sw', [18, -38]],
  york: [[-6, -8], 'w', 'nw', [36, 26]],
  'smiths-creek': [[0, -12], 'e', 'ne', [0, 40]],
  kingston: [[-4, -10], 'w', 'nw', [-18, 44]],
  prescott: [[-14, -20], 'w', 'nw'],
  montreal: [[-6, -6], 'w', 'nw'],
  lacolle: [[0, 8], 'e', 'ne', [34, 30]],
  quebec: [[-84, 68], 'e', 'nw'],
};

const layout = (id: TownId): TownLayout => {
  const { lon, lat } = TOWN[id];
  const [[dx, dy], name, stack, port] = ROWS[id];
  const [x, y] = project([lon, lat]);
  const at: Point = [x + dx, y + dy];
  return { at, name, stack, port: port ? [at[0] + port[0], at[1] + port[1]] : null };
};

export const LAYOUT = Object.fromEntries(
  (Object.keys(ROWS) as TownId[]).map((id) => [id, layout(id)]),
) as Readonly<Record<TownId, TownLayout>>;

/** Where the fleets of a lake lie; Champlain is too narrow, so its fleets are shown beside it. */
export const FLEETS: Readonly<Record<LakeId, Point>> = {
  'lake-erie': [262, 768],
  'lake-ontario': [800, 428],
  'lake-champlain': [1524, 300],
};

/** Ways round a shore: the places a road passes between its two towns. */
export const ROAD_BENDS: Readonly<Record<string, readonly Place[]>> = {
  'detroit sandusky': [[-83.45, 42.1], [-83.66, 41.68], [-83.25, 41.42]],
  'sandusky erie': [[-81.7, 41.42], [-80.9, 41.78]],
  'sandusky pittsburgh': [[-81.6, 41.0]],
  'erie buffalo': [[-79.5, 42.3], [-78.95, 42.52]],
  'pittsburgh williamsburg': [[-79.1, 41.35], [-78.2, 42.2]],
  'williamsburg oswego': [[-77.3, 43.1]],
  'williamsburg utica': [[-76.9, 42.98]],
  'oswego sackets-harbor': [[-76.0, 43.6]],
  'sackets-harbor ogdensburg': [[-75.75, 44.3]],
  'plattsburg whitehall': [[-73.65, 44.2], [-73.62, 43.8]],
  'whitehall albany': [[-73.55, 43.1]],
  'amherstburg london': [[-82.0, 42.52]],
  'london york': [[-80.4, 43.24], [-79.98, 43.34], [-79.72, 43.58]],
  'london port-dover': [[-80.8, 42.86]],
  'port-dover fort-erie': [[-79.85, 42.88]],
  'fort-george york': [[-79.55, 43.14], [-79.92, 43.26], [-79.8, 43.5]],
  'york smiths-creek': [[-78.95, 43.92]],
  'smiths-creek kingston': [[-77.6, 44.15], [-77.0, 44.26]],
  'kingston prescott': [[-76.15, 44.5]],
  'prescott montreal': [[-74.7, 45.12], [-74.1, 45.4]],
  'montreal quebec': [[-72.9, 46.05]],
};
