interface Queue {
  tail: Promise<unknown>;
  length: number;
}

const NOTHING = Promise.resolve();

/** Runs work of the same key one after the other; different keys do not wait for each other. */
export class Turns<K> {
  private readonly queues = new Map<K, Queue>();

  /** How many pieces of work of that key are running or waiting. */
  length(key: K): number {
    return this.queues.get(key)?.length ?? 0;
  }

  /** Runs `work` once all earlier work of that key is over, and passes on its result or error. */
  take<T>(key: K, work: () => Promise<T>): Promise<T> {
    const queue = this.queues.get(key) ?? { tail: NOTHING, length: 0 };
    this.queues.set(key, queue);
    const mine = queue.tail.then(work, work);
    queue.tail = mine;
    queue.length += 1;
    const leave = (): void => {
      queue.length -= 1;
      if (queue.length > 0) return;
      queue.tail = NOTHING;
      this.queues.delete(key);
    };
    mine.then(leave, leave);
    return mine;
  }
}
