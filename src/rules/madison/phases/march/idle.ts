import { inForce } from '../../force.js';
import type { LeaderId } from '../../components/leaders.js';
import type { ShipId } from '../../components/ships.js';
import type { Side } from '../../components/side.js';
import type { UnitId } from '../../components/units.js';
import { leadersOf, leaderStates, shipsOf, shipStates, unitsOf, unitStates } from '../../pieces.js';
import type { Force, MadisonState, Moving } from '../../state.js';
import { canSail } from './ships.js';

/** Whether a piece of a force may still do something; one that waits to attack may not (MMW-8.62). */
export const isIdle = (piece: Moving, force: Force): boolean =>
  inForce(piece, force) && piece.target === undefined;

/** A plain loop: nearly all pieces belong to no force, and all are asked before every step. */
function idle<Id>(ids: readonly Id[], pieces: readonly Moving[], force: Force): Id[] {
  const found: Id[] = [];
  for (let no = 0; no < pieces.length; no++)
    if (isIdle(pieces[no] as Moving, force)) found.push(ids[no] as Id);
  return found;
}

export const idleUnits = (state: MadisonState, by: Side, force: Force): UnitId[] =>
  idle(unitsOf(by), unitStates(state, by), force);

export const idleLeaders = (state: MadisonState, by: Side, force: Force): LeaderId[] =>
  idle(leadersOf(by), leaderStates(state, by), force);

/** Ships that may sail besides. */
export const idleShips = (state: MadisonState, by: Side, force: Force): ShipId[] =>
  idle(shipsOf(by), shipStates(state, by), force).filter((id) => canSail(state, id));
