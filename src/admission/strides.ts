import type { Traffic } from './traffic.js';

/** How long work goes on before it makes way, in milliseconds. */
const STRIDE_MS = 10;

/**
 * What `work` gives or throws. Whenever it has gone on for {@link STRIDE_MS} it waits for the next turn of that
 * address, as requests do, so that neither long work nor much of it keeps others waiting.
 */
export async function inStrides<T>(
  traffic: Pick<Traffic, 'inTurn'>,
  network: string,
  work: Generator<void, T>,
): Promise<T> {
  for (let until = performance.now() + STRIDE_MS; ;) {
    const { done, value } = work.next();
    if (done === true) return value;
    if (performance.now() < until) continue;
    await new Promise<void>((go) => traffic.inTurn(network, {}, go));
    until = performance.now() + STRIDE_MS;
  }
}
