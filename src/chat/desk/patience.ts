/** Apps wait for an answer for three seconds. */
const PATIENCE_MS = 2_000;

/** What is made, where it is made soon; undefined: it has to come after the answer. */
export const soon = <T>(making: Promise<T>): Promise<T | undefined> =>
  Promise.race([making, pause(PATIENCE_MS)]);

const pause = (ms: number): Promise<undefined> =>
  new Promise((done) => void setTimeout(done, ms, undefined).unref());
