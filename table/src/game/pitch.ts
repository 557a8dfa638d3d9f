import type { Components } from '../../../client/src/index.js';

type Place = Components['places'][number];

/** How many places are examined, and how many a grid of cells has at least. */
const SOME = 60;
/** The tolerance for the distance of neighbouring cells. */
const GIVE = 0.02;

const nearest = (place: Place, others: readonly Place[]): number =>
  Math.min(...others.map(({ at }) => Math.hypot(at.x - place.at.x, at.y - place.at.y) || Infinity));

/** Whether nearly all of these places have their nearest neighbour among the others at just that distance. */
function liesOn(places: readonly Place[], others: readonly Place[], pitch: number): boolean {
  const some = places.slice(0, SOME);
  const alike = some.filter((one) => Math.abs(nearest(one, others) - pitch) < pitch * GIVE);
  return alike.length > 0.9 * some.length;
}

/**
 * For each kind of places, the distance of neighbours if they are the cells of a grid; 0: they are towns on a map. The
 * grid is that of the most frequent kind.
 */
export function pitchesOf(places: readonly Place[]): ReadonlyMap<string, number> {
  const kinds = [...new Set(places.map(({ kind }) => kind))];
  const by = new Map(kinds.map((kind) => [kind, places.filter((one) => one.kind === kind)]));
  const most = [...by.values()].sort((a, b) => b.length - a.length)[0] ?? [];
  const usual = most
    .slice(0, SOME)
    .map((one) => nearest(one, most))
    .sort((a, b) => a - b);
  const pitch = usual[Math.floor(usual.length / 2)] ?? 0;
  const isComb = most.length >= SOME && liesOn(most, most, pitch);
  return new Map(
    [...by].map(([kind, ones]) => [
      kind,
      isComb && liesOn(ones, [...most, ...ones], pitch) ? pitch : 0,
    ]),
  );
}
