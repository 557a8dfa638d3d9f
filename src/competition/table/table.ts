/**
 * Who met whom in an event and what came of it: all that pairing, tie-breaks and ranges look at. Plain values, made by
 * the fold of the event's facts.
 */

/** The number of an entrant in its event, from 1 in the order of entry. */
export type EntryNumber = number;

/**
 * Which of the two sides of the game somebody had: the first or the second seat of its ruleset. What one has had more
 * of than the other is a balance, first less second.
 */
export type Side = 0 | 1;

/**
 * What a round was to an entrant. `PLAYED`: over the board, whether it is over or not. `FORFEIT`: decided without a
 * move, for or against them; it is no game, gives no side, and they may be paired again. `ALLOCATED_BYE`: the pairing
 * left them over. `REQUESTED_BYE`: they asked not to be paired. `ABSENT`: they had not entered yet, did not check in,
 * or had withdrawn. `VOID`: paired, and nothing of it counts.
 */
export type How = 'PLAYED' | 'FORFEIT' | 'ALLOCATED_BYE' | 'REQUESTED_BYE' | 'ABSENT' | 'VOID';

/** One game of a pairing, as one of the two sees it. */
export interface Leg {
  readonly side: Side;
  /** In points of the event; null: it goes on. */
  readonly points: number | null;
  /** It has begun over the board, so that its side counts. */
  readonly began: boolean;
}

/** One entrant's part in one round. */
export interface Part {
  readonly how: How;
  /** null: nobody sat opposite. */
  readonly opponent: EntryNumber | null;
  /** What it has brought so far, a multiple of a quarter. */
  readonly points: number;
  /** One, or two with exchanged sides; none without an opponent. */
  readonly legs: readonly Leg[];
}

/** An entrant with all its rounds. */
export interface Contestant {
  readonly entry: EntryNumber;
  /** Its place among the seeds, from 1, the strongest first; no two share one. */
  readonly seed: number;
  /** null: unrated. */
  readonly rating: number | null;
  /** false: withdrawn or removed, so it is paired no more. It keeps its place in the table. */
  readonly active: boolean;
  /** By round, the first first: of every round that has been paired. */
  readonly parts: readonly Part[];
}

/** What a game, or a round without one, brings: multiples of a half. A mirrored pairing gives each game half of it. */
export interface Points {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  /** Of a bye that the pairing gave. */
  readonly bye: number;
}

export interface Table {
  readonly contestants: readonly Contestant[];
  /** Rounds the event has in all. */
  readonly rounds: number;
  readonly points: Points;
  /** Games of a pairing. */
  readonly legs: 1 | 2;
}

/** Whether nothing of that round is open for them. */
export const isDecided = ({ legs }: Part): boolean => legs.every(({ points }) => points !== null);

export const pointsOf = ({ parts }: Contestant): number =>
  parts.reduce((sum, { points }) => sum + points, 0);

/** First side less second, of games that began. */
export function balanceOf({ parts }: Contestant): number {
  const began = parts.flatMap(({ legs }) => legs.filter((leg) => leg.began));
  return began.reduce((sum, { side }) => sum + (side === 0 ? 1 : -1), 0);
}
