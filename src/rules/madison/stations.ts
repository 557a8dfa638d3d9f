import { LEADER, type LeaderId } from './components/leaders.js';
import { LAKE_IDS, SPACE_IDS, type LakeId, type SpaceId } from './components/map.js';
import type { Side } from './components/side.js';
import { isOnMap, leadersOf, shipsAt, shipsOf, unitsOf } from './pieces.js';
import { canSail } from './phases/march/ships.js';
import type { MadisonState } from './state.js';

/** MMW-11.21 ships of a side there that may move. */
const canSailFrom = (state: MadisonState, by: Side, place: SpaceId | LakeId): boolean =>
  shipsAt(state, by, place).some((id) => canSail(state, id));

/** Leaders whom a card could activate; MMW-11.15 a naval leader moves with a ship or not at all. */
export const callable = (state: MadisonState, by: Side): LeaderId[] =>
  leadersOf(by).filter((id) => {
    const { at } = state.leaders[id];
    return isOnMap(at) && (LEADER[id].kind !== 'naval' || canSailFrom(state, by, at as SpaceId));
  });

/** Spaces with something to activate (MMW-8.31.3). */
export function stations(state: MadisonState, by: Side): Set<SpaceId> {
  const places = new Set<string>();
  for (const id of unitsOf(by)) places.add(state.units[id].at);
  for (const id of shipsOf(by)) {
    const { at } = state.ships[id];
    if (isOnMap(at) && !places.has(at) && canSail(state, id)) places.add(at);
  }
  for (const id of leadersOf(by)) if (LEADER[id].kind !== 'naval') places.add(state.leaders[id].at);
  return new Set(SPACE_IDS.filter((space) => places.has(space)));
}

/** MMW-11.13 boxes with ships to activate one by one. */
export const boxes = (state: MadisonState, by: Side): Set<LakeId> =>
  new Set(LAKE_IDS.filter((lake) => canSailFrom(state, by, lake)));
