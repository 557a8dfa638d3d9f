import type { Side } from '../components/side.js';
import type { Counts, UnitCode } from '../components/units.js';
import { scenarioIn, type State1776 } from '../state.js';
import { hexesIn, inside, outside, typesIn } from './force.js';

/** Points of a type that can leave from a hex: from inside its fort, or from outside. */
export interface Leaver {
  readonly hex: string;
  readonly unit: UnitCode;
  readonly points: number;
  readonly where: 'in' | 'out';
}

/** A1776-scn4.withdraw the types and numbers of units that leave in this turn. */
export function dueToLeave(state: State1776): [UnitCode, number][] {
  const { withdrawal } = scenarioIn(state);
  if (withdrawal?.turn !== state.turn) return [];
  const units: Counts = withdrawal.units;
  return typesIn(units).map((unit) => [unit, units[unit] ?? 0]);
}

/** The units of a type that can leave, hex by hex in board order. */
export const leavers = (state: State1776, side: Side, unit: UnitCode): Leaver[] =>
  hexesIn(state).flatMap((hex) => {
    const lots = state.hexes[hex]?.[side];
    const [out = 0, within = 0] = [outside(lots)[unit], inside(lots)[unit]];
    return [
      ...(out > 0 ? [{ hex, unit, points: out, where: 'out' } as const] : []),
      ...(within > 0 ? [{ hex, unit, points: within, where: 'in' } as const] : []),
    ];
  });
