import { round, type Point } from './svg.js';

/** Degrees: [longitude, latitude]. */
export type Place = readonly [lon: number, lat: number];

/**
 * North is up for both players, as the American faces it (C1812-3.1). The theatre is long and empty in its corners,
 * crowded on the Niagara: like the maps of the time ours is drawn wider where more happens. Between two stops the scale
 * is even.
 */
type Stop = readonly [degrees: number, units: number];

const ACROSS: readonly Stop[] = [
  [-84.6, -60],
  [-80.3, 380],
  [-77.8, 850],
  [-73.6, 1370],
  [-73, 1450],
  [-70.5, 1620],
];

const DOWN: readonly Stop[] = [
  [39.5, 925],
  [40.1, 895],
  [41.4, 845],
  [42.8, 648],
  [43.3, 470],
  [44.1, 340],
  [45.6, 130],
  [47.5, -10],
];

/** The stretch between two stops in which a place lies; beyond the ends the last scale goes on. */
const interpolate = (stops: readonly Stop[], degrees: number) => {
  let upper = 1;
  while (upper < stops.length - 1 && degrees > stops[upper]![0]) upper++;
  const [d0, u0] = stops[upper - 1]!;
  const [d1, u1] = stops[upper]!;
  return u0 + ((degrees - d0) / (d1 - d0)) * (u1 - u0);
};

export const project = ([lon, lat]: Place): Point => [
  interpolate(ACROSS, lon),
  interpolate(DOWN, lat),
];

const pair = ([x, y]: Point) => `${round(x)} ${round(y)}`;

const control = (p: Point, from: Point, to: Point, sign: number): Point => [
  p[0] + (sign * (to[0] - from[0])) / 6,
  p[1] + (sign * (to[1] - from[1])) / 6,
];

/** A smooth line through all points (Catmull-Rom as cubic curves). */
export const curve = (points: readonly Point[], closed = false): string => {
  const count = points.length;
  const point = (index: number) =>
    closed ? points[(index + count) % count]! : points[Math.max(0, Math.min(count - 1, index))]!;
  let d = `M${pair(point(0))}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const out = control(point(i), point(i - 1), point(i + 1), 1);
    const into = control(point(i + 1), point(i), point(i + 2), -1);
    d += `C${pair(out)} ${pair(into)} ${pair(point(i + 1))}`;
  }
  return closed ? `${d}Z` : d;
};

export const polygon = (points: readonly Point[]) => `M${points.map(pair).join('L')}Z`;
