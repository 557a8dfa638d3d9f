const STRETCHES = 10;
/** What the last stretch may hold over the one in the middle. */
const GROWTH = 1.1;
const SLACK_BYTES = 15e6;

/** The lowest of each tenth of the time: what is held when garbage was collected last. */
export function curveOf(samples: readonly number[]): number[] {
  const length = Math.max(1, Math.ceil(samples.length / STRETCHES));
  return Array.from({ length: Math.ceil(samples.length / length) }, (_, i) =>
    Math.min(...samples.slice(i * length, (i + 1) * length)),
  );
}

/** Too few samples say nothing. */
export function risesAtTheEnd(samples: readonly number[]): boolean {
  const curve = curveOf(samples);
  if (samples.length < 10 * STRETCHES) return false;
  const [middle = 0, last = 0] = [curve[Math.floor(curve.length / 2)], curve.at(-1)];
  return last > middle * GROWTH + SLACK_BYTES;
}

/** Does it level off at `bar` or above? What a burst takes for a moment is no level. */
export const levelsAbove = (samples: readonly number[], bar: number): boolean =>
  Math.max(0, ...curveOf(samples)) >= bar;
