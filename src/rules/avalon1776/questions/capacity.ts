import { isOn } from '../../kernel/options.js';
import type { Side } from '../components/side.js';
import { type Counts, FACE, isCovered, spaceOf, type UnitCode } from '../components/units.js';
import type { State1776 } from '../state.js';
import { typesIn } from './force.js';

/**
 * How much capacity of a bateau (A1776-opt.II.A.5) or a fleet (A1776-camp.IX.C.4.b) a point or counter takes: one,
 * A1776-campopt.IV with that option more for some types; A1776-opt.I a face-down counter takes what is on its face.
 */
export function costOf(state: State1776, side: Side, unit: UnitCode): number {
  const { of, points } = isCovered(unit) ? FACE[unit] : { of: unit, points: 1 };
  return points * (isOn(state, 'capacity') ? spaceOf(side, of) : 1);
}

/** The capacity that all of the units take. */
export const burden = (state: State1776, side: Side, aboard: Counts): number =>
  typesIn(aboard).reduce((sum, unit) => sum + (aboard[unit] ?? 0) * costOf(state, side, unit), 0);

/** For every type, every number of points that there is room for. */
export function* partsWithin(
  state: State1776,
  side: Side,
  units: Counts,
  room: number,
): Generator<{ unit: UnitCode; points: number }> {
  for (const unit of typesIn(units)) {
    const most = Math.min(units[unit] ?? 0, Math.floor(room / costOf(state, side, unit)));
    for (let points = 1; points <= most; points++) yield { unit, points };
  }
}
