import type { Locale } from '../../kernel/text.js';
import { INK } from '../../kits/picture/colours.js';
import { path, round, type Point } from '../../kits/picture/svg.js';
import { LAKE_IDS, SPACE_IDS, type SpaceId } from '../components/map.js';
import { BOX, BOX_SIZE, HEIGHT, LAYOUT, WIDTH } from './layout.js';
import { nameBox, type Box } from './names.js';
import { HALF } from './space.js';

/** What a stack should not lie on, and how bad it is if it does. */
interface Obstacle {
  readonly box: Box;
  readonly weight: number;
}

/** A stack by its space, where it would lie if there were nothing else. */
export interface Wanted {
  readonly id: SpaceId;
  readonly box: Box;
}

/** Corners of a space hold marks. */
const MARKED = HALF + 8;
/** Panels along the upper edge, the hand and the legend, the track along the lower edge. */
const EDGES: readonly Box[] = [
  { x: 900, y: 0, width: 890, height: 280 },
  { x: 1080, y: 1330, width: WIDTH - 1080, height: HEIGHT - 1330 },
  { x: 0, y: HEIGHT - 125, width: WIDTH, height: 125 },
];

const spaceBox = (id: SpaceId): Box => {
  const [x, y] = LAYOUT[id].at;
  return { x: x - MARKED, y: y - MARKED, width: 2 * MARKED, height: 2 * MARKED };
};

const fixed = (locale: Locale): readonly Obstacle[] => [
  ...SPACE_IDS.map((id) => ({ box: spaceBox(id), weight: 6 })),
  ...SPACE_IDS.map((id) => ({ box: nameBox(id, locale), weight: 4 })),
  ...LAKE_IDS.map((id) => ({ box: { x: BOX[id][0], y: BOX[id][1], ...BOX_SIZE }, weight: 1 })),
  ...EDGES.map((box) => ({ box, weight: 4 })),
];
const FIXED: Readonly<Record<Locale, readonly Obstacle[]>> = { en: fixed('en'), ja: fixed('ja') };

const common = (a: number, long: number, b: number, other: number): number =>
  Math.max(0, Math.min(a + long, b + other) - Math.max(a, b));

/** Area that two boxes share. */
const shared = (a: Box, b: Box): number =>
  common(a.x, a.width, b.x, b.width) * common(a.y, a.height, b.y, b.height);

const isOff = ({ x, y, width, height }: Box): boolean =>
  x < 10 || y < 10 || x + width > WIDTH - 10 || y + height > HEIGHT - 10;

/** How far out a stack may go, and what it costs to lie there and not where planned: from afar it is hard to tell whose it is. */
const RINGS = [
  { out: MARKED + 4, cost: 600 },
  { out: MARKED + 50, cost: 3500 },
  { out: MARKED + 110, cost: 8000 },
];

const FARTHEST = Math.max(...RINGS.map(({ out }) => out));

/** All places around a space for a box of that size, with what each costs by itself. */
function* around({ id, box }: Wanted): Iterable<readonly [box: Box, cost: number]> {
  const [cx, cy] = LAYOUT[id].at;
  const { width, height } = box;
  for (const { out, cost } of RINGS)
    for (const share of [0.5, 0, 1]) {
      const x = cx - MARKED - share * (width - 2 * MARKED);
      const y = cy - MARKED - share * (height - 2 * MARKED);
      const spots: readonly Point[] = [
        [x, cy - out - height],
        [cx + out, y],
        [x, cy + out],
        [cx - out - width, y],
      ];
      for (const [left, top] of spots) yield [{ x: left, y: top, width, height }, cost];
    }
}

/** All that a stack could cover from any of those places. */
function reachOf({ id, box: { width, height } }: Wanted): Box {
  const [cx, cy] = LAYOUT[id].at;
  const [wide, high] = [width + FARTHEST, height + FARTHEST];
  return { x: cx - wide, y: cy - high, width: 2 * wide, height: 2 * high };
}

const worth = (box: Box, obstacles: readonly Obstacle[]): number =>
  isOff(box)
    ? Infinity
    : obstacles.reduce((sum, { box: other, weight }) => sum + weight * shared(box, other), 0);

function best(wanted: Wanted, obstacles: readonly Obstacle[]): Box {
  let found = wanted.box;
  let least = worth(found, obstacles);
  if (least === 0) return found;
  const near = obstacles.filter(({ box }) => shared(box, reachOf(wanted)) > 0);
  for (const [box, cost] of around(wanted)) {
    if (cost >= least) continue;
    const all = cost + worth(box, near);
    if (all < least) [found, least] = [box, all];
  }
  return found;
}

/** Where each stack lies, one after the other: as planned, or where it covers less of names, spaces and other stacks. */
export function spread(stacks: readonly Wanted[], locale: Locale): readonly Box[] {
  const obstacles = [...FIXED[locale]];
  return stacks.map((wanted) => {
    const box = best(wanted, obstacles);
    obstacles.push({ box, weight: 16 });
    return box;
  });
}

const within = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, most));

/** So near it needs no line. */
const NEAR = MARKED + 20;

/** A line from a space to a stack that lies off; nothing to one beside it. */
export function leash(id: SpaceId, { x, y, width, height }: Box): string {
  const [cx, cy] = LAYOUT[id].at;
  const to: Point = [within(cx, x, x + width), within(cy, y, y + height)];
  if (Math.max(Math.abs(to[0] - cx), Math.abs(to[1] - cy)) <= NEAR) return '';
  const from = [within(to[0], cx - HALF, cx + HALF), within(to[1], cy - HALF, cy + HALF)] as const;
  return path(`M${from.map(round).join(' ')}L${to.map(round).join(' ')}`, {
    stroke: INK,
    'stroke-width': 5,
    'stroke-opacity': 0.55,
    'stroke-linecap': 'round',
  });
}
