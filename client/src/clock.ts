import type { ReliabilityQuery } from './generated/graphql.js';
import { ClaimTimeoutDocument, GiveTimeDocument, ReliabilityDocument } from './generated/late.js';
import { ask, type Connection } from './transport.js';
import type * as Types from './types.js';

// Only games with a clock need these functions, so they are apart: a page can load them later.

/** Claims the win over an opponent whose clock has run out. Throws `MusterError`. */
export async function claimTimeout(
  connection: Connection,
  gameId: string,
  requestId: string,
): Promise<Types.PlayResult> {
  return (await ask(connection, ClaimTimeoutDocument, { gameId, requestId })).claimTimeout;
}

/**
 * Gives the opponent, whose clock is running, more time; `time` is a duration in ISO 8601, e.g. `PT12H`. Throws
 * `MusterError`.
 */
export async function giveTime(
  connection: Connection,
  gameId: string,
  requestId: string,
  time: string,
): Promise<Types.PlayResult> {
  return (await ask(connection, GiveTimeDocument, { gameId, requestId, time })).giveTime;
}

/** How the last games with a clock that a player began have ended, 50 at most. */
export type Reliability = ReliabilityQuery['reliability'];

/** Throws `MusterError`: NOT_FOUND, e.g. for a computer that nobody has played with. */
export async function reliability(connection: Connection, playerId: string): Promise<Reliability> {
  return (await ask(connection, ReliabilityDocument, { playerId })).reliability;
}
