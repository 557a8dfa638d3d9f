interface Entry<K, V> {
  readonly key: K;
  value: V;
  size: number;
  /** In the order in which they were asked for, in a ring: the next of the newest is the oldest. */
  before: Entry<K, V>;
  next: Entry<K, V>;
}

/**
 * A map that forgets what was not asked for longest once the sizes of all add up to more than the limit. The order is kept beside the map: one from which keys are taken to be put
 * in again at its end is built anew every few calls, and V8 keeps in each of its old tables a pointer to the next, by which all
 * that was ever in it outlives the young generation.
 */
export class Lru<K, V> {
  private readonly entries = new Map<K, Entry<K, V>>();
  private newest: Entry<K, V> | undefined;

  private total = 0;

  /** Without `sizeOf` the limit is on how many there are. */
  constructor(
    private readonly limit: number,
    private readonly sizeOf: (value: V, key: K) => number = () => 1,
  ) {}

  get(key: K): V | undefined {
    const entry = this.entries.get(key);
    if (entry !== undefined) this.renew(entry);
    return entry?.value;
  }

  set(key: K, value: V): void {
    const known = this.entries.get(key);
    if (known === undefined) return this.add(key, value);
    known.value = value;
    this.resize(known);
    this.renew(known);
    this.shrink();
  }

  delete(key: K): void {
    const entry = this.entries.get(key);
    if (entry === undefined) return;
    this.entries.delete(key);
    this.total -= entry.size;
    this.takeOut(entry);
  }

  private add(key: K, value: V): void {
    const entry = { key, value, size: 0 } as Entry<K, V>;
    this.entries.set(key, entry);
    this.resize(entry);
    this.putLast(entry);
    this.shrink();
  }

  private resize(entry: Entry<K, V>): void {
    const size = this.sizeOf(entry.value, entry.key);
    this.total += size - entry.size;
    entry.size = size;
  }

  /** Drops the oldest until the rest fits; the newest stays, even if it is too large alone. */
  private shrink(): void {
    const { newest } = this;
    while (newest !== undefined && newest.next !== newest && this.total > this.limit)
      this.delete(newest.next.key);
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
