import { LEADER, type LeaderId } from '../components/leaders.js';
import { joinedLakes, type LakeId, TOWNS_ON } from '../components/map.js';
import type { Side } from '../components/side.js';
import type { UnitId } from '../components/units.js';
import type { SailFrame } from '../frames.js';
import type { MadisonState, Moving, Place } from '../state.js';
import { isCarriable, lakeOf, mayCarryOn } from './naval.js';
import { leadersAt, unitsAt } from './pieces.js';
import type { Places } from './places.js';
import { ASSAULT_MP, LAND_MP, TOWN_MP, TRANSIT_MP } from './transport.js';

/** Whether ships at a place may carry land units to other towns at all (MMW-11.31, MMW-11.42). */
export const carries = (state: MadisonState, by: Side, lake: LakeId | null): boolean =>
  lake !== null && mayCarryOn(state, by, lake);

/** MMW-11.31, MMW-11.51 towns on a lake where passengers may land, and the cost of sailing there and landing. */
function landings(
  state: MadisonState,
  by: Side,
  lake: LakeId,
  from: Place,
  havens: Places,
): number {
  if (!carries(state, by, lake)) return Infinity;
  let least = Infinity;
  for (const town of TOWNS_ON[lake]) {
    if (town === from) continue;
    const haven = havens.has(town);
    const cost = TOWN_MP + (haven ? LAND_MP : ASSAULT_MP);
    const peace = state.turn === null && !haven;
    if (!peace) least = Math.min(least, cost);
  }
  return least;
}

/** MMW-11.12, MMW-11.32 the lowest number of MPs with which passengers at that place can land anywhere. */
export function leastToLand(state: MadisonState, by: Side, place: Place, havens: Places): number {
  const lake = lakeOf(place);
  if (lake === null)
    return Math.min(
      ...(['lake-erie', 'lake-huron'] as const).map((one) =>
        landings(state, by, one, place, havens),
      ),
    );
  const beyond = joinedLakes(lake).filter((one) => one !== lake);
  return Math.min(
    landings(state, by, lake, place, havens),
    ...beyond.map((one) => TRANSIT_MP + landings(state, by, one, place, havens)),
  );
}

/** MMW-3.35, MMW-11.33 whether a land leader may travel aboard; Tecumseh never may. */
export const mayTravel = (id: LeaderId): boolean => LEADER[id].kind === 'land';

/** Land units that a flotilla could take aboard at its place, regardless of capacity (MMW-11.33, MMW-11.36). */
export const embarkable = (state: MadisonState, frame: SailFrame, place: Place): UnitId[] =>
  unitsAt(state, frame.by, place).filter((id) => {
    const unit = state.units[id];
    if (unit.aboard === true || unit.done === true || !isCarriable(id)) return false;
    return mayBoard(frame, unit);
  });

/**
 * MMW-11.36 whether a piece may go aboard. It must have been there before the card was played; with a naval leader all
 * free pieces may, otherwise those activated (MMW-3.36, MMW-11.14).
 */
const mayBoard = ({ leader, force }: SailFrame, piece: Moving): boolean =>
  leader !== null && LEADER[leader].kind === 'naval'
    ? piece.force === undefined
    : piece.force === force && (piece.spent ?? 0) === 0;

export const travellers = (state: MadisonState, frame: SailFrame, place: Place): LeaderId[] =>
  leadersAt(state, frame.by, place).filter((id) => {
    const leader = state.leaders[id];
    if (!mayTravel(id) || leader.aboard === true || leader.done === true) return false;
    return mayBoard(frame, leader);
  });
