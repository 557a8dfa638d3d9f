import type { Traffic } from './traffic.js';

/** How long work goes on before it makes way, in milliseconds. */
const STRIDE_MS = 5;

/**
 * What `work` gives or throws. It begins in the turn of that address, and whenever it has gone on for {@link STRIDE_MS}
 * it waits for the next one, as requests do, so that neither long work nor much of it keeps others waiting.
 */
export function inStrides<T>(
  traffic: Pick<Traffic, 'inTurn'>,
  network: string,
  work: Generator<void, T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    // Made where the turn comes and not in a promise after it: whose turn is next depends on how long it takes.
    const stride = (): void => {
      try {
        for (const until = performance.now() + STRIDE_MS; performance.now() < until;) {
          const { done, value } = work.next();
          if (done === true) return resolve(value);
        }
        traffic.inTurn(network, {}, stride);
      } catch (error) {
        reject(error as Error);
      }
    };
    traffic.inTurn(network, {}, stride);
  });
}
