import { RenewTokenDocument } from './generated/late.js';
import { ask, type Connection } from './transport.js';
import type * as Types from './types.js';

/**
 * A new token for the player of that connection, with its whole time before it; the one they have stays good until its
 * own end. Throws `MusterError`: FORBIDDEN where they have a key.
 */
export async function renewedSession(connection: Connection): Promise<Types.Session> {
  return (await ask(connection, RenewTokenDocument, {}, 'once')).renewToken;
}
