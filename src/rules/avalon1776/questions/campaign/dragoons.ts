import { isOn } from '../../../kernel/options.js';
import type { AreaId } from '../../components/areas.js';
import { hexOf } from '../../components/map.js';
import type { Side } from '../../components/side.js';
import { COUNTERS } from '../../components/units.js';
import type { State1776 } from '../../state.js';
import { hexesIn, inside, outside, presentAt } from '../force.js';

/** A1776-campopt.II.A rebel militia becomes rebel dragoons, Tory militia Tory dragoons. */
export const HORSE = {
  us: { militia: 'RM', dragoons: 'RMd' },
  gb: { militia: 'TM', dragoons: 'TMd' },
} as const;

/** A1776-campopt.II.B how many points a side may form when a quarter begins. */
const A_QUARTER = 2;

/** Places in a hex: outside its fort, inside it. */
export const WALLS = ['out', 'in'] as const;
export type Wall = (typeof WALLS)[number];

/** A1776-campopt.II.B how many points of dragoons there are still counters for. */
function countersLeft(state: State1776, side: Side): number {
  const { dragoons } = HORSE[side];
  const lots = [
    ...hexesIn(state).map((hex) => presentAt(state, side, hex)),
    ...Object.values(state.boxes ?? {}).map((box) => box[side]),
    // Ships that are off the map (`away`) have dragoons aboard too.
    ...Object.values(state.ships ?? {}).map(({ aboard }) => aboard),
  ];
  const used = lots.reduce((sum, counts) => sum + (counts?.[dragoons] ?? 0), 0);
  return Math.max(0, (COUNTERS[dragoons][1] ?? 0) - used);
}

/** A1776-campopt.II.B how many points a side may form now; 0 without the option. */
export const mountsDue = (state: State1776, side: Side): number =>
  isOn(state, 'dragoons') ? Math.min(A_QUARTER, countersLeft(state, side)) : 0;

/** A1776-campopt.II.A how many points of dragoons the side's militia inside or outside the fort of a hex could form. */
export function mountsAt(state: State1776, side: Side, hex: string, wall: Wall): number {
  const lots = state.hexes[hex]?.[side];
  const there = wall === 'in' ? inside(lots) : outside(lots);
  return Math.floor((there[HORSE[side].militia] ?? 0) / 2);
}

/**
 * A1776-campopt.II.B whether the hex is in the area where dragoons were formed in this quarter; undefined: none were,
 * so any area will do.
 */
export function isOfArea(area: AreaId | undefined, hex: string): boolean {
  const its = hexOf(hex)?.area ?? null;
  return its !== null && (area === undefined || its === area);
}

/** Hexes where a side can form dragoons, in board order. */
export const mountsIn = (state: State1776, side: Side, area: AreaId | undefined): string[] =>
  hexesIn(state).filter(
    (hex) => isOfArea(area, hex) && WALLS.some((wall) => mountsAt(state, side, hex, wall) > 0),
  );
