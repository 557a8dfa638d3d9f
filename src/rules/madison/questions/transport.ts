import { type Frame, frame as framed } from '../../kernel/frame.js';
import type { Table } from '../../kernel/table.js';
import { cardClause } from '../clauses/cards.js';
import { LEADER, type LeaderId } from '../components/leaders.js';
import { joinedLakes, type LakeId, type SpaceId, TRANSIT } from '../components/map.js';
import type { ShipId } from '../components/ships.js';
import { other, type Side } from '../components/side.js';
import type { UnitId } from '../components/units.js';
import type { SailFrame } from '../frames.js';
import type { Force, MadisonState, Moving, Place } from '../state.js';
import { inForce, isFree } from './force.js';
import { barsSailing } from './language/lasting.js';
import { commandsOn, isBox, SHIP_MP } from './naval.js';
import { hasUnits, leadersThat, shipsAt, shipsThat, unitsThat } from './pieces.js';

/** MMW-11.15 what a movement by water costs. */
export const TOWN_MP = 1;
export const BOX_MP = 1;
export const TRANSIT_MP = 2;
export const EMBARK_MP = 1;
export const LAND_MP = 1;
/** MMW-11.52, MMW-11.15.f MPs of a landing against enemies. */
export const ASSAULT_MP = 2;

/** A flotilla under way: ships that have joined it, and their passengers. */
export interface Flotilla {
  readonly place: Place;
  readonly ships: readonly ShipId[];
  readonly units: readonly UnitId[];
  readonly leaders: readonly LeaderId[];
}

/** The pieces of a flotilla: ships of the force that have begun to move and have not been left. */
export function flotilla(state: MadisonState, { by, force, leader }: SailFrame): Flotilla | null {
  const ships = shipsThat(state, by, (ship) => inForce(ship, force) && ship.spent !== undefined);
  const [first] = ships;
  const place = first === undefined ? leaderPlace(state, leader) : state.ships[first].at;
  if (place === null) return null;
  return {
    place: place as Place,
    ships,
    units: unitsThat(state, by, ({ aboard }) => aboard === true),
    leaders: leadersThat(state, by, ({ aboard }) => aboard === true),
  };
}

const leaderPlace = (state: MadisonState, leader: LeaderId | null): string | null =>
  leader === null ? null : state.leaders[leader].at;

/** The clause that keeps a ship from being moved by a card play now; null: none. MMW-11.21 and cards in force. */
export function staysMoored(
  state: MadisonState,
  id: ShipId,
  force: Force | undefined = state.ships[id].force,
): string | null {
  const ship = state.ships[id];
  if (ship.withdrew === true) return 'MMW-11.21';
  const card = barsSailing(state, id, force);
  return card === null ? null : cardClause(card);
}

/**
 * MMW-8.5, MMW-3.36 ships at the leader's place that he may take along; MMW-8.72 what holds the other force does not
 * hold his.
 */
export const takeable = (state: MadisonState, by: Side, place: Place, force: Force): ShipId[] =>
  shipsAt(state, by, place).filter(
    (id) => isFree(state.ships[id]) && staysMoored(state, id, force) === null,
  );

/** MMW-8.5, MMW-3.36 a leader sails with all ships of his place that may move; a naval leader stays on his lakes. */
export function sailFrames(
  state: MadisonState,
  by: Side,
  leader: LeaderId | null,
  force: Force,
): Frame[] {
  if (leader !== null) {
    const at = state.leaders[leader].at as SpaceId;
    for (const id of takeable(state, by, at, force)) joinFlotilla(state, id, force);
    state.leaders[leader].aboard = true;
  }
  // MMW-11.15.b a land leader goes aboard
  const boards = leader !== null && LEADER[leader].kind !== 'naval';
  return [
    framed<SailFrame>({
      f: 'sail',
      by,
      force,
      leader,
      spent: boards ? EMBARK_MP : 0,
      paid: boards ? { embark: true } : {},
    }),
  ];
}

/** MMW-8.5 a naval leader is activated. */
export const activateFleet = (
  state: MadisonState,
  by: Side,
  leader: LeaderId,
  force: Force,
): Frame[] => sailFrames(state, by, leader, force);

export function joinFlotilla(state: MadisonState, id: ShipId, force: Force): void {
  state.ships[id].force = force;
  state.ships[id].spent = 0;
}

export const mpLeft = ({ spent }: SailFrame): number => SHIP_MP - spent;

/** MMW-2.5, MMW-11.15.e */
export const byTransit = (lake: LakeId | null): boolean =>
  lake !== null && joinedLakes(lake).length > 1;

/** MMW-3.37 lakes on which this flotilla may be. */
export const mayBeOn = (frame: SailFrame, lake: LakeId): boolean =>
  frame.leader === null || LEADER[frame.leader].kind !== 'naval' || commandsOn(frame.leader, lake);

/** MMW-11.34 ships with passengers keep out of a box with enemy ships. */
export const enemyInBox = (state: MadisonState, by: Side, lake: LakeId): boolean =>
  shipsAt(state, other(by), lake).length > 0;

/** Moves a flotilla with all aboard. */
export function sailTo(state: MadisonState, frame: SailFrame, to: Place, cost: number): void {
  const fleet = flotilla(state, frame);
  if (fleet === null) return;
  for (const id of fleet.ships) state.ships[id].at = to;
  for (const id of fleet.units) state.units[id].at = to;
  for (const id of fleet.leaders) state.leaders[id].at = to;
  // a land leader sails aboard or, once he is ashore, not at all
  if (frame.leader !== null && LEADER[frame.leader].kind === 'naval')
    state.leaders[frame.leader].at = to;
  if (fleet.place !== TRANSIT) frame.last = fleet.place;
  if (fleet.place !== TRANSIT && !isBox(fleet.place)) frame.port = fleet.place;
  frame.spent += cost;
  frame.paid = {};
}

/** Puts passengers ashore; `from`: the lake, if they must fight for the place (MMW-11.55). */
export function setAshore(piece: Moving, from: LakeId | null): void {
  piece.aboard = undefined;
  piece.done = true;
  if (from !== null) piece.from = from;
}

/** MMW-8.31.8 a landing is called off: the flotilla goes back to the town it sailed from and its move is over. */
export function callOffLanding(state: MadisonState, frame: SailFrame, table: Table): void {
  const { port } = frame;
  if (port === undefined) return;
  sailTo(state, frame, port, 0);
  haul(state, frame);
  state.agenda.splice(state.agenda.indexOf(frame), 1);
  table.say({ type: 'landing-called-off', clause: 'MMW-8.31.8', data: { to: port } });
}

/** Ends the flotilla's move: passengers are ashore, and its ships and leader do not move again in this card play. */
export function haul(state: MadisonState, frame: SailFrame): void {
  const fleet = flotilla(state, frame);
  for (const id of fleet?.ships ?? []) state.ships[id].done = true;
  for (const id of fleet?.units ?? []) setAshore(state.units[id], null);
  for (const id of fleet?.leaders ?? []) setAshore(state.leaders[id], null);
  if (frame.leader !== null) state.leaders[frame.leader].done = true;
}

/** Whether enemies stand in a town, so that a landing there is fought for. */
export const isDefended = (state: MadisonState, by: Side, town: SpaceId): boolean =>
  hasUnits(state, other(by), town);
