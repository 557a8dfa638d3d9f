import { parted } from './seasons.js';

/** A1776-camp.VII.B how an area fares, or where the pool is outside the areas (A1776-camp.VII.B.4). */
export type Hardship = 'none' | 'some' | 'all' | 'canada' | 'westIndies' | 'atSea';

/** A1776-camp.VII.B.1, A1776-camp.VII.B.2, A1776-camp.VII.B.3, A1776-camp.VII.B.4 percent of the Continentals. */
const STANDARD: Readonly<Record<Hardship, number>> = {
  none: 25,
  some: 50,
  all: 75,
  canada: 75,
  westIndies: 75,
  atSea: 75,
};

/** A1776-campopt.VI by the year of the December, 1776 to 1779; West Indies and sea as Canada. */
const BY_YEAR: Readonly<Record<'none' | 'some' | 'all' | 'canada', readonly number[]>> = {
  none: [25, 25, 0, 25],
  some: [50, 50, 25, 50],
  all: [100, 75, 50, 50],
  canada: [75, 75, 75, 50],
};

/** Percent of the Continentals of a pool that a December costs. */
export function attritionOf(hardship: Hardship, month: string, varies: boolean): number {
  if (!varies) return STANDARD[hardship];
  const row = hardship === 'westIndies' || hardship === 'atSea' ? 'canada' : hardship;
  return BY_YEAR[row][parted(month)[0] - 1776] ?? STANDARD[hardship];
}

/** A1776-camp.VII.B points lost, the fraction dropped. */
export const lostOf = (continentals: number, percent: number): number =>
  Math.floor((continentals * percent) / 100);
