import type { Traffic } from './traffic.js';

/** How long work runs before it makes way for others, in milliseconds. */
const STRIDE_MS = 5;

/**
 * Runs long work (a generator), and resolves to its result. The work starts in the turn of its address, and after every
 * {@link STRIDE_MS} it waits for its next turn as requests do: so neither long work nor much of it keeps others
 * waiting.
 */
export function inStrides<T>(
  traffic: Pick<Traffic, 'inTurn'>,
  network: string,
  work: Generator<void, T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    // Runs directly in its turn, not in a promise callback after it: the time that it takes decides who comes next.
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
