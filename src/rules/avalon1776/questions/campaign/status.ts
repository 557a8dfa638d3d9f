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

/** The points of a type that a side has in an area, including those on the march. */
function pointsIn(state: State1776, side: Side, area: AreaId, unit: UnitCode): number {
  const { column } = state;
  return hexesIn(state, column === null ? [] : [column.at])
    .filter((hex) => hexOf(hex)?.area === area)
    .reduce((sum, hex) => sum + (presentAt(state, side, hex)[unit] ?? 0), 0);
}

/**
 * A1776-camp.III.B.4 the status of an area, from the regulars and Continentals in it and its British towns; militia,
 * Indians, French, guns and supply do not count. A1776-camp.III.B.5.d all towns without Quebec and Montreal count as
 * some towns. A1776-campopt.V a town may need more than one point.
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
 * A1776-camp.III.B.2.b the number for a status: of Continentals raised (A1776-camp.III.B.1), or of militia allowed
 * (A1776-camp.III.B.2).
 */
export function rateOf(area: LevyArea, status: AreaStatus, levy: Levy): number {
  const rate = RATES[status][levy];
  return rate === 'none' ? 0 : LEVY_RATES[area][levy][rate];
}

const OWNER = { RM: 'us', TM: 'gb' } as const;
/**
 * The points of militia that count against the ceiling of an area. A1776-camp.III.B.5.c militia in Canada and Halifax
 * counts with the Middle States, in the West Indies with the Deep South; A1776-camp.IX.C.1.c aboard a ship in port,
 * with the area of the port; A1776-campopt.II.C dragoons count double.
 */
export const militiaOf = (state: State1776, area: LevyArea, levy: 'RM' | 'TM'): number =>
  weighed(poolOf(state, OWNER[levy], area, levy));

/**
 * How many points of militia an area may raise when the quarter begins (A1776-camp.III.B.5.a.1); below 0: how many have
 * to go (A1776-camp.III.B.5.a.2), down to its ceiling (A1776-camp.III.B.5.a). A1776-camp.III.C.3.b.2 Americans are not
 * raised where every town is British.
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
 * A1776-camp.III.B.5.b the Continentals that an area raises, however many there are; none where every town is British
 * (A1776-camp.III.C.3.b.2).
 */
export const continentalsDue = (state: State1776, area: LevyArea, status: AreaStatus): number =>
  holdsAllOf(state, area) ? 0 : rateOf(area, status, 'CA');

/**
 * What an area raises of a type now, by its status at the start of the quarter; below 0: so many points have to go.
 * Before the first interphase areas have no status, and nothing is due.
 */
export function dueIn(state: State1776, area: LevyArea, unit: Levy | 'S'): number {
  const status = state.areas?.[area];
  if (status === undefined) return 0;
  if (unit === 'S') return Number(hasSupplyDue(state, area, monthIn(state) ?? ''));
  return unit === 'CA'
    ? continentalsDue(state, area, status)
    : militiaDue(state, area, unit, status);
}
