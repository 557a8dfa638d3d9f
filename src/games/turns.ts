/** One thing after another per key; different keys do not wait for each other. */
export class Turns<K> {
  private readonly tails = new Map<K, Promise<unknown>>();

  /** What `work` gives or throws, once all earlier work of that key is over. */
  take<T>(key: K, work: () => Promise<T>): Promise<T> {
    const before = this.tails.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    this.tails.set(key, mine);
    const leave = (): void => {
      if (this.tails.get(key) === mine) this.tails.delete(key);
    };
    mine.then(leave, leave);
    return mine;
  }
}
