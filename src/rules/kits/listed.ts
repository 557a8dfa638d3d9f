/**
 * Pieces in the order of `ids`. They are gone through many times a step, which takes an eighth of the time in a list: the one
 * of the last position asked about is kept. So a game must never put another object in a piece's place.
 */
export function listed<Id extends string, P>(ids: readonly Id[]) {
  let of: { readonly [K in Id]: P } | null = null;
  let list: readonly P[] = [];
  return (pieces: { readonly [K in Id]: P }): readonly P[] => {
    if (of !== pieces) {
      list = ids.map((id) => pieces[id]);
      of = pieces;
    }
    return list;
  };
}
