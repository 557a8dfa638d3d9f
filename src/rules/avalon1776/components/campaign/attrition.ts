import { parted } from './seasons.js';

/** A1776-camp.VII.B how hard the winter is in an area; or the pool is outside the areas (A1776-camp.VII.B.4). */
export type Hardship = 'none' | 'some' | 'all' | 'canada' | 'westIndies' | 'atSea';

/**
 * A1776-camp.VII.B.1, A1776-camp.VII.B.2, A1776-camp.VII.B.3, A1776-camp.VII.B.4 the percentage of the Continentals
 * that is lost.
 */
const STANDARD: Readonly<Record<Hardship, number>> = {
  none: 25,
  some: 50,
  all: 75,
  canada: 75,
  westIndies: 75,
  atSea: 75,
};

/** A1776-campopt.VI the percentage in December 1776, 1777, 1778 and 1779; West Indies and sea have that of Canada. */
const BY_YEAR: Readonly<Record<'none' | 'some' | 'all' | 'canada', readonly number[]>> = {
  none: [25, 25, 0, 25],
  some: [50, 50, 25, 50],
  all: [100, 75, 50, 50],
  canada: [75, 75, 75, 50],
};

/**
 * The percentage of the Continentals of a pool that is lost in the December of `month`. `varies`: by year
 * (A1776-campopt.VI).
 */
export function attritionOf(hardship: Hardship, month: string, varies: boolean): number {
  if (!varies) return STANDARD[hardship];
  const row = hardship === 'westIndies' || hardship === 'atSea' ? 'canada' : hardship;
  return BY_YEAR[row][parted(month)[0] - 1776] ?? STANDARD[hardship];
}

/** A1776-camp.VII.B the points that are lost; fractions are dropped. */
export const lostOf = (continentals: number, percent: number): number =>
  Math.floor((continentals * percent) / 100);
