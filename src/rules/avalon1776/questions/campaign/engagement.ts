import { LEAST_DIFFERENCE } from '../../components/campaign/engagement.js';
import { SHIP, type ShipId } from '../../components/campaign/ships.js';
import { other, type Side } from '../../components/side.js';
import type { State1776 } from '../../state.js';
import { isBox } from './boxes.js';
import { fleetsAt, fleetsOf } from './fleets.js';

/** A1776-camp.IX.D.3.a the strength of several fleets together. */
const strengthOf = (fleets: readonly ShipId[]): number =>
  fleets.reduce((sum, id) => sum + SHIP[id].strength, 0);

const hasEscort = (fleets: readonly ShipId[]): boolean =>
  fleets.some((id) => SHIP[id].kind !== 'TR');

/** A1776-camp.IX.D.3.b the strength of the attacker less that of the defender. */
export const differenceAt = (state: State1776, attacker: Side, water: string): number =>
  strengthOf(fleetsAt(state, attacker, water)) -
  strengthOf(fleetsAt(state, other(attacker), water));

/** A1776-camp.IX.D.6 whether a side has only transports there, which are sunk without a die. */
export const isUnescorted = (state: State1776, side: Side, water: string): boolean =>
  !hasEscort(fleetsAt(state, side, water));

/** Whether the Continental Navy is the only American fleet there. */
const isNavyAlone = (state: State1776, water: string): boolean =>
  fleetsAt(state, 'us', water).every((id) => SHIP[id].kind === 'CN');

/**
 * A1776-campopt.I.D whether the Continental Navy would attack transports alone; it does not sink them without a die.
 */
export const isRaid = (state: State1776, by: Side, water: string): boolean =>
  by === 'us' && isNavyAlone(state, water) && isUnescorted(state, 'gb', water);

/**
 * A1776-camp.IX.D.1 lanes, hexsides and ports in which both sides have fleets, in the order of the attacker's fleets;
 * A1776-camp.IX.B.2.a.6.f never boxes, A1776-camp.IX.D.3.e and bateaux take no part.
 */
export function meetings(state: State1776, by: Side): string[] {
  const waters = fleetsOf(state, by).map((id) => state.ships?.[id]?.at ?? '');
  return [...new Set(waters)].filter(
    (water) => !isBox(water) && fleetsAt(state, other(by), water).length > 0,
  );
}

/** Why a side cannot attack in a water; null: it can. */
export function engageBar(state: State1776, by: Side, water: string): string | null {
  // A1776-camp.IX.D all fleets there fight at once, and only once in a phase.
  if (state.fought?.[water] !== undefined) return 'A1776-camp.IX.D';
  if (isUnescorted(state, by, water)) return 'A1776-camp.IX.D.6';
  if (isUnescorted(state, other(by), water)) return null;
  // A1776-campopt.I.C the Continental Navy does not attack battle fleets, nor A1776-campopt.I.D transports that are
  // with battle fleets.
  if (by === 'us' && isNavyAlone(state, water)) return 'A1776-campopt.I.C';
  return differenceAt(state, by, water) < LEAST_DIFFERENCE ? 'A1776-camp.IX.D.3.d' : null;
}
