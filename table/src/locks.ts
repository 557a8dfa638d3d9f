/** Thrown if another tab of this browser held a lock for longer than one can wait. */
export class Occupied extends Error {}

/**
 * Runs `work` while no other tab of this browser runs work of the same name. Where the page has no locks, as without a
 * secure connection, it runs at once, so the work has to tolerate that.
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
