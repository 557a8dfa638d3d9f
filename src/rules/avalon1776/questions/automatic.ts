import { other, type Side } from '../components/side.js';
import { AUTOMATIC } from '../components/tables.js';
import type { State1776 } from '../state.js';
import { inWinter } from './campaign/winter.js';
import { outsideAt, points } from './force.js';
import { halfPoints, isSuppliable } from './supply.js';

/**
 * A1776-adv.IV.A.1 the least number of points with which that side wins automatically over the enemies outside forts in
 * a hex. null: there are none (A1776-adv.IV.B.1.e a garrison is not counted), or A1776-adv.IV.A.5 they are entrenched.
 * A1776-adv.IV.A.4 supply counts without being declared or used. A1776-camp.VII.A.1.c there are no automatic victories
 * in winter.
 */
export function pointsToWin(state: State1776, side: Side, hex: string): number | null {
  const enemy = other(side);
  const against = points(outsideAt(state, enemy, hex));
  if (inWinter(state) || against === 0 || state.hexes[hex]?.dug === enemy) return null;
  const supplied = isSuppliable(state, side, hex);
  const enemySupplied = isSuppliable(state, enemy, hex);
  const needed =
    AUTOMATIC.ratio * halfPoints(against, { supplied: enemySupplied, enemySupplied: supplied });
  return Math.ceil(needed / halfPoints(1, { supplied, enemySupplied }));
}

/**
 * A1776-adv.IV.A.1 whether all points of that side outside forts in the hex are enough, including those that were there
 * before.
 */
export function winsAtOnce(state: State1776, side: Side, hex: string): boolean {
  const needed = pointsToWin(state, side, hex);
  return needed !== null && points(outsideAt(state, side, hex)) >= needed;
}

/** A1776-adv.IV.A.3 units that were used in an automatic victory stay in the hex if they have fewer MP left. */
export const LEAST_MP_LEFT = AUTOMATIC.mp + 1;
