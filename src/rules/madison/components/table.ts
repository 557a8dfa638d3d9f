/** Beyond so many keys it pays to find them by hash. */
const FEW = 16;

/**
 * A record of what belongs to each key, in the order of the keys. V8 looks along a list for the members of an object until
 * one of them is deleted, and by hash from then on: twice as fast where there are a hundred.
 */
export function table<K extends string, V>(keys: readonly K[], valueOf: (key: K) => V) {
  const record: Record<string, V> = {};
  const [first] = keys;
  const many = first !== undefined && keys.length > FEW;
  if (many) record[''] = valueOf(first);
  for (const key of keys) record[key] = valueOf(key);
  if (many) delete record[''];
  return record as Readonly<Record<K, V>>;
}

/** A record of things by their id. */
export const byId = <T extends { readonly id: string }>(things: readonly T[]) => {
  const found = new Map(things.map((thing) => [thing.id as T['id'], thing]));
  return table([...found.keys()], (id) => found.get(id) as T) as Readonly<Record<T['id'], T>>;
};
