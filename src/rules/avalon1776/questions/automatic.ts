import { other, type Side } from '../components/side.js';
import { AUTOMATIC } from '../components/tables.js';
import type { State1776 } from '../state.js';
import { inWinter } from './campaign/winter.js';
import { outsideAt, points } from './force.js';
import { halfPoints, isSuppliable } from './supply.js';

/**
 * A1776-adv.IV.A.1 the least points of that side with which it wins at once over the enemies outside forts in a hex;
 * null: there are none, A1776-adv.IV.B.1.e a garrison not counted, or A1776-adv.IV.A.5 they are entrenched.
 * A1776-adv.IV.A.4 supply counts, is not declared and not used. A1776-camp.VII.A.1.c nobody wins so in winter.
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

/** A1776-adv.IV.A.1 all points of that side outside forts in the hex are enough, whoever came first. */
export function winsAtOnce(state: State1776, side: Side, hex: string): boolean {
  const needed = pointsToWin(state, side, hex);
  return needed !== null && points(outsideAt(state, side, hex)) >= needed;
}

/** A1776-adv.IV.A.3 whoever won and has fewer MP left stays there. */
export const LEAST_MP_LEFT = AUTOMATIC.mp + 1;
