import { HintDocument } from './generated/late.js';
import { ask, type Connection } from './transport.js';
import type * as Types from './types.js';

/**
 * What the computer would do in the caller's place, in a game in which it has every other seat; null: the caller owes
 * no decision. Throws `MusterError`: FORBIDDEN in a game against a person, STALE_VERSION if the game has moved on.
 */
export async function hintFor<R extends Types.Known = null>(
  connection: Connection,
  gameId: string,
  version: number,
): Promise<Types.Choice<R> | null> {
  const { hint } = await ask(connection, HintDocument, { gameId, version });
  return hint as Types.Choice<R> | null;
}
