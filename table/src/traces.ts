import { known } from './players.js';
import { kept } from './session.js';

/** What this browser keeps of a game for one player, and how it is named. */
export const traceOf = (
  what: 'waiting' | 'seen' | 'map' | 'lesson' | 'ground' | 'push',
  player: string,
  rest: string,
): string => `muster ${what} ${player} ${rest}`;

/** null: nothing is kept there, or nothing that is kept may be read. */
export function readTrace(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Where nothing can be kept it is as it was at first. */
export function keepTrace(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {
    // Then it is asked for later.
  }
}

/** Stands for the player where nobody has signed in. */
export const NOBODY = '-';

/** Where it keeps how far the lesson of a game has come. */
export const lessonPlace = (gameId: string): string =>
  traceOf('lesson', kept().player?.id ?? NOBODY, gameId);

/** Where it keeps that a player is told in it, and in which language. */
export const pushPlace = (player: string): string => traceOf('push', player, 'told');

/** The names of what this browser keeps that begin like that. */
export const namesFrom = (beginning: string): string[] =>
  Object.keys(localStorage).filter((name) => name.startsWith(beginning));

/** Whether anything that a player pressed in any game was not answered yet. */
export const isAnyWaiting = (player: string): boolean =>
  namesFrom(traceOf('waiting', player, '')).length > 0;

/** How long the service worker may take to tidy up before it is done without it. */
const PATIENCE = 3_000;

/**
 * Throws away whatever is kept here for anybody who is not known here any more; `nobody`: what was told to nobody in
 * particular may stay.
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

/** The worker is asked, since it may be about to keep an answer. false: it was not there, or is of an older build. */
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
