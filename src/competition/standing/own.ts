import type { Contestant, Table } from '../table/table.js';
import type { Field } from './field.js';
import type { Measured, Term } from './tiebreak.js';
import { total } from './tiebreak.js';

export type Outcome = 'WIN' | 'DRAW' | 'LOSS';

/** A finished game over the board. */
export interface Game {
  readonly entry: number | null;
  /** Round, from 1. */
  readonly round: number;
  readonly outcome: Outcome;
}

function outcomeOf(brought: number, { points, legs }: Table): Outcome {
  if (brought >= points.win / legs) return 'WIN';
  return brought >= points.draw / legs ? 'DRAW' : 'LOSS';
}

/** The finished games in the order of rounds; a pairing of two games counts as two. */
export const gamesOf = ({ parts }: Contestant, table: Table): readonly Game[] =>
  parts.flatMap(({ how, opponent, legs }, at) =>
    legs.flatMap(({ began, points }) =>
      how === 'PLAYED' && began && points !== null
        ? [{ entry: opponent, round: at + 1, outcome: outcomeOf(points, table) }]
        : [],
    ),
  );

const one = (entry: number | null, round: number): Term => ({
  entry,
  round,
  points: 1,
  counted: true,
});

/** Number of rounds that brought the points of a win, played or not (C.07 art. 7.1). */
export const wins = ({ table }: Field, { parts }: Contestant): Measured =>
  total(
    parts.flatMap(({ opponent, points }, at) =>
      points >= table.points.win ? [one(opponent, at + 1)] : [],
    ),
  );

/** Number of games won over the board (C.07 art. 7.2). */
export const gamesWon = ({ table }: Field, contestant: Contestant): Measured =>
  total(
    gamesOf(contestant, table)
      .filter(({ outcome }) => outcome === 'WIN')
      .map(({ entry, round }) => one(entry, round)),
  );

/** Progressive score: the sum of the scores after each round (C.07 art. 7.5). */
export function progressive(_: Field, { parts }: Contestant): Measured {
  let score = 0;
  return total(
    parts.map(({ points }, at) => {
      score += points;
      return { entry: null, round: at + 1, points: score, counted: true };
    }),
  );
}
