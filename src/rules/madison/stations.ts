import { LEADER, type LeaderId } from './components/leaders.js';
import type { LakeId, SpaceId } from './components/map.js';
import type { ShipId } from './components/ships.js';
import { ofSide, SIDES, type Side } from './components/side.js';
import { table } from '../kits/table.js';
import { leadersOf, shipsOf } from './pieces.js';
import { canSail } from './phases/march/ships.js';
import { LAKES, leaderPlaces, marked, OFF_MAP, shipPlaces, SPACES, unitPlaces } from './places.js';
import type { MadisonState } from './state.js';

/** In the order in which the kernel lists them; `no`: where they are in `leadersOf`. */
const LEADERS = table(SIDES, (side) =>
  leadersOf(side)
    .map((id, no) => ({ id, no, byLand: LEADER[id].kind !== 'naval' }))
    .sort((a, b) => (a.id < b.id ? -1 : 1)),
);

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
  const camps = marked(unitPlaces(state, by));
  const leaders: LeaderId[] = [];
  const numbers = leaderPlaces(state, by);
  for (const { id, no, byLand } of ofSide(LEADERS, by)) {
    const at = numbers[no] as number;
    if (at === OFF_MAP) continue;
    if (byLand) camps[at] = true;
    if (byLand || ports[at] === true) leaders.push(id);
  }
  return {
    spaces: SPACES.filter((_, no) => camps[no] === true || ports[no] === true),
    lakes: LAKES.filter((_, no) => ports[SPACES.length + no] === true),
    leaders,
  };
}

/** MMW-11.21 places of ships that may move, by number. */
function portsOf(state: MadisonState, by: Side): readonly boolean[] {
  const ports = marked();
  const numbers = shipPlaces(state, by);
  for (let i = 0; i < numbers.length; i++) {
    const no = numbers[i] as number;
    if (no !== OFF_MAP && ports[no] === false && canSail(state, shipsOf(by)[i] as ShipId))
      ports[no] = true;
  }
  return ports;
}
