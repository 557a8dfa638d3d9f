import type { Fielded } from '../kernel/force.js';

/** A piece that is one of its own, with its strength now and unhurt. */
export const single = (piece: string, now: number, full: number): Fielded => ({
  ...{ piece, count: 1, now, full },
});

/** So many pieces that are all alike; nothing where there is none. */
export const alike = (
  piece: string,
  count: number,
  now: number | null = null,
  full: number | null = null,
): Fielded[] => (count === 0 ? [] : [{ piece, count, now, full }]);

/** What the pieces come to that have a strength of their own. */
export const strengthOf = (pieces: readonly Fielded[]): number =>
  pieces.reduce((sum, { count, now }) => sum + count * (now ?? 0), 0);
