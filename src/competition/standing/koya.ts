import type { Contestant } from '../table/table.js';
import type { Field } from './field.js';
import type { Measured } from './tiebreak.js';
import { total } from './tiebreak.js';

/** Koya: points against those who have at least half of all points, forfeits included (C.07 art. 9.2). */
export function koya(field: Field, { parts }: Contestant): Measured {
  const least = (field.scoring * field.table.points.win) / 2;
  return total(
    parts.flatMap(({ opponent, points }, at) => {
      if (opponent === null) return [];
      const counted = (field.points.get(opponent) ?? 0) >= least;
      return [{ entry: opponent, round: at + 1, points, counted }];
    }),
  );
}
