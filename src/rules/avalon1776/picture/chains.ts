import type { Point } from '../../kits/picture/svg.js';
import { between, type Corner, pointOf } from './layout.js';

export type Edge = readonly [Corner, Corner];

/**
 * A number for each corner. Corners lie less than a hundred to the left of the map, and it is less than a thousand
 * high.
 */
const nameOf = ([across, down]: Corner): number => (across + 100) * 1000 + down + 100;
const whole = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;

/** A path through these corners, rounded at each; a loop ends where it began. */
function smooth(corners: readonly Corner[]): string {
  const points = corners.map(pointOf);
  const last = points.length - 1;
  const isLoop = nameOf(corners[0]!) === nameOf(corners[last]!);
  const half = (i: number): Point => between(points[i]!, points[i + 1]!);
  let d = isLoop ? `M${whole(half(0))}` : `M${whole(points[0]!)}L${whole(half(0))}`;
  for (let i = 1; i < last; i++) d += `Q${whole(points[i]!)} ${whole(half(i))}`;
  return d + (isLoop ? `Q${whole(points[0]!)} ${whole(half(0))}Z` : `L${whole(points[last]!)}`);
}

/**
 * Hexsides that follow each other, drawn as smooth lines: a line goes on from corner to corner until it ends or meets
 * two others.
 */
export function lines(edges: readonly Edge[]): string {
  const at = new Map<number, Edge[]>();
  for (const edge of edges)
    for (const corner of edge) {
      const name = nameOf(corner);
      const there = at.get(name);
      if (there === undefined) at.set(name, [edge]);
      else there.push(edge);
    }
  const done = new Set<Edge>();
  const walk = (start: Corner, first: Edge): Corner[] => {
    const corners = [start];
    let edge: Edge | undefined = first;
    while (edge !== undefined) {
      done.add(edge);
      const here: Corner = corners.at(-1)!;
      const next: Corner = nameOf(edge[0]) === nameOf(here) ? edge[1] : edge[0];
      corners.push(next);
      const meeting: readonly Edge[] = at.get(nameOf(next))!;
      edge = meeting.length === 2 ? meeting.find((one) => !done.has(one)) : undefined;
    }
    return corners;
  };
  const ends = edges.flatMap((edge) => edge.map((corner) => [corner, edge] as const));
  const open = ends.filter(([corner]) => at.get(nameOf(corner))!.length !== 2);
  return [...open, ...ends]
    .map(([corner, edge]) => (done.has(edge) ? '' : smooth(walk(corner, edge))))
    .join('');
}
