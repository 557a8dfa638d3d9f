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
  /** A1776-camp.III.B.4 the status at the start of the quarter; null before the first interphase. */
  readonly status: AreaStatus | null;
  /** A1776-camp.III.B.3 the rates of that status: Continentals raised, most points of militia. */
  readonly rates: Readonly<Record<Levy, number>> | null;
  /** Ids of the strategic towns that are British now, from the north to the south. */
  readonly british: readonly string[];
}

/** The members of the view in the Campaign Game. */
export interface CampaignView {
  readonly areas?: Readonly<Record<LevyArea, AreaView>>;
  /** A1776-camp.IX.B.2 the units off the map; an empty box has no entry. */
  readonly boxes?: { readonly [B in BoxId]?: { readonly [S in Side]?: Counts } };
  /**
   * A1776-camp.IX.B.1 fleets and their places: a sea-lane hex, a hexside (in port, that of the port's arrow), or a box;
   * others are aside: `due` to come, in `refit`, `sunk`, or `away`.
   */
  readonly ships?: {
    readonly [S in ShipId]?: {
      readonly at?: string;
      readonly aside?: (typeof ASIDE)[number];
      readonly aboard: Counts;
      /** A1776-camp.IX.C.4.b the capacity that the units aboard take; left out if nobody is aboard. */
      readonly burden?: number;
      /** The fleet serves as a ferry in this phase, or has moved. */
      readonly as?: 'ferry' | 'done';
      /** A1776-camp.IX.D.4 the turn in which it comes back from its refit. */
      readonly until?: number;
      /** A1776-campopt.I.C the hexside of the port in which it is repaired. */
      readonly port?: string;
      /** A1776-campopt.I.E the last turn in which it can still end its movement in an uncontrolled port. */
      readonly portedBy?: number;
    };
  };
  /** The fleet that is under way. */
  readonly sailing?: { readonly id: ShipId; readonly spent: number };
  /** A1776-camp.VIII.A.1 the turn in which France entered the war; null: she has not. */
  readonly entered?: number | null;
  /** A1776-camp.VIII.C.2 whether the French are leaving for the West Indies. */
  readonly withdraws?: true;
  /**
   * A1776-camp.IX.B.2.a.6 the battle fleets and points of regulars that the French have in the West Indies, and those
   * that the British have to keep there (A1776-camp.IX.B.2.a.6.b, until that turn).
   */
  readonly match?: { readonly french: Duty; readonly british: Duty; readonly until: number | null };
  /** A1776-camp.V.B whether the Americans may go into Indian towns. */
  readonly opened?: boolean;
  /** A1776-camp.III.C.3.c.1 letters of reinforcements that wait for a port. */
  readonly awaited?: readonly string[];
  /** A1776-camp.VI.B.1.b hex -> supply units and magazines of the mover that build bateaux, in board order. */
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

/** The members of the view in the Campaign Game. All of it is public, except face-down counters. */
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
