/** Queues by key, e.g. by address. The keys take turns. */
export class Queues<T> {
  private readonly queues = new Map<string, T[]>();
  private count = 0;

  /** How many wait in all queues together. */
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

  /** Takes the first of that queue; the order of turns does not change. */
  shift(key: string): T | undefined {
    return this.taken(key, this.queues.get(key)?.shift());
  }

  /** Takes the last of that queue; the order of turns does not change. */
  pop(key: string): T | undefined {
    return this.taken(key, this.queues.get(key)?.pop());
  }

  /** Takes the first of the queue whose turn it is; that queue's next turn comes after all the others. */
  next(): T | undefined {
    const [first] = this.queues;
    if (first === undefined) return undefined;
    const [key, queue] = first;
    this.queues.delete(key);
    this.queues.set(key, queue);
    return this.shift(key);
  }

  /** Takes that one out of its queue, wherever it stands; false: it is not in the queue. */
  remove(key: string, one: T): boolean {
    const queue = this.queues.get(key);
    const at = queue?.indexOf(one) ?? -1;
    if (queue === undefined || at < 0) return false;
    this.taken(key, queue.splice(at, 1)[0]);
    return true;
  }

  /** The key of the longest queue; of equally long ones, the one whose turn comes first. undefined: nothing waits. */
  longest(): string | undefined {
    let found: string | undefined;
    for (const [key, { length }] of this.queues)
      if (found === undefined || length > this.lengthOf(found)) found = key;
    return found;
  }

  private taken(key: string, one: T | undefined): T | undefined {
    if (one !== undefined) this.count--;
    // Empty queues are deleted: keys are addresses, of which there is no end.
    if (this.lengthOf(key) === 0) this.queues.delete(key);
    return one;
  }
}
