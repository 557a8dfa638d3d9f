import type { Components, Connection, Named } from '../kernel/components.js';
import type { Text } from '../kernel/text.js';
import type { Point } from './picture/svg.js';

/** Position of each place on the drawing, rounded to a tenth of a unit. */
export const spotsOf =
  (spots: Readonly<Record<string, Point>>) =>
  (id: string): { readonly x: number; readonly y: number } => {
    const spot = spots[id];
    if (spot === undefined) throw new Error(`${id} is drawn nowhere`);
    const [x, y] = spot.map((value) => Math.round(value * 10) / 10) as [number, number];
    return { x, y };
  };

/** Ids and names of a table, in its order. */
export const namesOf = (table: { readonly [id: string]: Text }): Named[] =>
  Object.entries(table).map(([id, name]) => ({ id, name }));

/** A track with the numbers from `first` to `last`. */
export const numbers = (first: number, last: number): Named[] =>
  Array.from({ length: last - first + 1 }, (_, i) => String(first + i)).map((id) => ({
    id,
    name: { en: id, ja: id },
  }));

/** A connection without a cost, for example from a town to the lake it lies on. */
export const beside = (from: string, to: string, kind: string): Connection => ({
  from,
  to,
  kind,
  cost: null,
});

/** Gives several kinds the same JSON Schema. */
export const shapesOf = <K extends string>(
  kinds: readonly K[],
  shape: Components['shapes'][string],
): Components['shapes'] => Object.fromEntries(kinds.map((kind) => [kind, shape]));
