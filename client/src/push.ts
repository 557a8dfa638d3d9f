import {
  PushesDocument,
  SubscribePushDocument,
  UnsubscribePushDocument,
} from './generated/late.js';
import { ask, type Connection } from './transport.js';

// Functions for notices in browsers are apart: a page can load them when they are wanted.

/**
 * `key`: the service's public key, with which a browser accepts pushes from this service only; `urls`: the addresses of
 * the browsers that show the player's notices.
 */
export async function pushes(
  connection: Connection,
): Promise<{ readonly key: string; readonly urls: readonly string[] }> {
  const { pushKey, pushSubscriptions } = await ask(connection, PushesDocument, {});
  return { key: pushKey, urls: pushSubscriptions.map(({ url }) => url) };
}

/** From now on that browser shows the player's notices, in the language of the connection. Throws `MusterError`. */
export async function subscribePush(
  connection: Connection,
  input: { readonly url: string; readonly p256dh: string; readonly auth: string },
): Promise<void> {
  await ask(connection, SubscribePushDocument, { input });
}

/** Ends the player's notices in that browser. Throws `MusterError`: NOT_FOUND if it showed none. */
export async function unsubscribePush(connection: Connection, url: string): Promise<void> {
  await ask(connection, UnsubscribePushDocument, { url });
}
