import type { Clause } from '../../kernel/clauses.js';
import type { Table } from '../../kernel/table.js';
import { listed } from '../../kits/listed.js';
import { LEADER, type Leader, LEADER_IDS, type LeaderId } from '../components/leaders.js';
import { SHIP, SHIP_IDS, type ShipId } from '../components/ships.js';
import { ofSide, type Side } from '../components/side.js';
import { UNIT, UNIT_IDS, type UnitId } from '../components/units.js';
import type { LeaderState, MadisonState, Moving, Place, ShipState, UnitState } from '../state.js';
import { flippedAmong } from './flipped.js';

const SIDES_UNITS: { readonly [S in Side]: readonly UnitId[] } = {
  us: UNIT_IDS.filter((id) => UNIT[id].side === 'us'),
  gb: UNIT_IDS.filter((id) => UNIT[id].side === 'gb'),
};
const SIDES_LEADERS: { readonly [S in Side]: readonly LeaderId[] } = {
  us: LEADER_IDS.filter((id) => LEADER[id].side === 'us'),
  gb: LEADER_IDS.filter((id) => LEADER[id].side === 'gb'),
};
const SIDES_SHIPS: { readonly [S in Side]: readonly ShipId[] } = {
  us: SHIP_IDS.filter((id) => SHIP[id].side === 'us'),
  gb: SHIP_IDS.filter((id) => SHIP[id].side === 'gb'),
};

export const unitsOf = (side: Side): readonly UnitId[] => ofSide(SIDES_UNITS, side);
export const leadersOf = (side: Side): readonly LeaderId[] => ofSide(SIDES_LEADERS, side);
export const shipsOf = (side: Side): readonly ShipId[] => ofSide(SIDES_SHIPS, side);

const UNITS = {
  us: listed<UnitId, UnitState>(SIDES_UNITS.us),
  gb: listed<UnitId, UnitState>(SIDES_UNITS.gb),
};
const LEADERS = {
  us: listed<LeaderId, LeaderState>(SIDES_LEADERS.us),
  gb: listed<LeaderId, LeaderState>(SIDES_LEADERS.gb),
};
const SHIPS = {
  us: listed<ShipId, ShipState>(SIDES_SHIPS.us),
  gb: listed<ShipId, ShipState>(SIDES_SHIPS.gb),
};

/** The pieces of a side as they stand, in the order of `unitsOf`, `leadersOf`, `shipsOf`. */
export const unitStates = (
  { units }: Pick<MadisonState, 'units'>,
  side: Side,
): readonly UnitState[] => ofSide(UNITS, side)(units);
export const leaderStates = (
  { leaders }: Pick<MadisonState, 'leaders'>,
  side: Side,
): readonly LeaderState[] => ofSide(LEADERS, side)(leaders);
export const shipStates = (
  { ships }: Pick<MadisonState, 'ships'>,
  side: Side,
): readonly ShipState[] => ofSide(SHIPS, side)(ships);

/** Ids of the pieces in a list that are at a place. Plain loops, as they run several times per step. */
function found<Id extends string>(
  ids: readonly Id[],
  pieces: readonly { readonly at: string }[],
  place: Place,
): Id[] {
  const there: Id[] = [];
  for (let no = 0; no < pieces.length; no++)
    if ((pieces[no] as { readonly at: string }).at === place) there.push(ids[no] as Id);
  return there;
}

function isAny(pieces: readonly { readonly at: string }[], place: Place): boolean {
  for (const { at } of pieces) if (at === place) return true;
  return false;
}

function those<Id, P>(
  ids: readonly Id[],
  pieces: readonly P[],
  test: (piece: P, id: Id) => boolean,
): Id[] {
  const found: Id[] = [];
  for (let no = 0; no < ids.length; no++) {
    const id = ids[no] as Id;
    if (test(pieces[no] as P, id)) found.push(id);
  }
  return found;
}

/** Pieces of a side for which `test` holds, in the order of the counters. */
export const unitsThat = (
  state: MadisonState,
  side: Side,
  test: (unit: UnitState, id: UnitId) => boolean,
): UnitId[] => those(unitsOf(side), unitStates(state, side), test);
export function someUnit(
  state: MadisonState,
  side: Side,
  test: (unit: UnitState, id: UnitId) => boolean,
): boolean {
  const ids = unitsOf(side);
  return unitStates(state, side).some((unit, no) => test(unit, ids[no] as UnitId));
}

export const leadersThat = (
  state: MadisonState,
  side: Side,
  test: (leader: LeaderState, id: LeaderId) => boolean,
): LeaderId[] => those(leadersOf(side), leaderStates(state, side), test);
export const shipsThat = (
  state: MadisonState,
  side: Side,
  test: (ship: ShipState, id: ShipId) => boolean,
): ShipId[] => those(shipsOf(side), shipStates(state, side), test);

/** All pieces of a side: land units, leaders, ships. */
export const piecesOf = (state: MadisonState, side: Side): (Moving & { at: string })[] => [
  ...unitStates(state, side),
  ...leaderStates(state, side),
  ...shipStates(state, side),
];

/** Land combat units of a side at a place, those aboard a ship there included, in the order of the counters. */
export const unitsAt = (state: MadisonState, side: Side, place: Place): UnitId[] =>
  found(unitsOf(side), unitStates(state, side), place);

export const hasUnits = (state: MadisonState, side: Side, place: Place): boolean =>
  isAny(unitStates(state, side), place);

export const leadersAt = (state: MadisonState, side: Side, place: Place): LeaderId[] =>
  found(leadersOf(side), leaderStates(state, side), place);

/** Ships of a side at a place, damaged ones included. */
export const shipsAt = (state: MadisonState, side: Side, place: Place): ShipId[] =>
  found(shipsOf(side), shipStates(state, side), place);

export const hasShips = (state: MadisonState, side: Side, place: Place): boolean =>
  isAny(shipStates(state, side), place);

/** MMW-3.13, MMW-3.17 combat strength on the side that shows. */
export const strengthOf = (state: MadisonState, id: UnitId): number =>
  state.units[id].reduced === true ? (UNIT[id].reduced ?? 0) : UNIT[id].strength;

export const isReduced = (state: MadisonState, id: UnitId): boolean =>
  state.units[id].reduced === true;

/** MMW-3.14 whether a unit is a detachment, by the side that shows. */
export const isDetachment = (state: MadisonState, id: UnitId): boolean =>
  strengthOf(state, id) <= 2;

/** MMW-3.6, MMW-3.7 units with rules of their own. */
export const isIndian = (id: UnitId): boolean => UNIT[id].kind === 'indian';
export const isDragoon = (id: UnitId): boolean => UNIT[id].kind === 'dragoon';
/** MMW-3.11.a dragoons are regulars too. */
export const isRegular = (id: UnitId): boolean =>
  UNIT[id].kind === 'regular' || UNIT[id].kind === 'dragoon';

export type Face = Pick<Leader, 'name' | 'stars' | 'command' | 'modifier'>;

/** MMW-3.4 the side of a leader's counter that shows. */
export function faceOf(state: Pick<MadisonState, 'leaders'>, id: LeaderId): Face {
  const leader: Leader = LEADER[id];
  return state.leaders[id].flipped === true && leader.reverse !== null ? leader.reverse : leader;
}

export const isOnMap = (at: string): boolean =>
  at !== 'pool' && at !== 'late' && at !== 'waiting' && at !== 'gone';

/** Clears the marks of a card play: what the piece did, and whether it was in supply (MMW-13.36). */
export function rest(piece: Moving & Pick<UnitState, 'cut'>): void {
  if (piece.force !== undefined) piece.force = undefined;
  if (piece.spent !== undefined) piece.spent = undefined;
  if (piece.done !== undefined) piece.done = undefined;
  if (piece.aboard !== undefined) piece.aboard = undefined;
  if (piece.from !== undefined) piece.from = undefined;
  if (piece.steps !== undefined) piece.steps = undefined;
  if (piece.target !== undefined) piece.target = undefined;
  if (piece.cut !== undefined) piece.cut = undefined;
}

/** Puts a piece in a place and clears everything else about it. */
export function putAnew<P extends { at: string }>(piece: P, at: P['at']): void {
  const members = piece as { [member: string]: unknown };
  for (const member in members) members[member] = undefined;
  piece.at = at;
}

/** MMW-10.52, MMW-3.17 a step loss: the unit is flipped, or removed if it has no other side. */
export function loseStep(state: MadisonState, id: UnitId, clause: Clause, table: Table): void {
  const unit = state.units[id];
  if (unit.reduced === true || UNIT[id].reduced === null) {
    removeUnit(state, id, clause, table);
    return;
  }
  unit.reduced = true;
  table.say({ type: 'reduced', clause, data: { unit: id, place: unit.at } });
}

/** MMW-10.72.d, MMW-10.72.e, MMW-10.84 clauses by which a unit surrenders; the log says so. */
const SURRENDERS: ReadonlySet<Clause> = new Set(['MMW-10.72.d', 'MMW-10.72.e', 'MMW-10.84']);
const CAPTURE: Clause = 'MMW-10.9';

/** Removes a unit from the game. MMW-3.54 the Shawnee unit and Tecumseh are removed together. */
export function removeUnit(state: MadisonState, id: UnitId, clause: Clause, table: Table): void {
  const place = state.units[id].at;
  putAnew(state.units[id], 'gone');
  const surrendered = SURRENDERS.has(clause) && { surrendered: true as const };
  table.say({ type: 'eliminated', clause, data: { unit: id, place, ...surrendered } });
  if (id === 'shawnee' && isOnMap(state.leaders.tecumseh.at))
    removeLeader(state, 'tecumseh', 'MMW-3.54', table);
}

export function removeLeader(
  state: MadisonState,
  id: LeaderId,
  clause: Clause,
  table: Table,
): void {
  const leader = state.leaders[id];
  const { at: place, flipped } = leader;
  const captured = clause === CAPTURE && { captured: true as const };
  const data = { leader: id, place, ...flippedAmong(state, [id]), ...captured };
  putAnew(leader, 'gone');
  leader.flipped = flipped;
  table.say({ type: 'leader-removed', clause, data });
  if (id === 'tecumseh' && isOnMap(state.units.shawnee.at))
    removeUnit(state, 'shawnee', 'MMW-3.54', table);
}

export function removeShip(state: MadisonState, id: ShipId, clause: Clause, table: Table): void {
  const place = state.ships[id].at;
  putAnew(state.ships[id], 'gone');
  table.say({ type: 'ship-lost', clause, data: { ship: id, place } });
}

/** MMW-12.42 a step loss at sea: an undamaged ship is flipped, a damaged one sinks. */
export function damageShip(state: MadisonState, id: ShipId, clause: Clause, table: Table): void {
  const ship = state.ships[id];
  if (ship.damaged === true) {
    removeShip(state, id, clause, table);
    return;
  }
  ship.damaged = true;
  table.say({ type: 'ship-damaged', clause, data: { ship: id, place: ship.at } });
}
