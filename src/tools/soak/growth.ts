/** What a process took at one moment. */
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

/** What the heap may hold at the end over what it held early on. */
const GROWTH = 1.2;
const SLACK_BYTES = 25e6;
/** Code, stacks and buffers, beside the heap. */
const BESIDE_BYTES = 200e6;

/**
 * Garbage comes and goes: the floor of the last fifth against the floor of the second, when all is warm. A process
 * gives nothing back that its heap once needed, so what is resident is held against the heap's highest.
 */
export function growthOf(samples: readonly Sample[], of: 'rss' | 'heap'): Growth {
  const fifth = Math.max(1, Math.floor(samples.length / 5));
  const from = floor(samples.slice(fifth, 2 * fifth), of);
  const to = floor(samples.slice(-fifth), of);
  const highest = Math.max(...samples.map(({ heap }) => heap));
  const most = of === 'heap' ? from * GROWTH + SLACK_BYTES : highest + BESIDE_BYTES;
  return { from, to, bounded: to <= most };
}

/** The lowest of each of so many stretches of time. */
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
