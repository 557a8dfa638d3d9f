import { pushes, subscribePush, unsubscribePush } from '../../client/src/push.js';
import type { Session } from './players.js';
import { connect, locale } from './session.js';
import { keepTrace, namesFrom, pushPlace, readTrace } from './traces.js';

/** Something that this browser cannot do: an old one, or a page that came over a plain line. */
export class NoPush extends Error {}

/** Whether that player is to be told in this browser, so far as it knows. */
export const isPushed = ({ player }: Session): boolean => readTrace(pushPlace(player.id)) !== null;

async function manager(): Promise<PushManager> {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  const registration = await serviceWorker?.getRegistration();
  if (registration === undefined || !('pushManager' in registration)) throw new NoPush();
  return registration.pushManager;
}

/**
 * Has the player told in this browser, where they have allowed it; what is so already stays, and what has been lost
 * meanwhile is mended. Throws {@link NoPush}, `MusterError`.
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

/** One that was made for another key of the service brings nothing any more. */
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

/** The browser itself is left alone while somebody else is told in it. Throws `MusterError`. */
export async function turnOff({ token, player }: Session): Promise<void> {
  const browser = await (await manager()).getSubscription();
  if (browser !== null) await end(token, browser.endpoint);
  localStorage.removeItem(pushPlace(player.id));
  if (namesFrom('muster push ').length === 0) await browser?.unsubscribe();
}

/** What is gone already need not be ended. */
async function end(token: string, url: string): Promise<void> {
  await unsubscribePush(connect(token).connection, url).catch((error: unknown) => {
    if ((error as { code?: string }).code !== 'NOT_FOUND') throw error;
  });
}
