import { byId, type Lookup, lookup } from '../../kits/lookup.js';
import {
  EDGES,
  type Region,
  type RegionId,
  REGIONS,
  type WaterwayId,
  WATERWAYS,
  type ZoneId,
  ZONES,
} from './map.js';

const regions: readonly (Region & { readonly id: RegionId })[] = REGIONS;

/** Ids of the regions in board order. Regions are always listed in this order. */
export const REGION_IDS: readonly RegionId[] = regions.map(({ id }) => id);
export const WATERWAY_IDS: readonly WaterwayId[] = WATERWAYS.map(({ id }) => id);
export const ZONE_IDS: readonly ZoneId[] = ZONES.map(({ id }) => id);

export const REGION: Lookup<RegionId, Region> = byId(regions);
export const WATERWAY = byId(WATERWAYS);
export const ZONE = byId(ZONES);

/** Regions connected by land, in board order. */
export const neighbours: Lookup<RegionId, readonly RegionId[]> = lookup(REGION_IDS, (id) =>
  REGION_IDS.filter((to) =>
    EDGES.some(([a, b]) => (a === id && b === to) || (b === id && a === to)),
  ),
);

/** Neighbours of any id; empty where the id is no region. */
export const near = (id: string): readonly RegionId[] =>
  Object.hasOwn(neighbours, id) ? neighbours[id as RegionId] : [];

/** Regions that border a waterway, in board order. */
export const shore: Lookup<WaterwayId, readonly RegionId[]> = lookup(WATERWAY_IDS, (id) =>
  REGION_IDS.filter((region) => REGION[region].waterways?.includes(id)),
);

/** Coastal regions of a zone, in board order. */
export const coast: Lookup<ZoneId, readonly RegionId[]> = lookup(ZONE_IDS, (id) =>
  REGION_IDS.filter((region) => REGION[region].zone === id),
);
