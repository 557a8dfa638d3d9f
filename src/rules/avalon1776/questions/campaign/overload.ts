import type { ShipId } from '../../components/campaign/ships.js';
import type { State1776 } from '../../state.js';
import { controls } from './control.js';
import { fleetsOf, portAt } from './fleets.js';
import { excessOn, whereIs } from './voyage.js';
import { WEST_INDIES } from './west-indies.js';

/** A1776-campopt.IV.note friendly ports: the West Indies, and ports of the map that the British do not control. */
function isInFriendlyPort(state: State1776, ship: ShipId): boolean {
  const at = whereIs(state, ship);
  const port = portAt(at);
  return at === WEST_INDIES || (port !== undefined && !controls(state, port));
}

/** A1776-campopt.IV.note the French fleets that have to land some of the units aboard. */
export const overloaded = (state: State1776): ShipId[] =>
  fleetsOf(state, 'us').filter((id) => excessOn(state, id) > 0 && isInFriendlyPort(state, id));
