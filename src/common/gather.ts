/**
 * Answers many callers that ask at the same time with one look-up. A look-up begins after everybody whom it answers has
 * asked, so each gets the state of that time or later. Callers that come during a look-up wait for the next one.
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
