/** What is walked once takes four times as long for four times as much, and never twice that. */
const TIMES = 8;
/** Below it a clock tells nothing. */
const LEAST_MS = 100;

/** The least of three, in ms. */
function timeOf(work: () => unknown): number {
  const times = [1, 2, 3].map(() => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
  return Math.min(...times);
}

/**
 * `work(length)` takes time in proportion to the length, and not to its square: a quarter of it is timed beside the
 * whole.
 */
export function expectLinear(longest: number, work: (length: number) => unknown): void {
  const quick = timeOf(() => work(longest / 4));
  const slow = timeOf(() => work(longest));
  expect(slow).toBeLessThan(Math.max(LEAST_MS, TIMES * quick));
}
