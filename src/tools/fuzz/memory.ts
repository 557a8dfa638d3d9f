const STRETCHES = 10;
/** How many times the memory in the middle the last stretch may have. */
const GROWTH = 1.1;
const SLACK_BYTES = 15e6;

/** The lowest sample of each tenth of the time: the memory after the last garbage collection. */
export function curveOf(samples: readonly number[]): number[] {
  const length = Math.max(1, Math.ceil(samples.length / STRETCHES));
  return Array.from({ length: Math.ceil(samples.length / length) }, (_, i) =>
    Math.min(...samples.slice(i * length, (i + 1) * length)),
  );
}

/** Whether memory still rises at the end; false with too few samples. */
export function risesAtTheEnd(samples: readonly number[]): boolean {
  const curve = curveOf(samples);
  if (samples.length < 10 * STRETCHES) return false;
  const [middle = 0, last = 0] = [curve[Math.floor(curve.length / 2)], curve.at(-1)];
  return last > middle * GROWTH + SLACK_BYTES;
}

/** Whether memory levels off at `bar` or above; a short peak is no level. */
export const levelsAbove = (samples: readonly number[], bar: number): boolean =>
  Math.max(0, ...curveOf(samples)) >= bar;
