import type { AreaId } from '../../components/areas.js';
import {
  type AreaStatus,
  type Levy,
  LEVY_RATES,
  type LevyArea,
  RATES,
} from '../../components/campaign/levies.js';
import { hexOf } from '../../components/map.js';
import type { Side } from '../../components/side.js';
import type { UnitCode } from '../../components/units.js';
import { monthIn, type State1776 } from '../../state.js';
import { hexesIn, presentAt } from '../force.js';
import { controlledIn, controlsArea, garrisonOf, holdsAllOf } from './control.js';
import { hasSupplyDue } from './intake.js';
import { poolOf, weighed } from './pools.js';

/** Points of a type that a side has in an area, on the march too. */
function pointsIn(state: State1776, side: Side, area: AreaId, unit: UnitCode): number {
  const { column } = state;
  return hexesIn(state, column === null ? [] : [column.at])
    .filter((hex) => hexOf(hex)?.area === area)
    .reduce((sum, hex) => sum + (presentAt(state, side, hex)[unit] ?? 0), 0);
}

/**
 * A1776-camp.III.B.4 of regulars and Continentals in the area, and the towns that are British; militia, Indians,
 * Frenchmen, guns and supply count for nothing. A1776-camp.III.B.5.d all towns without Quebec and Montreal are some
 * towns. A1776-campopt.V a town may need more than a point.
 */
export function statusOf(state: State1776, area: LevyArea): AreaStatus {
  const garrison = garrisonOf(state);
  if (pointsIn(state, 'gb', area, 'BR') === 0) return 'A';
  if (controlsArea(state, area, garrison)) return 'F';
  const continentals = pointsIn(state, 'us', area, 'CA') > 0;
  if (controlledIn(state, area, garrison).length === 0) return continentals ? 'D' : 'B';
  return continentals ? 'E' : 'C';
}

/**
 * A1776-camp.III.B.2.b the number that a status gives: of Continentals raised (A1776-camp.III.B.1), of militia allowed
 * (A1776-camp.III.B.2).
 */
export function rateOf(area: LevyArea, status: AreaStatus, levy: Levy): number {
  const rate = RATES[status][levy];
  return rate === 'none' ? 0 : LEVY_RATES[area][levy][rate];
}

const OWNER = { RM: 'us', TM: 'gb' } as const;
/**
 * A1776-camp.III.B.5.c militia of Canada and Halifax counts with the Middle States, of the West Indies with the Deep
 * South; A1776-camp.IX.C.1.c aboard in a port with its area; A1776-campopt.II.C dragoons double.
 */
export const militiaOf = (state: State1776, area: LevyArea, levy: 'RM' | 'TM'): number =>
  weighed(poolOf(state, OWNER[levy], area, levy));

/**
 * What becomes of a militia when the quarter begins, in points: so many may come (A1776-camp.III.B.5.a.1), or so many
 * go (A1776-camp.III.B.5.a.2), to its ceiling (A1776-camp.III.B.5.a). A1776-camp.III.C.3.b.2 Americans are not raised
 * where every town is British.
 */
export function militiaDue(
  state: State1776,
  area: LevyArea,
  levy: 'RM' | 'TM',
  status: AreaStatus,
): number {
  const due = rateOf(area, status, levy) - militiaOf(state, area, levy);
  return levy === 'RM' && holdsAllOf(state, area) ? Math.min(0, due) : due;
}

/**
 * A1776-camp.III.B.5.b the Continentals that an area raises, whoever is there; none where every town is British
 * (A1776-camp.III.C.3.b.2).
 */
export const continentalsDue = (state: State1776, area: LevyArea, status: AreaStatus): number =>
  holdsAllOf(state, area) ? 0 : rateOf(area, status, 'CA');

/**
 * What an area raises of a type now, by the status that it began the quarter with; below 0: so many points have to go.
 * Nothing before it has one.
 */
export function dueIn(state: State1776, area: LevyArea, unit: Levy | 'S'): number {
  const status = state.areas?.[area];
  if (status === undefined) return 0;
  if (unit === 'S') return Number(hasSupplyDue(state, area, monthIn(state) ?? ''));
  return unit === 'CA'
    ? continentalsDue(state, area, status)
    : militiaDue(state, area, unit, status);
}
