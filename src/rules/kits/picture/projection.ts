import { type Point, round } from './svg.js';

/** Longitude and latitude, in degrees. */
export type Coordinates = readonly [lon: number, lat: number];

/**
 * Like maps of the period, ours are drawn at a larger scale where more happens. The scale is constant between two
 * stops, and beyond the outermost stops it continues.
 */
export type Stop = readonly [degrees: number, units: number];

const interpolate = (stops: readonly Stop[], degrees: number) => {
  let upper = 1;
  while (upper < stops.length - 1 && degrees > stops[upper]![0]) upper++;
  const [d0, u0] = stops[upper - 1]!;
  const [d1, u1] = stops[upper]!;
  return u0 + ((degrees - d0) / (d1 - d0)) * (u1 - u0);
};

/** Makes a function from degrees to units of the picture; stops are in ascending order of degrees. */
export const projection =
  (across: readonly Stop[], down: readonly Stop[]) =>
  ([lon, lat]: Coordinates): Point => [interpolate(across, lon), interpolate(down, lat)];

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
