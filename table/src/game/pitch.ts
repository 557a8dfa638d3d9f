import type { Components } from '../../../client/src/index.js';

type Place = Components['places'][number];

/** So many of a kind are looked at, and so many there are at least of the cells of a comb. */
const SOME = 60;

/** How far apart the places of a kind lie that are the cells of a comb; 0: they are towns on a map. */
function pitchOf(places: readonly Place[]): number {
  if (places.length < SOME) return 0;
  const nearest = places
    .slice(0, SOME)
    .map(({ at }) =>
      Math.min(...places.map((one) => Math.hypot(one.at.x - at.x, one.at.y - at.y) || Infinity)),
    );
  const usual = nearest.toSorted((a, b) => a - b)[SOME / 2] ?? 0;
  const alike = nearest.filter((far) => Math.abs(far - usual) < usual * 0.02).length;
  return alike > 0.9 * SOME ? usual : 0;
}

/** {@link pitchOf} of every kind. */
export function pitchesOf(places: readonly Place[]): ReadonlyMap<string, number> {
  const kinds = [...new Set(places.map(({ kind }) => kind))];
  return new Map(kinds.map((kind) => [kind, pitchOf(places.filter((one) => one.kind === kind))]));
}
