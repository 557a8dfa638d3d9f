import { drawn } from '../../common/drawn.js';
import type { Head } from '../store/tournaments.repository.js';

/** An integer below `bound`. */
export type Lot = (bound: number, purpose: string) => number;

/**
 * Lots of an event: each follows from its committed seed and its own purpose alone, as the dice of a game follow from
 * theirs: what is hashed is the JSON of [event id, "lot", purpose, counter], the counter from 0.
 */
export const lotOf =
  ({ id, seed }: Pick<Head, 'id' | 'seed'>): Lot =>
  (bound, purpose) => {
    let counter = 0;
    return drawn(seed, bound, () => JSON.stringify([id, 'lot', purpose, counter++]));
  };
