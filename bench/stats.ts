/** This file sums up measured numbers. */

/** The value below which a share `p` (0 to 1) of `values` lies; the nearest measured one. NaN if there are none. */
export function percentile(values: readonly number[], p: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const rank = Math.ceil(p * sorted.length) - 1;
  return sorted[Math.min(Math.max(rank, 0), sorted.length - 1)] ?? NaN;
}

/** The median; for an even number of values the mean of the two in the middle. NaN if there are none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2;
}

/** The ratios round by round, so that whatever slowed both down in one round cancels out. */
export function ratios(over: readonly number[], under: readonly number[]): number[] {
  return over.map((value, round) => value / (under[round] ?? NaN));
}

/** What one client measured in one run. Times in milliseconds. */
export interface Latencies {
  readonly count: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

export const latenciesOf = (times: readonly number[], seconds: number): Latencies => ({
  count: times.length,
  perSecond: times.length / seconds,
  p50: percentile(times, 0.5),
  p99: percentile(times, 0.99),
  max: times.reduce((most, time) => Math.max(most, time), 0),
});

/** The median of each number over several runs. */
export function medianOf(runs: readonly Latencies[]): Latencies {
  const of = (key: keyof Latencies): number => median(runs.map((run) => run[key]));
  return {
    count: of('count'),
    perSecond: of('perSecond'),
    p50: of('p50'),
    p99: of('p99'),
    max: of('max'),
  };
}

/** `count` values at equal steps through `sorted`, which represent all of them. */
export function quantiles<T>(sorted: readonly T[], count: number): T[] {
  return Array.from(
    { length: count },
    (_, i) => sorted[Math.floor(((i + 0.5) * sorted.length) / count)],
  ).filter((one) => one !== undefined);
}
