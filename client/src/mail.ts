import type { MailboxFragment } from './generated/graphql.js';
import {
  MailAddressDocument,
  RecoverSessionDocument,
  RemoveMailAddressDocument,
  SetMailAddressDocument,
  SetMailDigestDocument,
  TakeSessionDocument,
} from './generated/late.js';
import { ask, type Connection } from './transport.js';
import type * as Types from './types.js';

// Functions for mail are apart: a page can load them when they are wanted.

/**
 * Where a player is written to. `state` null: nowhere; `waiting`: an address whose link was not opened yet; `digest`:
 * one letter a day instead of each notice.
 */
export type Mailbox = MailboxFragment;

/** Throws `MusterError`: NO_MAIL where the service sends none, as all functions here do. */
export async function mailbox(connection: Connection): Promise<Mailbox> {
  return (await ask(connection, MailAddressDocument, {})).mailAddress;
}

/** Sends a letter there with a link, in the language of the connection. Throws INVALID_INPUT, RATE_LIMITED. */
export async function setMailAddress(connection: Connection, address: string): Promise<Mailbox> {
  return (await ask(connection, SetMailAddressDocument, { address })).setMailAddress;
}

/** Chooses one letter a day, or each notice. Throws NOT_FOUND where there is no address. */
export async function setMailDigest(connection: Connection, digest: boolean): Promise<Mailbox> {
  return (await ask(connection, SetMailDigestDocument, { digest })).setMailDigest;
}

/** Nothing more is sent, and the address is forgotten. */
export async function removeMailAddress(connection: Connection): Promise<Mailbox> {
  return (await ask(connection, RemoveMailAddressDocument, {})).removeMailAddress;
}

/**
 * Asks for a letter with a link by which the player of that confirmed address gets another session; whether it is
 * confirmed nobody is told. Throws INVALID_INPUT, RATE_LIMITED.
 */
export async function recoverSession(connection: Connection, address: string): Promise<void> {
  await ask(connection, RecoverSessionDocument, { address }, 'once');
}

/** A new session by the code of such a link, which is good once. Throws INVALID_INPUT where it is not. */
export async function takeSession(connection: Connection, code: string): Promise<Types.Session> {
  return (await ask(connection, TakeSessionDocument, { code }, 'once')).takeSession;
}
