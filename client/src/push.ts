import {
  PushesDocument,
  SubscribePushDocument,
  UnsubscribePushDocument,
} from './generated/late.js';
import { ask, type Connection } from './transport.js';

// Notices in browsers: a page need not load it before they are wanted.

/** `key`: by which a browser lets the service alone send; `urls`: of the browsers in which the player is told. */
export async function pushes(
  connection: Connection,
): Promise<{ readonly key: string; readonly urls: readonly string[] }> {
  const { pushKey, pushSubscriptions } = await ask(connection, PushesDocument, {});
  return { key: pushKey, urls: pushSubscriptions.map(({ url }) => url) };
}

/** From now on the player is told in that browser, in the language of the connection. Throws `MusterError`. */
export async function subscribePush(
  connection: Connection,
  input: { readonly url: string; readonly p256dh: string; readonly auth: string },
): Promise<void> {
  await ask(connection, SubscribePushDocument, { input });
}

/** Throws `MusterError`: NOT_FOUND where the player was told nothing there. */
export async function unsubscribePush(connection: Connection, url: string): Promise<void> {
  await ask(connection, UnsubscribePushDocument, { url });
}
