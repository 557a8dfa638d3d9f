import { neighbours, REGION, REGION_IDS, shore, ZONE_IDS } from '../components/lookups.js';
import type { RegionId, WaterwayId, ZoneId } from '../components/map.js';
import { other, type Side, SIDES } from '../components/side.js';
import { CONTROL, FULL, MORE_TOKENS, SPACES, STAGE } from '../components/tracks.js';
import { FORTS } from '../components/units.js';
import type { BattleFrame } from '../frames.js';
import { hasUnits, type OpsState } from '../state.js';

/** The waterways of a state or of a view. */
interface Waters {
  readonly waterways: { readonly [W in WaterwayId]: Readonly<Record<Side, number>> };
}
interface Zones {
  readonly zones: { readonly [Z in ZoneId]: number };
}

/** The battle in progress; undefined: there is none. */
export const battleIn = (state: OpsState): BattleFrame | undefined =>
  state.agenda.findLast((one): one is BattleFrame => one.f === 'battle');

/** Whether units of a side hold a region. OPSX-control.2 Indian units alone never hold a town. */
function holds(state: OpsState, region: RegionId, side: Side): boolean {
  const { regular, militia, indian } = state.regions[region][side];
  return regular + militia > 0 || (indian > 0 && REGION[region].type !== 'town');
}

/**
 * OPSX-control.1, OPSX-control.3 the side that controls a region; null: neither. An attack changes it only when it is
 * over.
 */
export function controller(state: OpsState, region: RegionId): Side | null {
  const { home } = REGION[region];
  if (home === undefined) return state.regions[region].owner;
  const invader = other(home);
  if (!holds(state, region, invader)) return home;
  const battle = battleIn(state);
  const attacker = battle?.region === region ? battle.attacker : null;
  const defended = (side: Side): boolean => side !== attacker && holds(state, region, side);
  return defended(invader) && !defended(home) ? invader : home;
}

/**
 * OPSX-control.3 the marker of an Indian region goes to a side that is alone there with units, and stays when they
 * leave.
 */
export function updateOwner(state: OpsState, region: RegionId): void {
  if (REGION[region].type !== 'indian') return;
  for (const side of SIDES) {
    if (hasUnits(state, region, side) && !hasUnits(state, region, other(side)))
      state.regions[region].owner = side;
  }
}

/** OPSX-waterway.1, OPS-waterway.control whether a side controls a waterway. */
export const hasWaterway = (state: Waters, side: Side, waterway: WaterwayId): boolean =>
  state.waterways[waterway][side] >= CONTROL;

export const isFullOfMarkers = ({ waterways }: OpsState, id: WaterwayId): boolean =>
  waterways[id].us + waterways[id].gb >= SPACES;

/** OPSX-deploy.2 whether a zone has a full blockade. */
export const isFull = (state: Zones, zone: ZoneId): boolean => state.zones[zone] >= FULL;

/** OPS-naval.gb number of full blockades at this moment. */
export const fullBlockades = (state: OpsState): number =>
  ZONE_IDS.filter((zone) => isFull(state, zone)).length;

export function isBlockaded(state: Zones, region: RegionId): boolean {
  const { zone } = REGION[region];
  return zone !== undefined && isFull(state, zone);
}

/**
 * OPS-campaign.cost regions at a distance of one move: by land, or over a waterway that the side controls
 * (OPS-waterway.connection).
 */
export function connections(state: OpsState, side: Side, region: RegionId): readonly RegionId[] {
  const waters = (REGION[region].waterways ?? []).filter((id) => hasWaterway(state, side, id));
  if (waters.length === 0) return neighbours[region];
  const reach = new Set([...neighbours[region], ...waters.flatMap((id) => shore[id])]);
  reach.delete(region);
  return [...reach];
}

export const bordersOwnWaterway = (state: Waters, side: Side, region: RegionId): boolean =>
  (REGION[region].waterways ?? []).some((id) => hasWaterway(state, side, id));

/** OPSX-recruit.1 whether Indian units may be placed in a region: no American control and no American units there. */
export const opensToIndians = (state: OpsState, region: RegionId): boolean =>
  REGION[region].type === 'indian' &&
  controller(state, region) !== 'us' &&
  !hasUnits(state, region, 'us');

/** OPSX-seq.4, OPSX-conflict.3 number of recruit tokens of a region, if none is spent. */
export const fullTokens = (state: OpsState, region: RegionId): number =>
  (REGION[region].tokens ?? 0) + (MORE_TOKENS.includes(region) ? STAGE[state.stage].tokens : 0);

const fortsLeft = (state: OpsState): boolean =>
  REGION_IDS.filter((id) => state.regions[id].fort).length < FORTS;

/** OPS-build.fort the clause that forbids a fort in a region; null: it is allowed. */
export function noFort(state: OpsState, side: Side, region: RegionId): string | null {
  // OPS-fort.origin forts are for countryside and Indian regions, never for towns
  if (REGION[region].type === 'town') return 'OPS-fort.origin';
  if (controller(state, region) !== side) return 'OPS-build.fort';
  if (state.regions[region].fort) return 'OPS-build.fort.limit';
  return fortsLeft(state) ? null : 'OPS-build.fort';
}
