/*
 * How to create objects that V8, the JavaScript engine, handles fast. Other comments refer to this one.
 *
 * Objects that got the same members in the same order share a hidden class, and code that meets only one hidden class
 * finds members at once. So all pieces of a kind are created by one object literal with every member written out,
 * `undefined` where a piece has no value (`{ at: one.at, cut: one.cut }`). Looping over such pieces takes a fifth to a
 * third of the time that pieces take that were made by spreading or that gain and lose members. In JSON, canonical
 * texts and patches an undefined member counts as absent.
 *
 * A member with a variable name (`table[id]`) is searched for in the list of members, until one member is deleted; from
 * then on V8 finds all members of that object by hash. Large tables that never change are faster with the hash
 * (`lookup`). Objects that are copied or looped over are faster without it (`objectOf`). Where there are only two
 * members, it is fastest to name both (`ofSide`).
 */

/** An immutable table with a value for every key. */
export type Lookup<K extends string, V> = Readonly<Record<K, V>>;

/** With more keys than this, a lookup by hash is faster. */
const FEW = 16;

/**
 * An immutable table with a value for every key, in the order of the keys. Keys are found by hash, which takes a third
 * of the time at thirty keys.
 */
export function lookup<K extends string, V>(keys: readonly K[], valueOf: (key: K) => V) {
  const found: Record<string, V> = {};
  const [first] = keys;
  const many = first !== undefined && keys.length > FEW;
  if (many) found[''] = valueOf(first);
  for (const key of keys) found[key] = valueOf(key);
  if (many) delete found[''];
  return found as Lookup<K, V>;
}

/** A table of things by id. All things should come from the same object literal; see above. */
export const byId = <T extends { readonly id: string }>(things: readonly T[]) => {
  const found = new Map(things.map((thing) => [thing.id as T['id'], thing]));
  return lookup([...found.keys()], (id) => found.get(id) as T) as Lookup<T['id'], T>;
};

const blanks = new WeakMap<readonly string[], object>();

/** An object with all the keys and undefined values, cached by the list of keys. */
function blankOf(keys: readonly string[]): object {
  const known = blanks.get(keys);
  if (known !== undefined) return known;
  const blank = Object.fromEntries(keys.map((key) => [key, undefined]));
  blanks.set(keys, blank);
  return blank;
}

/**
 * A plain object with a value for every key, for states and views. `keys` must be a constant list, as it is a key of
 * the cache. Filling in a copy takes a fifth of the time of `Object.fromEntries`; a large object built member by member
 * would soon be stored as a hash table.
 */
export function objectOf<K extends string, V>(
  keys: readonly K[],
  valueOf: (key: K, index: number) => V,
): { [P in K]: V } {
  const members = { ...blankOf(keys) } as { [P in K]: V };
  for (let i = 0; i < keys.length; i++) members[keys[i] as K] = valueOf(keys[i] as K, i);
  return members;
}
