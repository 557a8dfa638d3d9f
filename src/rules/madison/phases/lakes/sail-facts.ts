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

/** What a flotilla can do where it lies, looked up once per listing. */
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
  /** Lakeside towns the flotilla may make for, and what landing there would be. */
  readonly towns: readonly SpaceId[];
  /** Towns that are friendly and free of enemies. */
  readonly havens: Places;
  readonly peace: boolean;
  /** MMW-8.31.8 a ship of the flotilla is held where it is. */
  readonly moored: boolean;
  /** No ship of the flotilla is damaged. */
  readonly sound: boolean;
  readonly carries: boolean;
}

/** In the order in which the kernel lists them. */
const TOWNS = lookup(LAKE_IDS, (lake) => TOWNS_ON[lake].toSorted());

/** MMW-8.5, MMW-11.15.a towns on this lake; out of the transit box those of both lakes. */
function townsFor(frame: SailFrame, { place }: Flotilla, lake: LakeId | null): SpaceId[] {
  const open = (one: LakeId): SpaceId[] =>
    mayBeOn(frame, one) ? TOWNS[one].filter((town) => town !== place) : [];
  return lake === null ? [...open('lake-erie'), ...open('lake-huron')] : open(lake);
}

/** MMW-8.5, MMW-11.15 */
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

/** MMW-8.5 a naval leader picks up ships on his way, a land leader where he began (MMW-3.36). */
const takesMore = ({ leader, last }: SailFrame): boolean =>
  leader === null || LEADER[leader].kind === 'naval' || last === undefined;

/** Ships that may join: with a leader those of the place, else those mustered that lie there still. */
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

/** MMW-11.12, MMW-11.32 passengers must still be able to land after that. */
export const canStillLand = (x: SailFacts, cost: number, place = x.fleet.place): boolean =>
  x.left - cost >= leastToLand(x.state, x.frame.by, place, x.havens);

/** Where the flotilla lies passengers may be set down: in a friendly town (MMW-11.31). */
export function isLanding({ fleet: { place }, havens }: SailFacts): boolean {
  return havens.has(place as SpaceId);
}

/** MMW-3.36 ships of a land leader come into a box with land units aboard, whether he is with them or not. */
export const mayWinLake = ({ frame: { leader }, fleet }: SailFacts): boolean =>
  leader === null || LEADER[leader].kind === 'naval' || fleet.units.length > 0;

/** Whether there is a way out of the transit box with what is left. */
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
