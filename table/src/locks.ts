/** Thrown where another tab of this browser kept a lock for so long that it is no use to wait on. */
export class Occupied extends Error {}

/**
 * Does something while no other tab of this browser does what has the same name. Where a page may have no locks, as
 * over a plain line, it is done at once; what is done has to bear that.
 */
export async function alone<T>(name: string, patience: number, work: () => Promise<T>): Promise<T> {
  const { locks } = navigator as { locks?: LockManager };
  if (locks === undefined) return work();
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(new Occupied()), patience);
  return locks.request(name, { signal: waiting.signal }, () => {
    clearTimeout(timer);
    return work();
  });
}
