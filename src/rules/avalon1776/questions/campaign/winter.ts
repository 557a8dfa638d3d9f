import { attritionOf, lostOf } from '../../components/campaign/attrition.js';
import { type LevyArea, STRATEGIC } from '../../components/campaign/levies.js';
import { isWinter } from '../../components/campaign/seasons.js';
import { hexOf } from '../../components/map.js';
import type { Counts } from '../../components/units.js';
import type { State1776 } from '../../state.js';
import { allowance } from '../force.js';
import { controlledIn } from './control.js';
import { pointsIn } from './status.js';

/** A1776-camp.VII.A.2.a Middle States, New England and Canada, north of the South Central area. */
const NORTH: readonly (string | null)[] = ['MS', 'NE', 'CAN'];
const isNorthern = (hex: string): boolean => NORTH.includes(hexOf(hex)?.area ?? null);

/**
 * A1776-camp.VII.A.2.a MP of units that begin their movement phase there: in the winter of the north half, the fraction
 * dropped.
 */
export const allowanceIn = (month: string, hex: string, units: Counts): number =>
  isWinter(month) && isNorthern(hex) ? Math.floor(allowance(units) / 2) : allowance(units);

/** A1776-camp.VII.B points of Continentals that a December costs an area, or Canada. */
export function attritionIn(
  state: State1776,
  area: LevyArea | 'CAN',
  month: string,
  varies = false,
): number {
  const points = pointsIn(state, 'us', area, 'CA');
  return lostOf(points, attritionOf(hardshipOf(state, area), month, varies));
}

/**
 * A1776-camp.VII.B.1, A1776-camp.VII.B.2, A1776-camp.VII.B.3, A1776-camp.VII.B.4 Quebec and Montreal are not asked for.
 */
function hardshipOf(state: State1776, area: LevyArea | 'CAN'): 'none' | 'some' | 'all' | 'canada' {
  if (area === 'CAN') return 'canada';
  const towns = controlledIn(state, area).length;
  return towns === 0 ? 'none' : towns === STRATEGIC[area].length ? 'all' : 'some';
}
