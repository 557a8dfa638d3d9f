import { HEAD } from './head.js';
import { ask, type Connection } from './transport.js';
import type * as Types from './types.js';

// What is wanted at the end of a game alone: a page need not load it before.

const ending = (): string => `query Ending($id: ID!, $invite: String) {
  game(id: $id, invite: $invite) { score { seat value parts { label value } } rematch { ...Head } }
}
${HEAD}`;

const again = (): string => `mutation Rematch($gameId: ID!) { rematch(gameId: $gameId) { ...Head } }
${HEAD}`;

/** What is told of a game that is over: its points by kind, and to its players the rematch. Throws `MusterError`. */
export async function endingOf(
  connection: Connection,
  id: string,
  invite?: string,
): Promise<Types.Ending> {
  return (await ask<{ game: Types.Ending }>(connection, ending(), { id, invite })).game;
}

/**
 * Asks for the same game again with its sides exchanged, or sits down at the one there is: one for each game, however
 * often it is asked for. Throws `MusterError`.
 */
export async function rematchOf(connection: Connection, gameId: string): Promise<Types.GameHead> {
  return (await ask<{ rematch: Types.GameHead }>(connection, again(), { gameId })).rematch;
}
