import { RenameDocument } from './generated/late.js';
import { ask, type Connection } from './transport.js';
import type * as Types from './types.js';

/**
 * Gives the player of that connection another name. Throws `MusterError`: INVALID_INPUT, RATE_LIMITED within a day of
 * the last time, FORBIDDEN for an API key.
 */
export async function rename(connection: Connection, name: string): Promise<Types.Named> {
  return (await ask(connection, RenameDocument, { name })).rename;
}
