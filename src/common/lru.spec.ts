import { seeded } from '../rules/index.js';
import { Lru } from './lru.js';

it('forgets what was not asked for longest', () => {
  const lru = new Lru<string, number>(2);
  lru.set('a', 1);
  lru.set('b', 2);
  lru.get('a');
  lru.set('c', 3);
  expect([lru.get('a'), lru.get('b'), lru.get('c')]).toEqual([1, undefined, 3]);
});

/** What an Lru is to do, by a list that is gone through: the last asked for last. */
class Model {
  private entries: { readonly key: number; readonly value: number }[] = [];

  constructor(private readonly limit: number) {}

  get(key: number): number | undefined {
    const found = this.entries.find((one) => one.key === key);
    if (found !== undefined) this.set(key, found.value);
    return found?.value;
  }

  set(key: number, value: number): void {
    this.delete(key);
    this.entries = [...this.entries, { key, value }].slice(-this.limit);
  }

  delete(key: number): void {
    this.entries = this.entries.filter((one) => one.key !== key);
  }
}

it.each([1, 2, 5])('holding %d does as a list would, whatever is asked', (limit) => {
  const random = seeded(limit);
  const [lru, model] = [new Lru<number, number>(limit), new Model(limit)];
  const deeds = ['get', 'set', 'delete'] as const;
  for (let i = 0; i < 2000; i++) {
    const [deed, key] = [deeds[random(3)] ?? 'get', random(8)];
    expect([i, deed, lru[deed](key, i)]).toEqual([i, deed, model[deed](key, i)]);
  }
});
