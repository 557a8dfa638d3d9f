/** Groups of equal key, in the order in which each key comes first. */
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

/** Classes of equal value, the highest value first; those without a value last. */
export function classesBy<T>(
  all: readonly T[],
  valueOf: (one: T) => number | null,
): readonly (readonly T[])[] {
  const classes = [...grouped(all, (one) => valueOf(one) ?? -Infinity)];
  return classes.sort(([one], [other]) => (one < other ? 1 : -1)).map(([, members]) => members);
}
