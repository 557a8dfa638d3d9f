import { drawn } from '../../common/drawn.js';
import type { Head } from '../store/tournaments.repository.js';

/** Draws a lot: an integer from 0 to `bound - 1`. */
export type Lot = (bound: number, purpose: string) => number;

/**
 * Lots of an event. Each follows from the event's committed seed and a purpose, as the dice of a game follow from
 * theirs. What is hashed is the JSON of [event id, "lot", purpose, counter]; the counter starts at 0.
 */
export const lotOf =
  ({ id, seed }: Pick<Head, 'id' | 'seed'>): Lot =>
  (bound, purpose) => {
    let counter = 0;
    return drawn(seed, bound, () => JSON.stringify([id, 'lot', purpose, counter++]));
  };
