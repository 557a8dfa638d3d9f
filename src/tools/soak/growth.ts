/** The memory of a process at one moment. */
export interface Sample {
  /** Seconds since the soak began. */
  readonly at: number;
  readonly rss: number;
  readonly heap: number;
}

export interface Growth {
  readonly from: number;
  readonly to: number;
  readonly bounded: boolean;
}

/** How many times its early size the heap may have at the end. */
const GROWTH = 1.2;
const SLACK_BYTES = 25e6;
/** Bytes for code, stacks and buffers, beside the heap. */
const BESIDE_BYTES = 200e6;

/**
 * Whether memory grows. As garbage comes and goes, the lowest size in the last fifth is compared with that in the
 * second fifth, when caches are warm. A process does not give back what its heap once needed, so resident memory is
 * compared with the largest heap.
 */
export function growthOf(samples: readonly Sample[], of: 'rss' | 'heap'): Growth {
  const fifth = Math.max(1, Math.floor(samples.length / 5));
  const from = floor(samples.slice(fifth, 2 * fifth), of);
  const to = floor(samples.slice(-fifth), of);
  const highest = Math.max(...samples.map(({ heap }) => heap));
  const most = of === 'heap' ? from * GROWTH + SLACK_BYTES : highest + BESIDE_BYTES;
  return { from, to, bounded: to <= most };
}

/** The lowest sample of each of so many stretches of time. */
export function curveOf(
  samples: readonly Sample[],
  of: 'rss' | 'heap',
  stretches: number,
): number[] {
  const length = Math.max(1, Math.ceil(samples.length / stretches));
  return Array.from({ length: Math.ceil(samples.length / length) }, (_, i) =>
    floor(samples.slice(i * length, (i + 1) * length), of),
  );
}

const floor = (samples: readonly Sample[], of: 'rss' | 'heap'): number =>
  Math.min(...samples.map((one) => one[of]));
