import { lookup } from '../../kits/lookup.js';
import { cardClause } from '../clauses/cards.js';
import { LEADER, type LeaderId } from '../components/leaders.js';
import type { LakeId, SpaceId } from '../components/map.js';
import type { ShipId } from '../components/ships.js';
import { ofSide, type Side, SIDES } from '../components/side.js';
import type { LeaderState, MadisonState, Place, ShipState } from '../state.js';
import { barsSailing } from './language/lasting.js';
import { leadersOf, leaderStates, shipsAt, shipsOf, shipStates } from './pieces.js';
import { LAKES, leaderPlaces, marked, OFF_MAP, shipPlaces, SPACES, unitPlaces } from './places.js';
import { isReady } from './sailing.js';
import { staysMoored } from './transport.js';

/** In the order in which the kernel lists them; `no`: where they are in `leadersOf`. */
const LEADERS = lookup(SIDES, (side) =>
  leadersOf(side)
    .map((id, no) => {
      const { kind, command, reverse } = LEADER[id];
      return { id, no, byLand: kind !== 'naval', command, flipped: reverse?.command ?? command };
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1)),
);

/** A leader who could be activated, and the OPV that it takes. */
export interface Activable {
  readonly id: LeaderId;
  readonly command: number;
}

/** What a side could activate, looked up together; all in key order. */
export interface Stations {
  /** Spaces with something to activate (MMW-8.31.3). */
  readonly spaces: readonly SpaceId[];
  /** MMW-11.13 boxes with ships to activate one by one. */
  readonly lakes: readonly LakeId[];
  /** MMW-11.15 a naval leader moves with a ship or not at all. */
  readonly leaders: readonly Activable[];
}

export function stations(
  state: MadisonState,
  by: Side,
  units: readonly number[] = unitPlaces(state, by),
  ships: readonly number[] = shipPlaces(state, by),
): Stations {
  const ports = portsOf(state, by, ships);
  const camps = marked(units);
  const leaders: Activable[] = [];
  const pieces = leaderStates(state, by);
  const numbers = leaderPlaces(state, by);
  for (const { id, no, byLand, command, flipped } of ofSide(LEADERS, by)) {
    const at = numbers[no] as number;
    if (at === OFF_MAP) continue;
    if (byLand) camps[at] = true;
    const turned = (pieces[no] as LeaderState).flipped === true;
    if (byLand || ports[at] === true) leaders.push({ id, command: turned ? flipped : command });
  }
  return {
    spaces: SPACES.filter((_, no) => camps[no] === true || ports[no] === true),
    lakes: LAKES.filter((_, no) => ports[SPACES.length + no] === true),
    leaders,
  };
}

/** What may keep a ship where it is when a card is played. */
export const SHIP_BARS = ['MMW-11.21', cardClause('c110')] as const;
export const LEADER_BARS = ['MMW-11.15', ...SHIP_BARS] as const;

/**
 * Why a leader cannot be activated by any card; null: he can. MMW-11.15 a naval leader needs a ship, and one that may
 * move.
 */
export function barOnLeader(state: MadisonState, leader: LeaderId): string | null {
  const { side, kind } = LEADER[leader];
  if (kind !== 'naval') return null;
  const ships = shipsAt(state, side, state.leaders[leader].at as Place);
  const [first = 'MMW-11.15', ...others] = ships.map((id) => staysMoored(state, id));
  return others.includes(null) ? null : first;
}

/** MMW-11.21 places of ships that may move, by number. */
function portsOf(state: MadisonState, by: Side, numbers: readonly number[]): readonly boolean[] {
  const ports = marked();
  const ids = shipsOf(by);
  const ships = shipStates(state, by);
  for (let i = 0; i < numbers.length; i++) {
    const no = numbers[i] as number;
    if (no === OFF_MAP || ports[no] === true || !isReady(ships[i] as ShipState)) continue;
    if (barsSailing(state, ids[i] as ShipId) === null) ports[no] = true;
  }
  return ports;
}
