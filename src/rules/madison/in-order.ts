/** What a map of some ids holds, in board order: the order in which it came about is nobody's business. */
export function inOrder<Id extends string, V>(
  ids: readonly Id[],
  map: { readonly [K in Id]?: V },
): { readonly [K in Id]?: V } {
  const found: { [K in Id]?: V } = {};
  for (const id of ids) {
    const value = map[id];
    if (value !== undefined) found[id] = value;
  }
  return found;
}
