import { setTimeout as sleep } from 'node:timers/promises';

import { log } from '../../observing/log.js';
import type { Cluster } from './cluster.js';

const LOOK_MS = 500;
/** Pauses before each attempt to restart: what is left of the old server needs a moment to notice its end. */
const PAUSES_MS = [0, 250, 500, 1_000, 2_000, 4_000, 8_000];
/** After the server has run this long, the pauses begin anew with the first. */
const CALM_MS = 60_000;

/**
 * Restarts a Postgres that has ended, a few times. Calls `giveUp` when that fails, or the server ends again and again.
 * Returns a function that ends the watch.
 */
export function keepRunning(cluster: Cluster, giveUp: (error: Error) => void): () => Promise<void> {
  const stopped = new AbortController();
  const watching = watch(cluster, stopped.signal).catch((error: Error) => {
    if (!stopped.signal.aborted) giveUp(error);
  });
  return () => {
    stopped.abort();
    return watching;
  };
}

async function watch(cluster: Cluster, signal: AbortSignal): Promise<void> {
  let attempts = 0;
  let last: { readonly at: number; readonly error?: unknown } = { at: 0 };
  for (; ; await sleep(LOOK_MS, undefined, { ref: false, signal })) {
    if (cluster.isRunning()) continue;
    if (Date.now() - last.at > CALM_MS) attempts = 0;
    const pause = PAUSES_MS[attempts++];
    if (pause === undefined) throw new Error(sentence(last.error), { cause: last.error });
    log.error({ attempt: attempts }, 'the embedded Postgres has ended; it is started again');
    await sleep(pause, undefined, { signal });
    last = { at: Date.now(), ...(await failureOf(cluster.restart())) };
  }
}

const failureOf = (work: Promise<void>): Promise<{ readonly error?: unknown }> =>
  work.then(
    () => ({}),
    (error: unknown) => ({ error }),
  );

const sentence = (error: unknown): string =>
  error instanceof Error
    ? `The embedded Postgres has ended and cannot be started again. ${error.message}`
    : 'The embedded Postgres ends again and again.';
