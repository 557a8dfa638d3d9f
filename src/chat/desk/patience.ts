/** How long an answer is waited for, in milliseconds; apps wait for three seconds. */
const PATIENCE_MS = 2_000;

/** The result of `making` if it comes soon; undefined: it has to be sent after the answer. */
export const soon = <T>(making: Promise<T>): Promise<T | undefined> =>
  Promise.race([making, pause(PATIENCE_MS)]);

const pause = (ms: number): Promise<undefined> =>
  new Promise((done) => void setTimeout(done, ms, undefined).unref());
