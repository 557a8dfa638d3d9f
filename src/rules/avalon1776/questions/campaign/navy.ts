import { isOn } from '../../../kernel/options.js';
import { AT_SEA, COMES_IN, ROLLS_FROM } from '../../components/campaign/navy.js';
import { PORTS } from '../../components/towns.js';
import { monthIn, type ShipState, type State1776 } from '../../state.js';
import { presentAt } from '../force.js';
import { isPortShut, portAt } from './fleets.js';

/** The Continental squadron as long as it is in play, on the map or under repair (A1776-campopt.I). */
export function navyIn({ ships }: State1776): ShipState | undefined {
  const navy = ships?.cn;
  return navy?.at === 'sunk' ? undefined : navy;
}

/** A1776-campopt.I.A whether the Continental Navy comes in this turn. */
export const isEnlisted = (state: State1776): boolean =>
  isOn(state, 'navy') && monthIn(state) === COMES_IN;

/** A1776-campopt.I.F whether a die decides in this turn if the Continental Navy stays. */
export const rollsForNavy = (state: State1776): boolean =>
  navyIn(state) !== undefined && ROLLS_FROM <= (monthIn(state) ?? '');

/** A1776-campopt.I.A whether that hexside is that of a map port with no point of regulars in its hex. */
export function isHaven(state: State1776, water: string): boolean {
  const port = portAt(water);
  return port !== undefined && (presentAt(state, 'gb', port.hex).BR ?? 0) === 0;
}

/**
 * A1776-campopt.I.A, A1776-campopt.I.C the ports where the Continental Navy can come or be repaired: not those that
 * enemy ships shut.
 */
export const havens = (state: State1776): string[] =>
  PORTS.flatMap(({ port }) =>
    port !== null && isHaven(state, port) && !isPortShut(state, 'us', port) ? [port] : [],
  );

/** A1776-campopt.I.C whether regulars are in the port where the Continental Navy is repaired. */
export function isOverrun(state: State1776): boolean {
  const port = navyIn(state)?.port;
  return port !== undefined && !isHaven(state, port);
}

/** Whether the Continental Navy is in an uncontrolled port. */
export function isInHaven(state: State1776): boolean {
  const navy = navyIn(state);
  return navy !== undefined && isHaven(state, navy.port ?? navy.at);
}

/** A1776-campopt.I.E the last turn in whose movement phase the Continental Navy can still end in port. */
export const portedBy = ({ ported }: ShipState): number | undefined =>
  ported === undefined ? undefined : ported + AT_SEA;
