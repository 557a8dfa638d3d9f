import { known } from './players.js';
import { kept } from './session.js';

/** The name under which this browser stores something about a player, e.g. where they left the map of a game. */
export const traceOf = (
  what: 'waiting' | 'seen' | 'map' | 'lesson' | 'ground' | 'push',
  player: string,
  rest: string,
): string => `muster ${what} ${player} ${rest}`;

/** Reads what is stored; null: nothing is, or the browser may not read it. */
export function readTrace(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Stores something; without storage the page behaves as on a first visit. */
export function keepTrace(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {
    // Not stored, so it will be requested again.
  }
}

/** Stands for the player if nobody has signed in. */
export const NOBODY = '-';

/** The name under which the progress of a game's lesson is stored. */
export const lessonPlace = (gameId: string): string =>
  traceOf('lesson', kept().player?.id ?? NOBODY, gameId);

/** The name under which it is stored that a player gets notices here, and in which language. */
export const pushPlace = (player: string): string => traceOf('push', player, 'told');

/** The names of everything stored that begin with `beginning`. */
export const namesFrom = (beginning: string): string[] =>
  Object.keys(localStorage).filter((name) => name.startsWith(beginning));

/** Whether any press of a player, in any game, is still without an answer. */
export const isAnyWaiting = (player: string): boolean =>
  namesFrom(traceOf('waiting', player, '')).length > 0;

/** How long the service worker may take to clean up before the page does it itself, in ms. */
const PATIENCE = 3_000;

/**
 * Removes everything that is stored for players that this browser does not know any more; `nobody`: what was stored for
 * no player may stay.
 */
export async function sweep({ nobody }: { nobody: boolean }): Promise<void> {
  const players = known(kept());
  const ids = [...players.map(({ player }) => player.id), ...(nobody ? [NOBODY] : [])];
  for (const name of namesFrom('muster '))
    if (!ids.includes(name.split(' ')[2] ?? '')) localStorage.removeItem(name);
  const { token } = kept();
  const tokens = [
    ...(token === undefined ? [] : [token]),
    ...players.map((one) => one.token),
    ...(nobody ? [null] : []),
  ];
  if (!(await sweptByWorker(tokens))) await throwAway();
}

/**
 * Asks the service worker to clean up, as it may be about to store an answer. false: there is none, or it is of an
 * older build.
 */
async function sweptByWorker(tokens: readonly (string | null)[]): Promise<boolean> {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  const worker = (await serviceWorker?.getRegistration())?.active ?? null;
  if (worker === null) return false;
  const { port1, port2 } = new MessageChannel();
  return new Promise((done) => {
    const timer = setTimeout(() => done(false), PATIENCE);
    port1.onmessage = () => {
      clearTimeout(timer);
      done(true);
    };
    worker.postMessage({ keepOnly: tokens }, [port2]);
  });
}

async function throwAway(): Promise<void> {
  const { caches } = globalThis as { caches?: CacheStorage };
  for (const name of (await caches?.keys()) ?? [])
    if (name.startsWith('answers')) await caches?.delete(name);
}
