/** A record of what belongs to each key, in the order of the keys. */
export const table = <K extends string, V>(keys: readonly K[], valueOf: (key: K) => V) =>
  Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Readonly<Record<K, V>>;

/** A record of things by their id. */
export const byId = <T extends { readonly id: string }>(things: readonly T[]) =>
  Object.fromEntries(things.map((thing) => [thing.id, thing])) as Readonly<Record<T['id'], T>>;
