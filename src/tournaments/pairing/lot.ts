import { chanceOf } from '../../games/index.js';
import type { Head } from '../store/tournaments.repository.js';

/** An integer below `bound`. */
export type Lot = (bound: number, purpose: string) => number;

/**
 * Lots of an event: each follows from its committed seed and its own purpose alone, as the dice of a game follow from
 * theirs, so that who knows the seed can draw it again.
 */
export const lotOf =
  ({ id, seed }: Pick<Head, 'id' | 'seed'>): Lot =>
  (bound, purpose) =>
    chanceOf({ gameId: id, seed, entropies: {} }, 0).open(bound, purpose);
