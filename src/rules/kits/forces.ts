import type { Fielded } from '../kernel/force.js';

/** A piece with an id of its own, with its present and full strength. */
export const single = (piece: string, now: number, full: number): Fielded => ({
  ...{ piece, count: 1, now, full },
});

/** `count` identical pieces, as a list of one entry; an empty list where there are none. */
export const alike = (
  piece: string,
  count: number,
  now: number | null = null,
  full: number | null = null,
): Fielded[] => (count === 0 ? [] : [{ piece, count, now, full }]);

/** Total strength of the pieces that have a strength. */
export const strengthOf = (pieces: readonly Fielded[]): number =>
  pieces.reduce((sum, { count, now }) => sum + count * (now ?? 0), 0);
