const RUNS = 5;
const ROWS = 40_000;
/** CPU time of the fixed work, in milliseconds, on an idle machine of the kind for which the limits were set. */
const QUIET_MS = 30;

/**
 * CPU time, in milliseconds, of a fixed piece of work with objects, texts and a map. Time limits are multiples of it,
 * so that they mean the same on a slow or busy machine. The least of several runs counts.
 */
export const yardstick = (): number => least(sortAndSum);

/**
 * Whether `taken` is more than `bar` (both in milliseconds), where a machine that is slow at the moment may take longer
 * in proportion.
 */
export const passes = (bar: number, taken: number): boolean =>
  taken > bar && taken > (bar * yardstick()) / QUIET_MS;

/** CPU time of `work` in milliseconds, the least of several runs. */
export const least = (work: () => unknown): number =>
  Math.min(...Array.from({ length: RUNS }, () => cpu(work)));

function cpu(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  return process.cpuUsage(before).user / 1_000;
}

function sortAndSum(): ReadonlyMap<string, number> {
  const rows = Array.from({ length: ROWS }, (_, i) => ({ id: `x${(i * 7919) % 40_009}`, n: i }));
  rows.sort((a, b) => (a.id < b.id ? -1 : 1));
  const sums = new Map<string, number>();
  for (const { id, n } of rows) {
    const key = id.slice(0, 4);
    sums.set(key, (sums.get(key) ?? 0) + n);
  }
  return sums;
}
