/*
 * How objects are made so that V8, which runs this, is quick with them. It is told here once.
 *
 * V8 keeps a layout for objects that got the same members in the same order, and code that meets one layout only finds
 * a member at once. So pieces of one kind come from one literal with all members written out, `undefined` where a piece
 * has none (`{ at: one.at, cut: one.cut }`): a list of them is gone through in a fifth to a third of the time that it
 * takes where they were made by spreading, or have members that come and go. In JSON, canonical texts and patches an
 * undefined member is as if it were absent.
 *
 * A member whose name varies (`table[id]`) is searched for in the list of members, until one is deleted; from then on
 * V8 finds them by hash. Large tables that never change are better with the hash (`lookup`), what is copied or gone
 * through member by member without (`objectOf`), and where there are two members, both are better named (`ofSide`).
 */

/** A table that has something for every key and never changes. */
export type Lookup<K extends string, V> = Readonly<Record<K, V>>;

/** With more keys than this it is quicker to find them by hash. */
const FEW = 16;

/**
 * What belongs to each key, in the order of the keys, for tables of the game that never change: found by hash, which
 * takes a third of the time where there are thirty.
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

/** A table of things by their id. They should all come from one literal: see above. */
export const byId = <T extends { readonly id: string }>(things: readonly T[]) => {
  const found = new Map(things.map((thing) => [thing.id as T['id'], thing]));
  return lookup([...found.keys()], (id) => found.get(id) as T) as Lookup<T['id'], T>;
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
 * What belongs to each key as a plain object, part of a state or a view; `keys` is a list that stays, not one made for
 * this. To fill in a copy takes a fifth of the time of `Object.fromEntries`; a large object that grows member by member
 * is soon found by hash.
 */
export function objectOf<K extends string, V>(
  keys: readonly K[],
  valueOf: (key: K, index: number) => V,
): { [P in K]: V } {
  const members = { ...blankOf(keys) } as { [P in K]: V };
  for (let i = 0; i < keys.length; i++) members[keys[i] as K] = valueOf(keys[i] as K, i);
  return members;
}
