import type { WeightedEdge } from '../matching/matching.js';
import type { Digits, Edge } from './costs.js';

/**
 * A matching's own sums stay below its number of places times its greatest weight, and all of them have to be integers
 * that a double holds.
 */
const EXACT = 2 ** 52;

type Place = 0 | 1 | 2 | 3 | 4 | 5;
const BYE = 3;
const FOLD = 5;

/** What no total of a digit over disjoint edges can pass: half of what the dearest edges of all places come to. */
function most(edges: readonly Edge[], digit: Place, count: number): number {
  const dearest = new Array<number>(count).fill(0);
  for (const { places, digits } of edges) {
    for (const place of places) dearest[place] = Math.max(dearest[place] ?? 0, digits[digit]);
  }
  // Only one edge of a matching can have the digit of the bye: that of the bye.
  if (digit === BYE) return Math.max(...dearest);
  return Math.floor(dearest.reduce((sum, worth) => sum + worth, 0) / 2);
}

/** One integer, read as a number whose places have those bases, the last digit divided by `coarse`. */
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

/** The finest costs that are exact: with many players the last digit is coarse. Throws where there are too many. */
function exactCosts(edges: readonly Edge[], count: number): readonly number[] {
  const finest = greatest(edges.map(({ digits }) => digits[FOLD]));
  for (let coarse = 1; ; coarse *= 2) {
    const costs = costsAt(edges, count, coarse);
    // Twice: weights are even, so that half a sum is an integer too.
    if (2 * greatest(costs) * count <= EXACT) return costs;
    if (coarse > finest)
      throw new RangeError('more players, or points, than can be weighed exactly');
  }
}

/**
 * What is left of the costs when each place in turn gives all its edges the greatest rebate that keeps them at 0 or
 * above. Every perfect matching gets the same rebate, so the cheapest stays the cheapest, and where many edges cost
 * nothing the matching finds it many times faster.
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

/** The cheapest edge weighs most; only matchings that leave nobody over can be compared by their weights. */
export function weighed(edges: readonly Edge[], count: number): readonly WeightedEdge[] {
  const costs = rebated(edges, exactCosts(edges, count), count);
  const top = greatest(costs);
  return edges.map(({ places: [a, b] }, k) => [a, b, 2 * (top - (costs[k] ?? 0))]);
}
