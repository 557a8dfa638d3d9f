import { ClaimTimeoutDocument, GiveTimeDocument } from './generated/late.js';
import { ask, type Connection } from './transport.js';
import type * as Types from './types.js';

// What is wanted in games with a clock alone: a page need not load it before.

/** Wins by the opponent's empty clock. Throws `MusterError`. */
export async function claimTimeout(
  connection: Connection,
  gameId: string,
  requestId: string,
): Promise<Types.PlayResult> {
  return (await ask(connection, ClaimTimeoutDocument, { gameId, requestId })).claimTimeout;
}

/** Gives the opponent, whose clock runs, more time, as ISO 8601 writes it: `PT12H`. Throws `MusterError`. */
export async function giveTime(
  connection: Connection,
  gameId: string,
  requestId: string,
  time: string,
): Promise<Types.PlayResult> {
  return (await ask(connection, GiveTimeDocument, { gameId, requestId, time })).giveTime;
}
