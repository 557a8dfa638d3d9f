import { INK, PAPER, ROAD, SHORE } from '../../kits/picture/colours.js';
import { type Coordinates, curve } from '../../kits/picture/projection.js';
import { path, type Point, round } from '../../kits/picture/svg.js';
import { FERRY, type PathKind, PATHS, type SpaceId } from '../components/map.js';
import { LAYOUT, project } from './layout.js';

/** Bends of a path, from its first space to its second, along the shores. */
// prettier-ignore
const BENDS: { readonly [path: string]: readonly Coordinates[] } = {
  'kingston smiths-creek': [[-77.3, 44.22]],
  'smiths-creek york': [[-78.9, 43.95]],
  'erie buffalo': [[-79.4, 42.4]],
  'cleveland erie': [[-80.9, 41.75]],
  'lower-sandusky cleveland': [[-82.4, 41.3]],
  'york burlington': [[-79.75, 43.5]],
  'sodus oswego': [[-76.7, 43.3]],
  'oswego sackets-harbour': [[-76.1, 43.6]],
  'whitehall plattsburgh': [[-73.62, 44.1]],
  'whitehall burlington-vt': [[-73.02, 44.0]],
};

const points = (a: SpaceId, b: SpaceId): readonly Point[] => [
  LAYOUT[a].at,
  ...(BENDS[`${a} ${b}`] ?? []).map(project),
  LAYOUT[b].at,
];

const ways = (kind: PathKind) =>
  PATHS.filter(([, , each]) => each === kind).map(([a, b]) => points(a, b));
const lines = (kind: PathKind) =>
  ways(kind)
    .map((way) => curve(way))
    .join('');

const ARROW = 34;
export const BLUE = '#4a86b8';

/** The point `back` units from the end of a way, towards its start. */
const before = (from: Point, to: Point, back: number): Point => {
  const share = back / (Math.hypot(to[0] - from[0], to[1] - from[1]) || 1);
  return [to[0] + (from[0] - to[0]) * share, to[1] + (from[1] - to[1]) * share];
};

/** An arrowhead at `tip`, of an arrow that comes from `from`. */
const head = (from: Point, tip: Point) => {
  const [x, y] = before(from, tip, 15);
  const [dx, dy] = [(tip[0] - x) * 0.62, (tip[1] - y) * 0.62];
  return `M${round(tip[0])} ${round(tip[1])}L${round(x - dy)} ${round(y + dx)}L${round(x + dy)} ${round(y - dx)}Z`;
};

/** MMW-2.23 invasion routes: light-blue arrows on both banks. */
const invasions = () => {
  const pairs = ways('invasion').map((way) => [way[0]!, way[way.length - 1]!] as const);
  const shafts = pairs.map(([a, b]) => curve([before(b, a, ARROW), before(a, b, ARROW)])).join('');
  const heads = pairs
    .map(([a, b]) => head(b, before(b, a, ARROW - 10)) + head(a, before(a, b, ARROW - 10)))
    .join('');
  return (
    path(shafts, { fill: 'none', stroke: PAPER, 'stroke-width': 12, 'stroke-opacity': 0.9 }) +
    path(shafts, { fill: 'none', stroke: BLUE, 'stroke-width': 7 }) +
    path(heads, { fill: BLUE, stroke: PAPER, 'stroke-width': 1 })
  );
};

/** MMW-3.61 the ferry, which only one unit may use. */
const ferry = () =>
  path(curve([LAYOUT[FERRY.a].at, LAYOUT[FERRY.b].at]), {
    fill: 'none',
    stroke: SHORE,
    'stroke-width': 3,
    'stroke-dasharray': '2 9',
    'stroke-linecap': 'round',
  });

const bed = (d: string, width: number) =>
  path(d, { fill: 'none', stroke: PAPER, 'stroke-width': width, 'stroke-opacity': 0.75 });

/** MMW-2.21, MMW-2.22 major roads, dark and solid, and trails, thin and broken. */
export const roads = () =>
  [
    bed(lines('trail'), 7),
    path(lines('trail'), {
      fill: 'none',
      stroke: ROAD,
      'stroke-width': 3,
      'stroke-dasharray': '9 6',
    }),
    bed(lines('road'), 9),
    path(lines('road'), { fill: 'none', stroke: INK, 'stroke-width': 4.5 }),
    ferry(),
    invasions(),
  ].join('');
