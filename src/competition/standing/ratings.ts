import type { Contestant } from '../table/table.js';
import type { Field } from './field.js';
import type { Outcome } from './own.js';
import { gamesOf } from './own.js';
import type { Measured, Term } from './tiebreak.js';
import { NOTHING } from './tiebreak.js';

/** Rating points above the opponents for a score of 50, 51, ... 100 percent against them (B.02 art. 8.1.1). */
const DIFFERENCE: readonly number[] = [
  0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166,
  175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383,
  401, 422, 444, 470, 501, 538, 589, 677, 800,
];

const SHARE: Readonly<Record<Outcome, number>> = { WIN: 1, DRAW: 0.5, LOSS: 0 };

/**
 * The ratings of the opponents met over the board, one for each game; null: somebody in the event is unrated (C.07 art.
 * 10).
 */
function ratingsMet(field: Field, one: Contestant): readonly Term[] | null {
  if (!field.isRated) return null;
  return gamesOf(one, field.table).map(({ entry, round }) => ({
    entry,
    round,
    points: field.contestants.get(entry ?? 0)?.rating ?? 0,
    counted: true,
  }));
}

/** ARO: the mean rating of the opponents met over the board, a half rounded up (C.07 art. 10.1). */
export function meanRating(field: Field, one: Contestant): Measured {
  const working = ratingsMet(field, one);
  if (working === null || working.length === 0) return NOTHING;
  const sum = working.reduce((all, { points }) => all + points, 0);
  return { value: Math.floor(sum / working.length + 0.5), working };
}

/**
 * TPR: that mean, plus what the table gives for the share of points against them, in whole percent (C.07 art. 10.2).
 */
export function performance(field: Field, one: Contestant): Measured {
  const { value, working } = meanRating(field, one);
  if (value === null) return NOTHING;
  const games = gamesOf(one, field.table);
  const score = games.reduce((sum, { outcome }) => sum + SHARE[outcome], 0);
  // The table is symmetrical: below 50 percent, the difference of the missing share is subtracted.
  const percent = Math.floor((100 * score) / games.length + 0.5);
  const difference = DIFFERENCE[Math.abs(percent - 50)] ?? 0;
  return { value: percent < 50 ? value - difference : value + difference, working };
}
