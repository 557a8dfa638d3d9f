const S = 1_000;
const MIN = 60 * S;
const H = 60 * MIN;

/** After the first try, the second and so on: what Standard Webhooks recommends. */
const WAITS = [5 * S, 5 * MIN, 30 * MIN, 2 * H, 5 * H, 10 * H, 14 * H, 20 * H, 24 * H];
/** So that those who failed together do not come back together. */
const SPREAD = 0.2;

/** When to try again what has been tried so often, in milliseconds from now; null: it is given up. */
export function waitAfter(tries: number, random = Math.random()): number | null {
  const wait = WAITS[tries - 1];
  return wait === undefined ? null : Math.round(wait * (1 - SPREAD + 2 * SPREAD * random));
}
