import blossom from 'edmonds-blossom-fixed';

/** Two places (from 0) that may be matched, and the weight of that pair: an integer. */
export type WeightedEdge = readonly [number, number, number];

/**
 * A matching of as many places as possible, and among those one of greatest weight. Returns for each place from 0 to
 * `count - 1` the place of its partner, or -1. The same edges in the same order give the same matching.
 */
export function matching(count: number, edges: readonly WeightedEdge[]): readonly number[] {
  const partners = blossom(edges, true);
  return Array.from({ length: count }, (_, place) => partners[place] ?? -1);
}
