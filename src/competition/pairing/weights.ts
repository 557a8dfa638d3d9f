import type { WeightedEdge } from '../matching/matching.js';
import type { Digits, Edge } from './costs.js';

/**
 * Limit for the weights. The sums within the matching algorithm stay below the number of places times the greatest
 * weight, and all of them must be integers that a double holds exactly.
 */
const EXACT = 2 ** 52;

type Place = 0 | 1 | 2 | 3 | 4 | 5;
const BYE = 3;
const FOLD = 5;

/** An upper bound of the total of a digit over disjoint edges: half of the sum of each place's dearest edge. */
function most(edges: readonly Edge[], digit: Place, count: number): number {
  const dearest = new Array<number>(count).fill(0);
  for (const { places, digits } of edges) {
    for (const place of places) dearest[place] = Math.max(dearest[place] ?? 0, digits[digit]);
  }
  // Only the edge of the bye has this digit, and a matching has only one such edge.
  if (digit === BYE) return Math.max(...dearest);
  return Math.floor(dearest.reduce((sum, worth) => sum + worth, 0) / 2);
}

/** The digits as one integer, in a number system with those bases; the last digit is divided by `coarse`. */
const read = (digits: Digits, bases: readonly number[], coarse: number): number =>
  digits.reduce(
    (sum, digit, k) => sum * (bases[k] ?? 1) + (k === FOLD ? Math.floor(digit / coarse) : digit),
    0,
  );

function costsAt(edges: readonly Edge[], count: number, coarse: number): readonly number[] {
  const tops = ([0, 1, 2, 3, 4, 5] as const).map((digit) => most(edges, digit, count));
  const bases = tops.map((top, k) => (k === FOLD ? Math.floor(top / coarse) : top) + 1);
  return edges.map(({ digits }) => read(digits, bases, coarse));
}

const greatest = (numbers: readonly number[]): number =>
  numbers.reduce((top, number) => Math.max(top, number), 0);

/**
 * The costs as integers, as fine as they can be exact: with many players the last digit is coarser. Throws where there
 * are too many players.
 */
function exactCosts(edges: readonly Edge[], count: number): readonly number[] {
  const finest = greatest(edges.map(({ digits }) => digits[FOLD]));
  for (let coarse = 1; ; coarse *= 2) {
    const costs = costsAt(edges, count, coarse);
    // Times 2: the weights are doubled, so that half of a sum is an integer too.
    if (2 * greatest(costs) * count <= EXACT) return costs;
    if (coarse > finest)
      throw new RangeError('more players, or points, than can be weighed exactly');
  }
}

/**
 * The costs after each place in turn has given all its edges the greatest rebate that keeps them at 0 or above. All
 * perfect matchings get the same rebate, so the cheapest one stays the cheapest. Where many edges cost nothing, the
 * matching algorithm finds it many times faster.
 */
function rebated(edges: readonly Edge[], costs: readonly number[], count: number): number[] {
  const at = Array.from({ length: count }, (): number[] => []);
  edges.forEach(({ places }, k) => places.forEach((place) => at[place]?.push(k)));
  const left = [...costs];
  for (const share of [0.5, 1]) {
    for (const own of at) {
      const rebate = Math.floor(
        share * own.reduce((low, k) => Math.min(low, left[k] ?? 0), Infinity),
      );
      for (const k of own) left[k] = (left[k] ?? 0) - rebate;
    }
  }
  return left;
}

/**
 * Turns costs into weights: the cheapest edge weighs most. Only matchings that include everybody can be compared by
 * weight.
 */
export function weighed(edges: readonly Edge[], count: number): readonly WeightedEdge[] {
  const costs = rebated(edges, exactCosts(edges, count), count);
  const top = greatest(costs);
  return edges.map(({ places: [a, b] }, k) => [a, b, 2 * (top - (costs[k] ?? 0))]);
}
