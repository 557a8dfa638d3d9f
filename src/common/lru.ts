interface Entry<K, V> {
  readonly key: K;
  value: V;
  /** In the order in which they were asked for, in a ring: the next of the newest is the oldest. */
  before: Entry<K, V>;
  next: Entry<K, V>;
}

/**
 * A map that forgets what was not asked for longest. The order is kept beside the map: one from which keys are taken to be put
 * in again at its end is built anew every few calls, and V8 keeps in each of its old tables a pointer to the next, by which all
 * that was ever in it outlives the young generation.
 */
export class Lru<K, V> {
  private readonly entries = new Map<K, Entry<K, V>>();
  private newest: Entry<K, V> | undefined;

  constructor(private readonly limit: number) {}

  get(key: K): V | undefined {
    const entry = this.entries.get(key);
    if (entry !== undefined) this.renew(entry);
    return entry?.value;
  }

  set(key: K, value: V): void {
    const known = this.entries.get(key);
    if (known === undefined) return this.add(key, value);
    known.value = value;
    this.renew(known);
  }

  delete(key: K): void {
    const entry = this.entries.get(key);
    if (entry === undefined) return;
    this.entries.delete(key);
    this.takeOut(entry);
  }

  private add(key: K, value: V): void {
    const entry = { key, value } as Entry<K, V>;
    this.entries.set(key, entry);
    this.putLast(entry);
    if (this.entries.size > this.limit) this.delete(entry.next.key);
  }

  private renew(entry: Entry<K, V>): void {
    if (entry === this.newest) return;
    this.takeOut(entry);
    this.putLast(entry);
  }

  private takeOut(entry: Entry<K, V>): void {
    const { before, next } = entry;
    before.next = next;
    next.before = before;
    if (entry === this.newest) this.newest = before === entry ? undefined : before;
  }

  private putLast(entry: Entry<K, V>): void {
    const last = this.newest ?? entry;
    const first = last === entry ? entry : last.next;
    entry.before = last;
    entry.next = first;
    last.next = first.before = entry;
    this.newest = entry;
  }
}
