/** What waits, each in the queue of its key. The queues are kept in the order in which their turn comes. */
export class Queues<T> {
  private readonly queues = new Map<string, T[]>();
  private count = 0;

  /** In all queues together. */
  get length(): number {
    return this.count;
  }

  lengthOf(key: string): number {
    return this.queues.get(key)?.length ?? 0;
  }

  push(key: string, one: T): void {
    const queue = this.queues.get(key);
    if (queue === undefined) this.queues.set(key, [one]);
    else queue.push(one);
    this.count++;
  }

  /** The first of that queue; whose turn it is stays as it was. */
  shift(key: string): T | undefined {
    return this.taken(key, this.queues.get(key)?.shift());
  }

  /** The last of that queue; whose turn it is stays as it was. */
  pop(key: string): T | undefined {
    return this.taken(key, this.queues.get(key)?.pop());
  }

  /** The first of the queue whose turn it is; the turn of that queue comes again after all the others. */
  next(): T | undefined {
    const [first] = this.queues;
    if (first === undefined) return undefined;
    const [key, queue] = first;
    this.queues.delete(key);
    this.queues.set(key, queue);
    return this.shift(key);
  }

  /** Takes out that one of that queue, wherever it stands; false: it is not there. */
  remove(key: string, one: T): boolean {
    const queue = this.queues.get(key);
    const at = queue?.indexOf(one) ?? -1;
    if (queue === undefined || at < 0) return false;
    this.taken(key, queue.splice(at, 1)[0]);
    return true;
  }

  /** The key that most wait for; of equals the one whose turn comes first. undefined: nothing waits. */
  longest(): string | undefined {
    let found: string | undefined;
    for (const [key, { length }] of this.queues)
      if (found === undefined || length > this.lengthOf(found)) found = key;
    return found;
  }

  private taken(key: string, one: T | undefined): T | undefined {
    if (one !== undefined) this.count--;
    // An empty queue is forgotten: keys are addresses, and there is no end of them.
    if (this.lengthOf(key) === 0) this.queues.delete(key);
    return one;
  }
}
