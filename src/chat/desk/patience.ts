/** How long an answer is waited for, in milliseconds; apps wait for three seconds. */
const PATIENCE_MS = 2_000;

/** The result of `making` if it comes soon, within `ms`; undefined: it does not. */
export const soon = <T>(making: Promise<T>, ms = PATIENCE_MS): Promise<T | undefined> =>
  Promise.race([making, pause(ms)]);

const pause = (ms: number): Promise<undefined> =>
  new Promise((done) => void setTimeout(done, ms, undefined).unref());
