import type { Clause } from '../kernel/clauses.js';
import type { Table } from '../kernel/table.js';
import { LEADER, LEADER_IDS, type Leader, type LeaderId } from './components/leaders.js';
import { LAKE_IDS, SPACE_IDS, TRANSIT, watersOf } from './components/map.js';
import { SHIP, SHIP_IDS, type ShipId } from './components/ships.js';
import type { Side } from './components/side.js';
import { UNIT, UNIT_IDS, type UnitId } from './components/units.js';
import type { MadisonState, Moving, Place } from './state.js';

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

/** MMW-15.15, MMW-2.6 ships that can be at a place at all: those of its waters, Erie and Huron as one; none inland. */
const NEAR = new Map<Place, { readonly [S in Side]: readonly ShipId[] }>(
  [...SPACE_IDS, ...LAKE_IDS, TRANSIT as typeof TRANSIT].map((place: Place) => {
    const waters = watersOf(place);
    const near = (side: Side): readonly ShipId[] =>
      SIDES_SHIPS[side].filter((id) => waters.includes(SHIP[id].lake));
    return [place, { us: near('us'), gb: near('gb') }] as const;
  }),
);

/** Ships of a side that can be at a place at all. */
export const shipsNear = (side: Side, place: Place): readonly ShipId[] =>
  NEAR.get(place)?.[side] ?? [];

export const unitsOf = (side: Side): readonly UnitId[] => SIDES_UNITS[side];
export const leadersOf = (side: Side): readonly LeaderId[] => SIDES_LEADERS[side];
export const shipsOf = (side: Side): readonly ShipId[] => SIDES_SHIPS[side];

/** Pieces of a list that are at a place. Plain loops here: they are walked several times a step. */
function found<Id extends string>(
  ids: readonly Id[],
  pieces: { readonly [K in Id]: { readonly at: string } },
  place: Place,
): Id[] {
  const there: Id[] = [];
  for (const id of ids) if (pieces[id].at === place) there.push(id);
  return there;
}

function isAny<Id extends string>(
  ids: readonly Id[],
  pieces: { readonly [K in Id]: { readonly at: string } },
  place: Place,
): boolean {
  for (const id of ids) if (pieces[id].at === place) return true;
  return false;
}

/** Land combat units of a side at a place, those aboard a ship there included, in the order of the counters. */
export const unitsAt = (state: MadisonState, side: Side, place: Place): UnitId[] =>
  found(SIDES_UNITS[side], state.units, place);

export const hasUnits = (state: MadisonState, side: Side, place: Place): boolean =>
  isAny(SIDES_UNITS[side], state.units, place);

export const leadersAt = (state: MadisonState, side: Side, place: Place): LeaderId[] =>
  found(SIDES_LEADERS[side], state.leaders, place);

/** Ships of a side at a place, damaged ones included. */
export const shipsAt = (state: MadisonState, side: Side, place: Place): ShipId[] =>
  found(shipsNear(side, place), state.ships, place);

export const hasShips = (state: MadisonState, side: Side, place: Place): boolean =>
  isAny(shipsNear(side, place), state.ships, place);

/** MMW-3.13, MMW-3.17 combat strength on the side that shows. */
export const strengthOf = (state: MadisonState, id: UnitId): number =>
  state.units[id].reduced === true ? (UNIT[id].reduced ?? 0) : UNIT[id].strength;

export const isReduced = (state: MadisonState, id: UnitId): boolean =>
  state.units[id].reduced === true;

/** MMW-3.14 by the side that shows. */
export const isDetachment = (state: MadisonState, id: UnitId): boolean =>
  strengthOf(state, id) <= 2;

/** MMW-3.6, MMW-3.7 units with rules of their own. */
export const isIndian = (id: UnitId): boolean => UNIT[id].kind === 'indian';
export const isDragoon = (id: UnitId): boolean => UNIT[id].kind === 'dragoon';
/** MMW-3.11.a dragoons are regulars too. */
export const isRegular = (id: UnitId): boolean =>
  UNIT[id].kind === 'regular' || UNIT[id].kind === 'dragoon';

export type Face = Pick<Leader, 'name' | 'stars' | 'command' | 'modifier'>;

/** MMW-3.4 what the side that shows of a leader's counter says. */
export function faceOf(state: Pick<MadisonState, 'leaders'>, id: LeaderId): Face {
  const leader: Leader = LEADER[id];
  return state.leaders[id].flipped === true && leader.reverse !== null ? leader.reverse : leader;
}

export const isOnMap = (at: string): boolean =>
  at !== 'pool' && at !== 'late' && at !== 'waiting' && at !== 'gone';

/** A piece without some of its members. A fresh one: `delete` makes whatever is looked up in it afterwards slow. */
export function without<P extends object>(piece: P, members: ReadonlySet<string>): P {
  for (const member in piece) if (members.has(member)) return copyWithout(piece, members);
  return piece;
}

function copyWithout<P extends object>(piece: P, members: ReadonlySet<string>): P {
  const copy = {} as P;
  for (const member in piece) if (!members.has(member)) copy[member] = piece[member];
  return copy;
}

/** What a card play leaves behind. */
const MARKS: ReadonlySet<keyof Moving | 'cut'> = new Set([
  'force',
  'spent',
  'done',
  'aboard',
  'from',
  'steps',
  'target',
  'cut',
]);

/** What a piece did in a card play is forgotten, and whether it was in supply then (MMW-13.36). */
export const rested = <P extends Moving>(piece: P): P => without(piece, MARKS);

/** MMW-10.52, MMW-3.17 a step loss: the unit is flipped or, if it has no other side to show, removed. */
export function loseStep(state: MadisonState, id: UnitId, clause: Clause, table: Table): void {
  const unit = state.units[id];
  if (unit.reduced === true || UNIT[id].reduced === null) {
    removeUnit(state, id, clause, table);
    return;
  }
  unit.reduced = true;
  table.say({ type: 'reduced', clause, data: { unit: id, place: unit.at } });
}

/** Out of the game. MMW-3.54 the Shawnee unit and Tecumseh fall together. */
export function removeUnit(state: MadisonState, id: UnitId, clause: Clause, table: Table): void {
  const place = state.units[id].at;
  state.units[id] = { at: 'gone' };
  table.say({ type: 'eliminated', clause, data: { unit: id, place } });
  if (id === 'shawnee' && isOnMap(state.leaders.tecumseh.at))
    removeLeader(state, 'tecumseh', 'MMW-3.54', table);
}

export function removeLeader(
  state: MadisonState,
  id: LeaderId,
  clause: Clause,
  table: Table,
): void {
  const place = state.leaders[id].at;
  state.leaders[id] = { at: 'gone', ...(state.leaders[id].flipped && { flipped: true }) };
  table.say({ type: 'leader-removed', clause, data: { leader: id, place } });
  if (id === 'tecumseh' && isOnMap(state.units.shawnee.at))
    removeUnit(state, 'shawnee', 'MMW-3.54', table);
}

export function removeShip(state: MadisonState, id: ShipId, clause: Clause, table: Table): void {
  const place = state.ships[id].at;
  state.ships[id] = { at: 'gone' };
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
