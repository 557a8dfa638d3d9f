import { RenewTokenDocument } from './generated/late.js';
import { ask, type Connection } from './transport.js';
import type * as Types from './types.js';

/**
 * A new token for the player of that connection, with its whole lifetime ahead; the old one stays valid until its own
 * end. Throws `MusterError`: FORBIDDEN for an API key.
 */
export async function renewedSession(connection: Connection): Promise<Types.Session> {
  return (await ask(connection, RenewTokenDocument, {}, 'once')).renewToken;
}
