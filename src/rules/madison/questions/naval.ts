import { LEADER, type LeaderId } from '../components/leaders.js';
import {
  joinedLakes,
  LAKE_IDS,
  type LakeId,
  SPACE,
  type SpaceId,
  TOWNS_ON,
  TRANSIT,
} from '../components/map.js';
import { SHIP, SHIP_TYPE, type ShipId } from '../components/ships.js';
import { ofSide, other, type Side } from '../components/side.js';
import type { UnitId } from '../components/units.js';
import type { MadisonState, Place } from '../state.js';
import { friendlyTo, holders, isFriendly, lakeController } from './control.js';
import { hasUnits, isDetachment, isDragoon, isIndian, leadersAt, shipsAt } from './pieces.js';
import { placeNo, type Places, unitsWhere } from './places.js';

/** MMW-3.24 movement allowance of a ship. */
export const SHIP_MP = 6;

export const isBox = (place: string): place is LakeId => LAKE_IDS.includes(place as LakeId);

/** The lake of a lakeside town or of a box; null in the transit box and inland. */
export const lakeOf = (place: Place): LakeId | null =>
  isBox(place) ? place : place === TRANSIT ? null : SPACE[place].lake;

/** MMW-12.42 whether a ship is undamaged. */
export const isSound = (state: MadisonState, id: ShipId): boolean =>
  state.ships[id].damaged !== true;

export const soundShipsAt = (state: MadisonState, side: Side, place: Place): ShipId[] =>
  shipsAt(state, side, place).filter((id) => isSound(state, id));

export const navalLeadersAt = (state: MadisonState, side: Side, place: Place): LeaderId[] =>
  leadersAt(state, side, place).filter((id) => LEADER[id].kind === 'naval');

/** MMW-11.33, MMW-3.62, MMW-3.7.d */
export const isCarriable = (id: UnitId): boolean => !isIndian(id) && !isDragoon(id);

const SMALL_FOR_ONE = 4;

/**
 * MMW-11.35 whether undamaged ships can carry these units together. A larger ship has berths for units of any size; a
 * small ship carries one detachment, or four small ships carry one unit of any size.
 */
export function canCarry(
  state: MadisonState,
  ships: readonly ShipId[],
  units: readonly UnitId[],
): boolean {
  const sound = ships.filter((id) => isSound(state, id));
  const berths = sound.reduce((sum, id) => sum + SHIP_TYPE[SHIP[id].type].carries, 0);
  const small = sound.filter((id) => SHIP_TYPE[SHIP[id].type].small).length;
  const detachments = units.filter((id) => isDetachment(state, id)).length;
  const large = units.length - detachments;
  const largeLeft = Math.max(0, large - berths);
  const detachmentsLeft = Math.max(0, detachments - Math.max(0, berths - large));
  return SMALL_FOR_ONE * largeLeft + detachmentsLeft <= small;
}

/** MMW-11.31, MMW-11.42 whether `side` may carry land units on that lake. */
export const mayCarryOn = (state: MadisonState, side: Side, lake: LakeId): boolean =>
  lakeController(state, lake) !== other(side);

/** Whether ships of `side` may go to a town: it is friendly and has no enemy land unit (MMW-9.61). */
const isHaven = (state: MadisonState, side: Side, town: SpaceId): boolean =>
  isFriendly(state, side, town) && !hasUnits(state, other(side), town);

/** `isHaven` for all spaces, in one loop over the units. */
export function havensOf(state: MadisonState, side: Side): Places {
  const units = unitsWhere(state);
  const open = friendlyTo(side, holders(state, units));
  for (const no of ofSide(units, other(side))) open[no] = false;
  return { has: (town) => open[placeNo(town)] === true };
}

/**
 * MMW-2.6 towns that ships on a lake may go to for free or must go to; in a retreat on Lake Huron, those of Huron
 * first.
 */
export function havens(
  state: MadisonState,
  side: Side,
  lake: LakeId,
  retreat: boolean,
  all: Places = havensOf(state, side),
): SpaceId[] {
  const open = (of: LakeId): SpaceId[] => TOWNS_ON[of].filter((town) => all.has(town));
  const own = open(lake);
  if (retreat && lake === 'lake-huron' && own.length > 0) return own;
  return joinedLakes(lake).flatMap(open);
}

/** MMW-10.82, MMW-10.83 towns to which a force there may retreat by water. */
export function waterTowns(state: MadisonState, side: Side, space: SpaceId): SpaceId[] {
  const { lake } = SPACE[space];
  if (lake === null || !mayCarryOn(state, side, lake)) return [];
  if (soundShipsAt(state, side, space).length === 0) return [];
  return TOWNS_ON[lake].filter((town) => town !== space && isHaven(state, side, town));
}

/** MMW-3.37 */
export const commandsOn = (leader: LeaderId, lake: LakeId): boolean =>
  LEADER[leader].lakes.some((one) => one === lake);
