import { lookup } from '../../kits/lookup.js';
import { DAN_IN_NORTH_CAROLINA, REGIONS } from './map-text.js';
import { hexesOfRun, keyed, sideId, sidesOf } from './read-text.js';

/** Sets of hexes that the rules speak of together: areas of play, edges, borders, zones. */
export const REGION_IDS = [
  'scenario1',
  'albanyUnadillaRow',
  'northOfStLawrence',
  'northEdge',
  'northEastEdge',
  'scenario4',
  'paMdBorder',
  'paMdBorderEastOfYork',
  'ncVaBorder',
  'scenario4Zone',
  'easternShore',
  'northOfSanteeNearGeorgetown',
  'philadelphiaCamp',
] as const;
export type RegionId = (typeof REGION_IDS)[number];

const RUNS = new Map(keyed(REGIONS));

/** The hexes of each region, in board order. */
export const REGION: Readonly<Record<RegionId, readonly string[]>> = lookup(REGION_IDS, (id) =>
  RUNS.get(id)!.flatMap(hexesOfRun),
);

const SETS = new Map(REGION_IDS.map((id) => [id, new Set(REGION[id])]));

export const isIn = (region: RegionId, hex: string): boolean => SETS.get(region)!.has(hex);

/** A1776-scn3.options.2 the hexsides of the Dan beside North Carolina. */
export const DAN_IN_NC: readonly string[] = keyed(DAN_IN_NORTH_CAROLINA).flatMap(([, words]) =>
  words.flatMap((word) => sidesOf(word).map(sideId)),
);
