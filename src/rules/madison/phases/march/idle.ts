import { beforeMore } from '../../../kernel/action.js';
import { lookup } from '../../../kits/lookup.js';
import type { LeaderId } from '../../components/leaders.js';
import type { ShipId } from '../../components/ships.js';
import { ofSide, type Side, SIDES } from '../../components/side.js';
import type { UnitId } from '../../components/units.js';
import { inForce } from '../../questions/force.js';
import {
  leadersOf,
  leaderStates,
  shipsOf,
  shipStates,
  unitsOf,
  unitStates,
} from '../../questions/pieces.js';
import { canSail } from '../../questions/sailing.js';
import type { Force, MadisonState, Moving } from '../../state.js';

/** Whether a piece of a force may still act; pieces that wait to attack may not (MMW-8.62). */
export const isIdle = (piece: Moving, force: Force): boolean =>
  inForce(piece, force) && piece.target === undefined;

/** A piece, and its index in the list of its side. */
interface Counter<Id> {
  readonly id: Id;
  readonly no: number;
}

const counters = <Id>(ids: readonly Id[]): Counter<Id>[] => ids.map((id, no) => ({ id, no }));

/** Pieces in the order in which the kernel lists actions where another field follows. */
const paired = <Id extends string>(ids: readonly Id[]): Counter<Id>[] =>
  counters(ids).sort((a, b) => beforeMore(a.id, b.id));

const UNITS = lookup(SIDES, (side) => paired(unitsOf(side)));
const LEADERS = lookup(SIDES, (side) => paired(leadersOf(side)));
const SHIPS = lookup(SIDES, (side) =>
  counters(shipsOf(side)).sort((a, b) => (a.id < b.id ? -1 : 1)),
);

/** A plain loop, as nearly all pieces belong to no force and all of them are checked before every step. */
function idle<Id>(order: readonly Counter<Id>[], pieces: readonly Moving[], force: Force): Id[] {
  const found: Id[] = [];
  for (const { id, no } of order) if (isIdle(pieces[no] as Moving, force)) found.push(id);
  return found;
}

export const idleUnits = (state: MadisonState, by: Side, force: Force): UnitId[] =>
  idle(ofSide(UNITS, by), unitStates(state, by), force);

export const idleLeaders = (state: MadisonState, by: Side, force: Force): LeaderId[] =>
  idle(ofSide(LEADERS, by), leaderStates(state, by), force);

/** Ships of the force that may still sail. */
export const idleShips = (state: MadisonState, by: Side, force: Force): ShipId[] =>
  idle(ofSide(SHIPS, by), shipStates(state, by), force).filter((id) => canSail(state, id));
