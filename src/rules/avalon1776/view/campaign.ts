import { lookup } from '../../kits/lookup.js';
import { BOX_IDS, type BoxId } from '../components/campaign/boxes.js';
import {
  type AreaStatus,
  LEVIES,
  type Levy,
  LEVY_AREAS,
  type LevyArea,
} from '../components/campaign/levies.js';
import { type ShipId, SHIPS } from '../components/campaign/ships.js';
import { type Side, SIDES } from '../components/side.js';
import type { Counts } from '../components/units.js';
import { controlledIn } from '../questions/campaign/control.js';
import { portedBy } from '../questions/campaign/navy.js';
import { rateOf } from '../questions/campaign/status.js';
import { forceOf, heldBy, isMet, requiredOf, STAY } from '../questions/campaign/west-indies.js';
import { burden } from '../questions/capacity.js';
import { inOrder, typesIn } from '../questions/force.js';
import {
  ASIDE,
  type Duty,
  isCampaign,
  scenarioIn,
  type ShipState,
  type State1776,
} from '../state.js';
import type { Sight } from './sight.js';

/** A1776-camp.III an area in which levies are raised. */
interface AreaView {
  /** A1776-camp.III.B.4 that the quarter began with; null before the first interphase. */
  readonly status: AreaStatus | null;
  /** A1776-camp.III.B.3 what that status gives: Continentals raised, most points of militia. */
  readonly rates: Readonly<Record<Levy, number>> | null;
  /** Strategic towns that are British now, by id, from the north to the south. */
  readonly british: readonly string[];
}

/** What the view tells where the Campaign Game is played. */
export interface CampaignView {
  readonly areas?: Readonly<Record<LevyArea, AreaView>>;
  /** A1776-camp.IX.B.2 what is off the map; a box in which nothing lies is not named. */
  readonly boxes?: { readonly [B in BoxId]?: { readonly [S in Side]?: Counts } };
  /**
   * A1776-camp.IX.B.1 fleets: in a sea-lane hex, on a hexside, in port on that of its arrow, or in a box; others are
   * aside: `due` to come, in `refit`, `sunk`, or `away`.
   */
  readonly ships?: {
    readonly [S in ShipId]?: {
      readonly at?: string;
      readonly aside?: (typeof ASIDE)[number];
      readonly aboard: Counts;
      /** A1776-camp.IX.C.4.b points of its capacity that those aboard take; where nobody is, it is not named. */
      readonly burden?: number;
      /** It serves as a ferry in this phase, or has moved. */
      readonly as?: 'ferry' | 'done';
      /** A1776-camp.IX.D.4 the turn in which it comes back. */
      readonly until?: number;
      /** A1776-campopt.I.C the port in which it is repaired, by its hexside. */
      readonly port?: string;
      /** A1776-campopt.I.E the turn in which it has to end its movement in an uncontrolled port at the latest. */
      readonly portedBy?: number;
    };
  };
  /** The fleet that is under way. */
  readonly sailing?: { readonly id: ShipId; readonly spent: number };
  /** A1776-camp.VIII.A.1 the turn in which France has entered the war; null: she has not. */
  readonly entered?: number | null;
  /** A1776-camp.VIII.C.2 the French leave for the West Indies. */
  readonly withdraws?: true;
  /**
   * A1776-camp.IX.B.2.a.6 battle fleets and points of regulars in the West Indies of either side, and what the British
   * are bound to keep there (A1776-camp.IX.B.2.a.6.b, until that turn).
   */
  readonly match?: { readonly french: Duty; readonly british: Duty; readonly until: number | null };
  /** A1776-camp.V.B the Americans may go into Indian towns. */
  readonly opened?: boolean;
  /** A1776-camp.III.C.3.c.1 letters of reinforcements that wait for a port. */
  readonly awaited?: readonly string[];
  /** A1776-camp.VI.B.1.b supply units and magazines of the mover that build bateaux, by hex in board order. */
  readonly busy?: { readonly [hex: string]: Counts };
}

const areaOf = (state: State1776, area: LevyArea): AreaView => {
  const status = state.areas?.[area] ?? null;
  return {
    status,
    rates: status === null ? null : lookup(LEVIES, (levy) => rateOf(area, status, levy)),
    british: controlledIn(state, area).map(({ id }) => id),
  };
};

const placeOf = ({ at }: ShipState) => {
  const aside = ASIDE.find((one) => one === at);
  return aside === undefined ? { at } : { aside };
};

const matchOf = (state: State1776): NonNullable<CampaignView['match']> => ({
  french: requiredOf(state),
  british: forceOf(state, 'gb'),
  until: isMet(heldBy(state)) ? null : (state.matched?.turn ?? 0) + STAY,
});

/** All of it is open but what lies face down. */
export function campaignOf(state: State1776, sight: Sight): CampaignView {
  if (!isCampaign(state)) return {};
  const { boxes = {}, busy = {} } = state;
  return {
    areas: lookup(LEVY_AREAS, (area) => areaOf(state, area)),
    boxes: Object.fromEntries(
      BOX_IDS.filter((box) => boxes[box] !== undefined).map((box) => [
        box,
        Object.fromEntries(
          SIDES.filter((side) => boxes[box]?.[side] !== undefined).map((side) => [
            side,
            sight(side, boxes[box]?.[side] ?? {}),
          ]),
        ),
      ]),
    ),
    ships: Object.fromEntries(
      SHIPS.flatMap(({ id, side }) => {
        const ship = state.ships?.[id];
        const by = ship && portedBy(ship);
        return ship === undefined
          ? []
          : [
              [
                id,
                {
                  ...placeOf(ship),
                  aboard: sight(side, ship.aboard ?? {}),
                  ...(ship.aboard && { burden: burden(state, side, ship.aboard) }),
                  ...(ship.as && { as: ship.as }),
                  ...(ship.at === 'refit' && { until: ship.until }),
                  ...(ship.port && { port: ship.port }),
                  ...(by !== undefined && { portedBy: by }),
                },
              ],
            ];
      }),
    ),
    ...(state.sailing && {
      sailing: { id: state.sailing.id, spent: state.sailing.spent },
    }),
    ...(scenarioIn(state).france && { entered: state.entered ?? null }),
    ...(state.withdraws && { withdraws: state.withdraws }),
    ...(state.entered !== undefined && { match: matchOf(state) }),
    opened: state.opened === true,
    ...(state.awaited && { awaited: [...state.awaited] }),
    ...(Object.keys(busy).length > 0 && {
      busy: Object.fromEntries(
        inOrder(Object.keys(busy)).map((hex) => [
          hex,
          Object.fromEntries(typesIn(busy[hex] ?? {}).map((unit) => [unit, busy[hex]?.[unit]])),
        ]),
      ),
    }),
  };
}
