/** In groups of one key each, in the order in which the keys first come. */
export function grouped<T, K>(
  all: readonly T[],
  keyOf: (one: T) => K,
): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups;
}

/** In classes of the same value, those with most first; those without a value last. */
export function classesBy<T>(
  all: readonly T[],
  valueOf: (one: T) => number | null,
): readonly (readonly T[])[] {
  const classes = [...grouped(all, (one) => valueOf(one) ?? -Infinity)];
  return classes.sort(([one], [other]) => (one < other ? 1 : -1)).map(([, members]) => members);
}
