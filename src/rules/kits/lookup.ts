/** Beyond so many keys it pays to find them by hash. */
const FEW = 16;

/**
 * What belongs to each key, in the order of the keys, for tables of the game that never change. V8 looks along a list for
 * the members of an object until one of them is deleted, and by hash from then on: a third of the time where there are
 * thirty. What is copied, hashed or gone through member by member is quicker as a plain object (`objectOf`).
 */
export function lookup<K extends string, V>(keys: readonly K[], valueOf: (key: K) => V) {
  const found: Record<string, V> = {};
  const [first] = keys;
  const many = first !== undefined && keys.length > FEW;
  if (many) found[''] = valueOf(first);
  for (const key of keys) found[key] = valueOf(key);
  if (many) delete found[''];
  return found as Readonly<Record<K, V>>;
}

/**
 * A table of things by their id. Each should come of one and the same object literal, every member written out: those made by
 * spreading members over defaults are each of a kind of their own to V8, and to read a member of such takes five times as long.
 */
export const byId = <T extends { readonly id: string }>(things: readonly T[]) => {
  const found = new Map(things.map((thing) => [thing.id as T['id'], thing]));
  return lookup([...found.keys()], (id) => found.get(id) as T) as Readonly<Record<T['id'], T>>;
};

const blanks = new WeakMap<readonly string[], object>();

/** An object with these members and nothing in them, one for each list of keys. */
function blankOf(keys: readonly string[]): object {
  const known = blanks.get(keys);
  if (known !== undefined) return known;
  const blank = Object.fromEntries(keys.map((key) => [key, undefined]));
  blanks.set(keys, blank);
  return blank;
}

/**
 * What belongs to each key as a plain object, part of a state or a view; `keys` is a list that stays, not one made for this. To
 * fill in a copy takes a fifth of the time of `Object.fromEntries`, and member by member a large object would become slow.
 */
export function objectOf<K extends string, V>(
  keys: readonly K[],
  valueOf: (key: K, index: number) => V,
): { [P in K]: V } {
  const members = { ...blankOf(keys) } as { [P in K]: V };
  for (let i = 0; i < keys.length; i++) members[keys[i] as K] = valueOf(keys[i] as K, i);
  return members;
}
