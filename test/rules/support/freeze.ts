/** The value itself, nothing in which can be changed any more. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

/** A copy whose objects list their keys in another order; arrays keep theirs. */
export function shuffledKeys<T>(value: T, random: (bound: number) => number): T {
  if (Array.isArray(value)) return value.map((item) => shuffledKeys(item, random)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries: [string, unknown][] = Object.entries(value);
  for (let i = entries.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [entries[i], entries[j]] = [entries[j] as [string, unknown], entries[i] as [string, unknown]];
  }
  return Object.fromEntries(entries.map(([key, item]) => [key, shuffledKeys(item, random)])) as T;
}
