const S = 1_000;
const MIN = 60 * S;
const H = 60 * MIN;

/** Waits after the first failed try, the second and so on, as Standard Webhooks recommends. */
const WAITS = [5 * S, 5 * MIN, 30 * MIN, 2 * H, 5 * H, 10 * H, 14 * H, 20 * H, 24 * H];
/** Share by which waits vary at random, so that deliveries which failed together do not come back together. */
const SPREAD = 0.2;

/** Milliseconds until the next try, after so many tries; null: the delivery is given up. */
export function waitAfter(tries: number, random = Math.random()): number | null {
  const wait = WAITS[tries - 1];
  return wait === undefined ? null : Math.round(wait * (1 - SPREAD + 2 * SPREAD * random));
}
