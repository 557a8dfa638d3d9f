import type { Ranked } from './players.js';
import type { PairCost } from './wish.js';

/**
 * Cost of an edge, as integer digits, the most important first: rematch, forbidden, squared gap in units of points,
 * score of the one who gets the bye (its index among all scores, lowest first), floats, fold.
 */
export type Digits = readonly [number, number, number, number, number, number];

/** Two ranks that may be paired, or a rank and the bye, whose place comes after the last rank. */
export interface Edge {
  readonly places: readonly [number, number];
  readonly digits: Digits;
}

/**
 * How many of the two leave their score group in the same direction as in the round before. `a` has at least as many
 * points as `b`.
 */
const floatsOf = (a: Ranked, b: Ranked): number =>
  a.points === b.points ? 0 : Number(a.floated < 0) + Number(b.floated > 0);

/** Within a score group: distance of the pair from the fold. Else: number of ranks between the two. */
function foldOf(a: Ranked, b: Ranked): number {
  const apart = Math.abs(a.rank - b.rank);
  return a.points === b.points ? Math.abs(apart - Math.floor(a.groupSize / 2)) : apart - 1;
}

/** The cost of a pair in which `a` has the better rank. */
export const pairCost = (a: Ranked, b: Ranked): PairCost => ({
  rematches: Number(a.met.has(b.entry)),
  gaps: (a.points - b.points) ** 2,
  floats: floatsOf(a, b),
  fold: foldOf(a, b),
});

export function pairDigits(a: Ranked, b: Ranked, unit: number): Digits {
  const { rematches, gaps, floats, fold } = pairCost(a, b);
  return [rematches, Number(a.forbidden.has(b.entry)), gaps / unit ** 2, 0, floats, fold];
}

export function byeDigits(player: Ranked, scores: readonly number[]): Digits {
  return [0, 0, 0, scores.indexOf(player.points), Number(player.floated < 0), 0];
}

/** The different scores, the lowest first. */
export const scoresOf = (players: readonly Ranked[]): readonly number[] =>
  [...new Set(players.map(({ points }) => points))].reverse();

const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b));

/** The greatest unit of points of which all differences of scores are multiples. */
export function unitOf(scores: readonly number[]): number {
  const quarters = scores.map((points) => (points - (scores[0] ?? 0)) * 4);
  if (!quarters.every(Number.isInteger)) throw new RangeError('points are multiples of a quarter');
  return (quarters.reduce(common, 0) || 4) / 4;
}
