/**
 * What a map of some ids holds, in board order. The order in which the ids were added could tell something hidden, so
 * it is not kept.
 */
export function inOrder<Id extends string, V>(
  ids: readonly Id[],
  map: { readonly [K in Id]?: V },
): { readonly [K in Id]?: V } {
  const found: { [K in Id]?: V } = {};
  let left = Object.keys(map).length;
  for (let no = 0; left > 0 && no < ids.length; no++) {
    const id = ids[no] as Id;
    const value = map[id];
    if (value === undefined) continue;
    found[id] = value;
    left -= 1;
  }
  return found;
}
