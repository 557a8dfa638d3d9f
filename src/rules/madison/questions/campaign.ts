import { CARD } from '../components/cards/index.js';
import type { LeaderId } from '../components/leaders.js';
import type { LakeId, SpaceId } from '../components/map.js';
import type { ShipId } from '../components/ships.js';
import type { Side } from '../components/side.js';
import type { UnitId } from '../components/units.js';
import type { CampaignFrame } from '../frames/march.js';
import type { MadisonState } from '../state.js';
import { isOnMap, leadersOf, shipsOf, unitsOf } from './pieces.js';
import { staysMoored } from './transport.js';

export interface CampaignFacts {
  readonly state: MadisonState;
  readonly by: Side;
  readonly opv: number;
  /** Leader of the first force; undefined: he has not been named yet. */
  readonly first: LeaderId | undefined;
  readonly from: SpaceId | LakeId | undefined;
}

export const campaignFacts = (state: MadisonState, { by, from }: CampaignFrame): CampaignFacts => {
  const card = state.play?.card ?? null;
  return {
    state,
    by,
    opv: card === null ? 0 : CARD[card].opv,
    first: leadersOf(by).find((id) => state.leaders[id].force === 1),
    from,
  };
};

/** Whether a place is not that of the first leader, who must have been named. */
export const isElsewhere = (
  { state, first }: Pick<CampaignFacts, 'state' | 'first'>,
  at: string,
): boolean => first !== undefined && isOnMap(at) && at !== state.leaders[first].at;

export type Single =
  { readonly do: 'ship'; readonly ship: ShipId } | { readonly do: 'unit'; readonly unit: UnitId };
type Leading = { readonly do: 'leader'; readonly leader: LeaderId } | { readonly do: 'alone' };

export const leading = ({ state, by, first }: CampaignFacts): Leading[] => [
  ...leadersOf(by)
    .filter((leader) => isOnMap(state.leaders[leader].at))
    .map((leader): Leading => ({ do: 'leader', leader })),
  ...(first === undefined ? [] : [{ do: 'alone' } as const]),
];

/** The single units that may be named; there may be dozens. MMW-8.31.3 a unit is a land unit or a ship. */
export function singles({ state, by, first }: CampaignFacts): Single[] {
  if (first === undefined) return [];
  return [
    ...shipsOf(by).map((ship): Single => ({ do: 'ship', ship })),
    ...unitsOf(by).map((unit): Single => ({ do: 'unit', unit })),
  ].filter((one) => isElsewhere({ state, first }, placeOf(state, one)));
}

export const placeOf = (state: MadisonState, one: Single): string =>
  one.do === 'ship' ? state.ships[one.ship].at : state.units[one.unit].at;

/** Whether any unit at that place may be named. */
const hasSingles = (facts: CampaignFacts, place: SpaceId | LakeId): boolean =>
  singles(facts).some(
    (one) =>
      placeOf(facts.state, one) === place &&
      (one.do === 'unit' || staysMoored(facts.state, one.ship) === null),
  );

export const isOpen = (facts: CampaignFacts, place: SpaceId | LakeId): boolean =>
  facts.from === undefined && hasSingles(facts, place);
