import blossom from 'edmonds-blossom-fixed';

/** Two of those to be matched, by their places from 0, and what it is worth that they are: an integer. */
export type WeightedEdge = readonly [number, number, number];

/**
 * A matching of as many as can be, and among those one of greatest weight: for each place its partner's, -1 for
 * nobody. Places run from 0 to `count - 1`. The same edges in the same order give the same matching.
 */
export function matching(count: number, edges: readonly WeightedEdge[]): readonly number[] {
  const partners = blossom(edges, true);
  return Array.from({ length: count }, (_, place) => partners[place] ?? -1);
}
