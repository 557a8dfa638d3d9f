/**
 * Many who ask at once are answered by one look-up. A look-up begins after everybody it answers has asked, so each
 * learns how things stand at that time or later; while one is under way, those who come gather for the next.
 */
export class Gather<K, V> {
  private waiting:
    { readonly keys: Set<K>; readonly found: Promise<ReadonlyMap<K, V>> } | undefined;
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly lookUp: (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>) {}

  async ask(key: K): Promise<V | undefined> {
    const gathering = (this.waiting ??= this.begin());
    gathering.keys.add(key);
    return (await gathering.found).get(key);
  }

  private begin(): NonNullable<Gather<K, V>['waiting']> {
    const keys = new Set<K>();
    const found = this.last.then(() => {
      this.waiting = undefined;
      return this.lookUp([...keys]);
    });
    this.last = found.catch(() => undefined);
    return { keys, found };
  }
}
