import { lookup } from '../../../kits/lookup.js';
import { LEADER, type LeaderId } from '../../components/leaders.js';
import { LAKE_IDS, type LakeId, type SpaceId, TOWNS_ON, TRANSIT } from '../../components/map.js';
import type { ShipId } from '../../components/ships.js';
import type { UnitId } from '../../components/units.js';
import type { SailFrame } from '../../frames.js';
import { carries, embarkable, leastToLand, travellers } from '../../questions/boarding.js';
import { barsBox } from '../../questions/language/lasting.js';
import { havensOf, isBox, isSound, lakeOf } from '../../questions/naval.js';
import { shipsAt } from '../../questions/pieces.js';
import type { Places } from '../../questions/places.js';
import {
  ASSAULT_MP,
  BOX_MP,
  EMBARK_MP,
  type Flotilla,
  flotilla,
  LAND_MP,
  mayBeOn,
  mpLeft,
  staysMoored,
  takeable,
  TOWN_MP,
  TRANSIT_MP,
} from '../../questions/transport.js';
import type { MadisonState } from '../../state.js';

/** What a flotilla can do at its present place; looked up once per listing. */
export interface SailFacts {
  readonly state: MadisonState;
  readonly frame: SailFrame;
  readonly fleet: Flotilla;
  readonly lake: LakeId | null;
  readonly left: number;
  readonly loaded: boolean;
  readonly takeable: readonly ShipId[];
  readonly embarkable: readonly UnitId[];
  readonly travellers: readonly LeaderId[];
  /** Lakeside towns that the flotilla may go to. `havens` are the friendly ones without enemies. */
  readonly towns: readonly SpaceId[];
  /** Friendly towns without enemies. */
  readonly havens: Places;
  readonly peace: boolean;
  /** MMW-8.31.8 whether a card keeps a ship of the flotilla where it is. */
  readonly moored: boolean;
  /** Whether no ship of the flotilla is damaged. */
  readonly sound: boolean;
  readonly carries: boolean;
}

/** Lake -> its towns, in the order in which the kernel lists actions. */
const TOWNS = lookup(LAKE_IDS, (lake) => TOWNS_ON[lake].toSorted());

/** MMW-8.5, MMW-11.15.a towns on the present lake; from the transit box, towns on both lakes. */
function townsFor(frame: SailFrame, { place }: Flotilla, lake: LakeId | null): SpaceId[] {
  const open = (one: LakeId): SpaceId[] =>
    mayBeOn(frame, one) ? TOWNS[one].filter((town) => town !== place) : [];
  return lake === null ? [...open('lake-erie'), ...open('lake-huron')] : open(lake);
}

/** MMW-8.5, MMW-11.15 looks up the facts of a flotilla. */
export function sailFacts(state: MadisonState, frame: SailFrame): SailFacts {
  const fleet = flotilla(state, frame) as Flotilla;
  const lake = lakeOf(fleet.place);
  const atTown = fleet.place !== TRANSIT && !isBox(fleet.place);
  return {
    state,
    frame,
    fleet,
    lake,
    left: mpLeft(frame),
    loaded:
      fleet.units.length + fleet.leaders.filter((id) => LEADER[id].kind !== 'naval').length > 0,
    takeable: takesMore(frame) ? joiners(state, frame, fleet) : [],
    embarkable: atTown ? embarkable(state, frame, fleet.place) : [],
    travellers: atTown ? travellers(state, frame, fleet.place) : [],
    towns: townsFor(frame, fleet, lake),
    havens: havensOf(state, frame.by),
    peace: state.turn === null,
    moored: fleet.ships.some((id) => staysMoored(state, id) !== null),
    sound: fleet.ships.every((id) => isSound(state, id)),
    carries: carries(state, frame.by, lake),
  };
}

/**
 * MMW-8.5 whether the leader may add ships: a naval leader on his way, a land leader only where he began (MMW-3.36).
 */
const takesMore = ({ leader, last }: SailFrame): boolean =>
  leader === null || LEADER[leader].kind === 'naval' || last === undefined;

/** Ships that may join: with a leader all at the place, without one those that were activated and are still there. */
const joiners = (
  state: MadisonState,
  { by, force, leader }: SailFrame,
  fleet: Flotilla,
): ShipId[] =>
  leader !== null
    ? takeable(state, by, fleet.place, force)
    : shipsAt(state, by, fleet.place).filter((id) => {
        const { force: own, spent, done } = state.ships[id];
        return own === force && spent === undefined && done === undefined;
      });

export const embarkCost = ({ frame }: SailFacts): number => (frame.paid.embark ? 0 : EMBARK_MP);
export const landCost = ({ frame }: SailFacts): number => (frame.paid.land ? 0 : LAND_MP);

/** MMW-11.12, MMW-11.32 whether the passengers can still land somewhere after paying `cost` MPs. */
export const canStillLand = (x: SailFacts, cost: number, place = x.fleet.place): boolean =>
  x.left - cost >= leastToLand(x.state, x.frame.by, place, x.havens);

/** Whether passengers may land at the present place: in a friendly town (MMW-11.31). */
export function isLanding({ fleet: { place }, havens }: SailFacts): boolean {
  return havens.has(place as SpaceId);
}

/**
 * MMW-3.36 whether the ships may fight for a box: those of a land leader only with land units aboard, whether he is
 * with them or not.
 */
export const mayWinLake = ({ frame: { leader }, fleet }: SailFacts): boolean =>
  leader === null || LEADER[leader].kind === 'naval' || fleet.units.length > 0;

/** Whether the remaining MPs suffice to leave the transit box. */
export const hasExit = ({ state, frame, left, sound, loaded, havens }: SailFacts): boolean =>
  (['lake-erie', 'lake-huron'] as const).some(
    (lake) =>
      TOWNS_ON[lake].some((town) => havens.has(town)) ||
      (!loaded &&
        left - TRANSIT_MP >= BOX_MP &&
        state.turn !== null &&
        barsBox(state, frame.by, lake) === null &&
        sound) ||
      (loaded && left - TRANSIT_MP >= TOWN_MP + ASSAULT_MP && state.turn !== null),
  );
