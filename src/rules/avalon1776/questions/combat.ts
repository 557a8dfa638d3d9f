import { hexesIn, pointsAt } from './force.js';
import { other, SIDES, type Side } from '../components/side.js';
import { BASIC_COLUMNS, columnOf } from '../components/tables.js';
import type { Counts, State1776 } from '../state.js';
import { COMBAT_CODES, UNIT } from '../components/units.js';

/** Hexes with combat units of both sides. */
export const contested = (state: State1776): string[] =>
  hexesIn(state).filter((hex) => SIDES.every((side) => pointsAt(state, side, hex) > 0));

/**
 * A1776-basic.IV.D all against all; A1776-basic.IV.E.1 the column of the Combat Results Table, rounded down; -1: below the first,
 * no attack.
 */
export const columnAt = (state: State1776, hex: string, attacker: Side): number =>
  columnOf(BASIC_COLUMNS, pointsAt(state, attacker, hex), pointsAt(state, other(attacker), hex));

/** A1776-basic.IV.F.3 so many points of a force, by the order in which types are lost. */
export function lossOf(force: Counts, lost: number): Counts {
  const losses: Counts = {};
  const order = [...COMBAT_CODES].sort((a, b) => UNIT[a].lostAs - UNIT[b].lostAs);
  for (const code of order) {
    const some = Math.min(force[code] ?? 0, lost);
    if (some > 0) losses[code] = some;
    lost -= some;
  }
  return losses;
}
