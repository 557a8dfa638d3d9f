import { LEADER, type LeaderId } from './components/leaders.js';
import { LAKE_IDS, SPACE_IDS, type LakeId, type SpaceId } from './components/map.js';
import type { ShipId } from './components/ships.js';
import type { Side } from './components/side.js';
import {
  isOnMap,
  leadersOf,
  leaderStates,
  placesOf,
  shipsOf,
  shipStates,
  unitStates,
} from './pieces.js';
import { canSail } from './phases/march/ships.js';
import type { MadisonState } from './state.js';

/** In the order in which the kernel lists them. */
const SPACES = SPACE_IDS.toSorted();
const LAKES = LAKE_IDS.toSorted();
const LAND_LEADERS = { us: landLeaders('us'), gb: landLeaders('gb') };

function landLeaders(side: Side): readonly boolean[] {
  return leadersOf(side).map((id) => LEADER[id].kind !== 'naval');
}

/** What a side could activate, looked up together; all in key order. */
export interface Stations {
  /** Spaces with something to activate (MMW-8.31.3). */
  readonly spaces: readonly SpaceId[];
  /** MMW-11.13 boxes with ships to activate one by one. */
  readonly lakes: readonly LakeId[];
  /** MMW-11.15 a naval leader moves with a ship or not at all. */
  readonly leaders: readonly LeaderId[];
}

export function stations(state: MadisonState, by: Side): Stations {
  const ports = portsOf(state, by);
  const places = placesOf(unitStates(state, by), new Set(ports));
  const leaders: LeaderId[] = [];
  const pieces = leaderStates(state, by);
  for (let no = 0; no < pieces.length; no++) {
    const at = pieces[no]?.at ?? 'gone';
    if (!isOnMap(at)) continue;
    const byLand = LAND_LEADERS[by][no] === true;
    if (byLand) places.add(at);
    if (byLand || ports.has(at)) leaders.push(leadersOf(by)[no] as LeaderId);
  }
  return { spaces: some(SPACES, places), lakes: some(LAKES, ports), leaders: leaders.sort() };
}

/** MMW-11.21 places of ships that may move. */
function portsOf(state: MadisonState, by: Side): Set<string> {
  const ports = new Set<string>();
  const ships = shipStates(state, by);
  for (let no = 0; no < ships.length; no++) {
    const at = ships[no]?.at ?? 'gone';
    if (isOnMap(at) && !ports.has(at) && canSail(state, shipsOf(by)[no] as ShipId)) ports.add(at);
  }
  return ports;
}

function some<Id extends string>(all: readonly Id[], places: ReadonlySet<string>): Id[] {
  const found: Id[] = [];
  for (const id of all) if (places.has(id)) found.push(id);
  return found;
}
