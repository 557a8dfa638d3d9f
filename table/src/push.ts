import { pushes, subscribePush, unsubscribePush } from '../../client/src/push.js';
import type { Session } from './players.js';
import { connect, locale } from './session.js';
import { keepTrace, namesFrom, pushPlace, readTrace } from './traces.js';

/** Thrown if the browser has no push notices: it is too old, or the page has no secure connection. */
export class NoPush extends Error {}

/** Whether this browser, as far as it knows, shows that player's notices. */
export const isPushed = ({ player }: Session): boolean => readTrace(pushPlace(player.id)) !== null;

async function manager(): Promise<PushManager> {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  const registration = await serviceWorker?.getRegistration();
  if (registration === undefined || !('pushManager' in registration)) throw new NoPush();
  return registration.pushManager;
}

/**
 * Makes this browser show the player's notices, if they have allowed it. It may be called again: what is set up stays,
 * and what has been lost is repaired. Throws {@link NoPush}, `MusterError`.
 */
export async function turnOn({ token, player }: Session): Promise<void> {
  const pushing = await manager();
  const connection = connect(token).connection;
  const { key, urls } = await pushes(connection);
  const browser = await subscriptionFor(pushing, key);
  const place = pushPlace(player.id);
  if (readTrace(place) === locale() && urls.includes(browser.endpoint)) return;
  const { endpoint: url, keys } = browser.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  await subscribePush(connection, { url: url ?? '', p256dh, auth });
  keepTrace(place, locale());
}

/**
 * The subscription of the browser; one made for an earlier key of the service is replaced, as it does not work any
 * more.
 */
async function subscriptionFor(pushing: PushManager, key: string): Promise<PushSubscription> {
  const had = await pushing.getSubscription();
  if (had !== null && keyOf(had) === key) return had;
  await had?.unsubscribe();
  return pushing.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

function keyOf({ options: { applicationServerKey: key } }: PushSubscription): string {
  const text = String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0)));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Ends the notices of a player. The browser stays subscribed while it shows somebody else's. Throws `MusterError`. */
export async function turnOff({ token, player }: Session): Promise<void> {
  const browser = await (await manager()).getSubscription();
  if (browser !== null) await end(token, browser.endpoint);
  localStorage.removeItem(pushPlace(player.id));
  if (namesFrom('muster push ').length === 0) await browser?.unsubscribe();
}

/** Ends a subscription; one that does not exist any more is no error. */
async function end(token: string, url: string): Promise<void> {
  await unsubscribePush(connect(token).connection, url).catch((error: unknown) => {
    if ((error as { code?: string }).code !== 'NOT_FOUND') throw error;
  });
}
