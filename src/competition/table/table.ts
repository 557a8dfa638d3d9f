/**
 * Who met whom in an event and what came of it: all that pairing, tie-breaks and ranges look at. Plain values, made by
 * the fold of the event's facts.
 */

/** The number of an entrant in its event, from 1 in the order of entry. */
export type EntryNumber = number;

/**
 * One of the two sides of the game: the first or the second seat of its ruleset. A balance is how much more often
 * somebody has had the first side than the second.
 */
export type Side = 0 | 1;

/**
 * What a round was to an entrant. `PLAYED`: over the board, whether it is over or not. `FORFEIT`: decided without a
 * move, for or against them; it is no game, gives no side, and they may be paired again. `ALLOCATED_BYE`: the pairing
 * left them over. `REQUESTED_BYE`: they asked not to be paired. `ABSENT`: they had not entered yet, did not check in,
 * or had withdrawn. `VOID`: paired, and nothing of it counts.
 */
export type How = 'PLAYED' | 'FORFEIT' | 'ALLOCATED_BYE' | 'REQUESTED_BYE' | 'ABSENT' | 'VOID';

/** One game of a pairing, as one of the two players sees it. */
export interface Leg {
  readonly side: Side;
  /** Points of the event; null: the game goes on. */
  readonly points: number | null;
  /** true: the game has begun over the board, so that its side counts. */
  readonly began: boolean;
}

/** What one entrant did in one round. */
export interface Part {
  readonly how: How;
  /** null: there was no opponent. */
  readonly opponent: EntryNumber | null;
  /** Points that the round has brought so far: a multiple of a quarter. */
  readonly points: number;
  /** One game, or two with exchanged sides; none without an opponent. */
  readonly legs: readonly Leg[];
}

/** An entrant with all its rounds. */
export interface Contestant {
  readonly entry: EntryNumber;
  /** Its place among the seeds, from 1, the strongest first; each is taken once. */
  readonly seed: number;
  /** null: unrated. */
  readonly rating: number | null;
  /** false: withdrawn or removed, so no longer paired; it keeps its place in the table. */
  readonly active: boolean;
  /** By round, the first one first: every round that has been paired. */
  readonly parts: readonly Part[];
}

/**
 * What a game, or a round without a game, brings: multiples of a half. In a mirrored pairing each game brings half of
 * it.
 */
export interface Points {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  /** Points of a bye from the pairing. */
  readonly bye: number;
}

export interface Table {
  readonly contestants: readonly Contestant[];
  /** How many rounds the event has in all. */
  readonly rounds: number;
  readonly points: Points;
  /** How many games a pairing has. */
  readonly legs: 1 | 2;
}

/** Whether all games of the entrant in that round are over. */
export const isDecided = ({ legs }: Part): boolean => legs.every(({ points }) => points !== null);

export const pointsOf = ({ parts }: Contestant): number =>
  parts.reduce((sum, { points }) => sum + points, 0);

/** Games begun with the first side, minus those with the second. */
export function balanceOf({ parts }: Contestant): number {
  const began = parts.flatMap(({ legs }) => legs.filter((leg) => leg.began));
  return began.reduce((sum, { side }) => sum + (side === 0 ? 1 : -1), 0);
}
