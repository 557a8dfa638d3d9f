import type { Locale } from '../../kernel/text.js';
import type { Point } from '../../kits/picture/svg.js';
import { LAKE_IDS, SPACE_IDS, type SpaceId } from '../components/map.js';
import { BOX, BOX_SIZE, HEIGHT, LAYOUT, WIDTH } from './layout.js';
import { beads, isAstray, within } from './leash.js';
import { type Box, nameBox } from './names.js';
import { HALF } from './space.js';

/** A rectangle that a stack should not cover; `weight`: penalty per unit of area covered. */
interface Obstacle {
  readonly box: Box;
  readonly weight: number;
}

/** A stack, its space, and where it would be if there were no obstacles. */
export interface Wanted {
  readonly id: SpaceId;
  readonly box: Box;
}

/** Distance from the centre of a space that its corner marks extend to. */
const MARKED = HALF + 8;
/** Margin between a stack and the edge of the board. */
const EDGE = 10;
/** Panels along the upper edge, the hand and the legend, the track along the lower edge. */
const EDGES: readonly Box[] = [
  { x: 900, y: 0, width: 890, height: 280 },
  { x: 1080, y: 1330, width: WIDTH - 1080, height: HEIGHT - 1330 },
  { x: 0, y: HEIGHT - 125, width: WIDTH, height: 125 },
];

const spaceBox = (id: SpaceId, half: number): Box => {
  const [x, y] = LAYOUT[id].at;
  return { x: x - half, y: y - half, width: 2 * half, height: 2 * half };
};

const fixed = (locale: Locale): readonly Obstacle[] => [
  ...SPACE_IDS.map((id) => ({ box: spaceBox(id, HALF), weight: 5000 })),
  ...SPACE_IDS.map((id) => ({ box: spaceBox(id, MARKED), weight: 8 })),
  ...SPACE_IDS.map((id) => ({ box: nameBox(id, locale), weight: 8 })),
  ...LAKE_IDS.map((id) => ({ box: { x: BOX[id][0], y: BOX[id][1], ...BOX_SIZE }, weight: 3 })),
  ...EDGES.map((box) => ({ box, weight: 4 })),
];
const FIXED: Readonly<Record<Locale, readonly Obstacle[]>> = { en: fixed('en'), ja: fixed('ja') };

const common = (a: number, long: number, b: number, other: number): number =>
  Math.min(a + long, b + other) - Math.max(a, b);

/** Area that two boxes share. It is called very often, so boxes that do not overlap are ruled out first. */
const shared = (a: Box, b: Box): number =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y
    ? 0
    : common(a.x, a.width, b.x, b.width) * common(a.y, a.height, b.y, b.height);

/** The same box, moved inwards from beyond the edge of the board. */
const onBoard = ({ x, y, width, height }: Box): Box => ({
  x: within(x, EDGE, WIDTH - EDGE - width),
  y: within(y, EDGE, HEIGHT - EDGE - height),
  width,
  height,
});

/**
 * Distances at which a stack may be placed, and the penalty for each: from afar it is hard to tell which space a stack
 * belongs to.
 */
const RINGS = [
  { out: MARKED + 4, cost: 600 },
  { out: MARKED + 35, cost: 1800 },
  { out: MARKED + 90, cost: 5000 },
  { out: MARKED + 170, cost: 10000 },
];
/** Penalty for a position nearer to another space. */
const ASTRAY = 1500;

const FARTHEST = Math.max(...RINGS.map(({ out }) => out));

/** Positions of a stack along a side of its space, from one corner to the other. */
const SLIDES = [0, -0.25, 0.25, -0.5, 0.5, -0.75, 0.75, -1, 1];

/** All positions around a space for a box of that size, with the penalty of each, the lowest first. */
function* around({ id, box }: Wanted): Iterable<readonly [box: Box, cost: number]> {
  const [cx, cy] = LAYOUT[id].at;
  const { width, height } = box;
  for (const { out, cost } of RINGS)
    for (const slide of SLIDES) {
      const x = cx - width / 2 + slide * (MARKED + width / 2);
      const y = cy - height / 2 + slide * (MARKED + height / 2);
      const spots: readonly Point[] = [
        [x, cy - out - height],
        [cx + out, y],
        [x, cy + out],
        [cx - out - width, y],
      ];
      for (const [left, top] of spots) yield [onBoard({ x: left, y: top, width, height }), cost];
    }
}

/** The area that a stack could cover from any of these positions. */
function reachOf({ id, box: { width, height } }: Wanted): Box {
  const [cx, cy] = LAYOUT[id].at;
  const [wide, high] = [width + FARTHEST, height + FARTHEST];
  return { x: cx - wide, y: cy - high, width: 2 * wide, height: 2 * high };
}

/** Total penalty of the obstacles covered; the sum stops once it reaches `most`. */
function covered(boxes: readonly Box[], obstacles: readonly Obstacle[], most: number): number {
  let sum = 0;
  for (const box of boxes)
    for (const { box: other, weight } of obstacles) {
      sum += weight * shared(box, other);
      if (sum >= most) return sum;
    }
  return sum;
}

/** Penalty of a position, without that of its distance. */
function wrong(id: SpaceId, box: Box, obstacles: readonly Obstacle[], most: number): number {
  const own = covered([box], obstacles, most);
  if (own >= most) return own;
  const fault = own + (isAstray(id, box) ? ASTRAY : 0);
  if (fault >= most) return fault;
  return fault + covered(beads(id, box), obstacles, most - fault);
}

function best(wanted: Wanted, obstacles: readonly Obstacle[]): Box {
  const { id } = wanted;
  let found = onBoard(wanted.box);
  let least = wrong(id, found, obstacles, Infinity);
  if (least === 0) return found;
  const reach = reachOf(wanted);
  const near = obstacles.filter(({ box }) => shared(box, reach) > 0);
  for (const [box, cost] of around(wanted)) {
    if (cost >= least) break;
    const all = cost + wrong(id, box, near, least - cost);
    if (all < least) [found, least] = [box, all];
  }
  return found;
}

const areaOf = ({ box: { width, height } }: Wanted): number => width * height;

/**
 * Order of placement: first stacks whose planned position is free, then the others, the largest first, as they find
 * room least easily.
 */
const inOrder = (stacks: readonly Wanted[], printed: readonly Obstacle[]): readonly Wanted[] => {
  const largest = [...stacks].sort((a, b) => areaOf(b) - areaOf(a));
  const isFree = ({ id, box }: Wanted) => wrong(id, onBoard(box), printed, 1) === 0;
  const free = new Set(largest.filter(isFree));
  return [...free, ...largest.filter((each) => !free.has(each))];
};

/**
 * Position of each stack, placed one after the other: the planned one, or one that covers less of names, spaces and
 * other stacks.
 */
export function spread(stacks: readonly Wanted[], locale: Locale): readonly Box[] {
  const obstacles = [...FIXED[locale]];
  const found = new Map<Wanted, Box>();
  for (const wanted of inOrder(stacks, FIXED[locale])) {
    const box = best(wanted, obstacles);
    found.set(wanted, box);
    for (const each of [box, ...beads(wanted.id, box)]) obstacles.push({ box: each, weight: 40 });
  }
  return stacks.map((wanted) => found.get(wanted) as Box);
}
