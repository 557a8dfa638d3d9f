import { EndingDocument, HeldDocument, RematchDocument } from './generated/late.js';
import { ask, type Connection, present } from './transport.js';
import type * as Types from './types.js';

// What is wanted at the end of a game alone: a page need not load it before.

/** What is told of a game that is over: its points by kind, and to its players the rematch. Throws `MusterError`. */
export async function endingOf(
  connection: Connection,
  id: string,
  invite?: string,
): Promise<Types.Ending> {
  return present((await ask(connection, EndingDocument, { id, invite })).game);
}

/**
 * Asks for the same game again with its sides exchanged, or sits down at the one there is: one for each game, however
 * often it is asked for. Throws `MusterError`.
 */
export async function rematchOf(connection: Connection, gameId: string): Promise<Types.GameHead> {
  return (await ask(connection, RematchDocument, { gameId })).rematch;
}

/** The piles of a seat as it saw them, of a game that is over. Throws `MusterError`. */
export async function pilesHeldBy(
  connection: Connection,
  id: string,
  seat: string,
  invite?: string,
): Promise<readonly Types.Pile[]> {
  const { decks } = await ask(connection, HeldDocument, { id, as: seat, invite });
  return decks.filter(({ owner }) => owner === seat);
}
