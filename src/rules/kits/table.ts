/** Beyond so many keys it pays to find them by hash. */
const FEW = 16;

/**
 * What belongs to each key, in the order of the keys, for tables of the game that never change. V8 looks along a list for
 * the members of an object until one of them is deleted, and by hash from then on: a third of the time where there are
 * thirty. What is copied, hashed or gone through member by member is quicker as a plain `record`.
 */
export function table<K extends string, V>(keys: readonly K[], valueOf: (key: K) => V) {
  const found: Record<string, V> = {};
  const [first] = keys;
  const many = first !== undefined && keys.length > FEW;
  if (many) found[''] = valueOf(first);
  for (const key of keys) found[key] = valueOf(key);
  if (many) delete found[''];
  return found as Readonly<Record<K, V>>;
}

/** A table of things by their id. */
export const byId = <T extends { readonly id: string }>(things: readonly T[]) => {
  const found = new Map(things.map((thing) => [thing.id as T['id'], thing]));
  return table([...found.keys()], (id) => found.get(id) as T) as Readonly<Record<T['id'], T>>;
};

/** What belongs to each key as a plain object: part of a state or a view. Beyond thirty keys member by member would be slow. */
export const record = <K extends string, V>(
  keys: readonly K[],
  valueOf: (key: K) => V,
): { [P in K]: V } => Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as { [P in K]: V };
