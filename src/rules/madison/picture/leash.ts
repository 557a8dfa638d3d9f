import { CREAM, INK } from '../../kits/picture/colours.js';
import { path, type Point, round } from '../../kits/picture/svg.js';
import { SPACE_IDS, type SpaceId } from '../components/map.js';
import { LAYOUT } from './layout.js';
import type { Box } from './names.js';
import { HALF } from './space.js';

/** Maximum distance from the centre of a space to a stack that needs no line, if no other space is nearer. */
const NEAR = HALF + 28;

export const within = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, most));

/** Distance from the centre of a space to the nearest point of a box, horizontal or vertical, whichever is greater. */
const reach = (id: SpaceId, { x, y, width, height }: Box): number => {
  const [cx, cy] = LAYOUT[id].at;
  return Math.max(x - cx, cx - x - width, y - cy, cy - y - height, 0);
};

const between = ([a, b]: Point, [x, y]: Point): number => Math.sqrt((x - a) ** 2 + (y - b) ** 2);

interface Neighbour {
  readonly id: SpaceId;
  readonly apart: number;
}

const neighbours = (id: SpaceId): readonly Neighbour[] =>
  SPACE_IDS.filter((other) => other !== id)
    .map((other) => ({ id: other, apart: between(LAYOUT[id].at, LAYOUT[other].at) }))
    .sort((a, b) => a.apart - b.apart);

/** Space -> all other spaces, the nearest first. */
const NEIGHBOURS = new Map(SPACE_IDS.map((id) => [id, neighbours(id)]));

/** Whether a stack could be taken for one of another space, because its edge or its centre is nearer to that space. */
export function isAstray(id: SpaceId, box: Box): boolean {
  const middle: Point = [box.x + box.width / 2, box.y + box.height / 2];
  const edge = reach(id, box);
  const out = between(middle, LAYOUT[id].at);
  const farthest = 2 * out + box.width + box.height;
  for (const other of NEIGHBOURS.get(id) ?? []) {
    if (other.apart > farthest) return false;
    if (between(middle, LAYOUT[other.id].at) <= out || reach(other.id, box) < edge) return true;
  }
  return false;
}

/** Line from the edge of a space to the edge of its stack; null: the stack is near enough to need no line. */
function ends(id: SpaceId, box: Box): readonly [from: Point, to: Point] | null {
  if (reach(id, box) <= NEAR && !isAstray(id, box)) return null;
  const [cx, cy] = LAYOUT[id].at;
  const to: Point = [within(cx, box.x, box.x + box.width), within(cy, box.y, box.y + box.height)];
  return [[within(to[0], cx - HALF, cx + HALF), within(to[1], cy - HALF, cy + HALF)], to];
}

const BEAD = 8;

/** Small boxes along the line of a stack. They should be as clear of obstacles as the stack itself. */
export function beads(id: SpaceId, box: Box): readonly Box[] {
  const line = ends(id, box);
  if (line === null) return [];
  const [[x, y], [u, v]] = line;
  const count = Math.floor(Math.hypot(u - x, v - y) / (2 * BEAD));
  return Array.from({ length: count }, (_, i) => {
    const share = (i + 1) / (count + 1);
    const at = [x + (u - x) * share, y + (v - y) * share] as const;
    return { x: at[0] - BEAD / 2, y: at[1] - BEAD / 2, width: BEAD, height: BEAD };
  });
}

/**
 * Draws the line from a space to a stack that is far away or nearer to another space; empty for a stack right beside
 * its space.
 */
export function leash(id: SpaceId, box: Box, colour: string = INK): string {
  const line = ends(id, box);
  if (line === null) return '';
  const d = `M${line[0].map(round).join(' ')}L${line[1].map(round).join(' ')}`;
  const drawn = (stroke: string, width: number) =>
    path(d, { stroke, 'stroke-width': width, 'stroke-linecap': 'round' });
  return drawn(CREAM, 11) + drawn(colour, 6);
}
