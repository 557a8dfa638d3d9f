import { LEAST_DIFFERENCE } from '../../components/campaign/engagement.js';
import { SHIP, type ShipId } from '../../components/campaign/ships.js';
import { other, type Side } from '../../components/side.js';
import type { State1776 } from '../../state.js';
import { isBox } from './boxes.js';
import { fleetsAt, fleetsOf } from './fleets.js';

/** A1776-camp.IX.D.3.a what fleets count together. */
const strengthOf = (fleets: readonly ShipId[]): number =>
  fleets.reduce((sum, id) => sum + SHIP[id].strength, 0);

const hasEscort = (fleets: readonly ShipId[]): boolean =>
  fleets.some((id) => SHIP[id].kind !== 'TR');

/** A1776-camp.IX.D.3.b strength of the attacker less that of the defender. */
export const differenceAt = (state: State1776, attacker: Side, water: string): number =>
  strengthOf(fleetsAt(state, attacker, water)) -
  strengthOf(fleetsAt(state, other(attacker), water));

/** A1776-camp.IX.D.6 transports alone, which are sunk without a die. */
export const isUnescorted = (state: State1776, side: Side, water: string): boolean =>
  !hasEscort(fleetsAt(state, side, water));

/** Whether the Continental Navy alone is there of the Americans. */
const isNavyAlone = (state: State1776, water: string): boolean =>
  fleetsAt(state, 'us', water).every((id) => SHIP[id].kind === 'CN');

/** A1776-campopt.I.D whether it would attack transports alone, which it does not sink without a die. */
export const isRaid = (state: State1776, by: Side, water: string): boolean =>
  by === 'us' && isNavyAlone(state, water) && isUnescorted(state, 'gb', water);

/**
 * A1776-camp.IX.D.1 lanes, hexsides and ports in which fleets of both sides are, in the order of the attacker's;
 * A1776-camp.IX.B.2.a.6.f never boxes, A1776-camp.IX.D.3.e and never with bateaux.
 */
export function meetings(state: State1776, by: Side): string[] {
  const waters = fleetsOf(state, by).map((id) => state.ships?.[id]?.at ?? '');
  return [...new Set(waters)].filter(
    (water) => !isBox(water) && fleetsAt(state, other(by), water).length > 0,
  );
}

/** Why a side does not attack there; null: it may. */
export function engageBar(state: State1776, by: Side, water: string): string | null {
  // A1776-camp.IX.D all fight at once, and once in a phase
  if (state.fought?.[water] !== undefined) return 'A1776-camp.IX.D';
  if (isUnescorted(state, by, water)) return 'A1776-camp.IX.D.6';
  if (isUnescorted(state, other(by), water)) return null;
  // A1776-campopt.I.C it does not attack battle fleets, nor A1776-campopt.I.D transports with them
  if (by === 'us' && isNavyAlone(state, water)) return 'A1776-campopt.I.C';
  return differenceAt(state, by, water) < LEAST_DIFFERENCE ? 'A1776-camp.IX.D.3.d' : null;
}
