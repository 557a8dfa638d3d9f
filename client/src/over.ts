import { EndingDocument, HeldDocument, RematchDocument } from './generated/late.js';
import { ask, type Connection, present } from './transport.js';
import type * as Types from './types.js';

// Only finished games need these functions, so they are apart: a page can load them later.

/** Data of a game that is over: its points by kind, and for its players the rematch. Throws `MusterError`. */
export async function endingOf(
  connection: Connection,
  id: string,
  invite?: string,
): Promise<Types.Ending> {
  return present((await ask(connection, EndingDocument, { id, invite })).game);
}

/**
 * Makes the rematch of a game, with the sides exchanged, or takes the free seat in the rematch that the opponent has
 * made. A game has one rematch, however often it is asked for. Throws `MusterError`.
 */
export async function rematchOf(connection: Connection, gameId: string): Promise<Types.GameHead> {
  return (await ask(connection, RematchDocument, { gameId })).rematch;
}

/** The piles of a seat as that seat saw them, in a game that is over. Throws `MusterError`. */
export async function pilesHeldBy(
  connection: Connection,
  id: string,
  seat: string,
  invite?: string,
): Promise<readonly Types.Pile[]> {
  const { decks } = await ask(connection, HeldDocument, { id, as: seat, invite });
  return decks.filter(({ owner }) => owner === seat);
}
