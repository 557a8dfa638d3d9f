import type { Frame } from '../../kernel/frame.js';
import type { Table } from '../../kernel/table.js';
import { lookup } from '../../kits/lookup.js';
import { LEADER, LEADER_IDS, type LeaderId } from '../components/leaders.js';
import { SPACE, SPACE_IDS, type SpaceId, TOWNS_ON } from '../components/map.js';
import { SCENARIOS } from '../components/scenarios.js';
import { SHIP, SHIP_IDS, type ShipId } from '../components/ships.js';
import { ofSide, other, type Side } from '../components/side.js';
import { TURN_IDS, type TurnId } from '../components/turns.js';
import { UNIT, UNIT_IDS, type UnitId } from '../components/units.js';
import { bySide, type LeaderState, type MadisonState, type UnitState } from '../state.js';
import { holderOf, isFriendly, occupies } from './control.js';
import { flippedAmong } from './flipped.js';
import {
  hasUnits,
  leadersOf,
  leaderStates,
  leadersThat,
  shipsThat,
  unitsOf,
  unitStates,
  unitsThat,
} from './pieces.js';
import { retreatFrames } from './retreat.js';

/**
 * Units that arrive later in a scenario than their counters say -> turn. In other scenarios they are on the map by
 * then.
 */
const EXTRA: { readonly [U in UnitId]?: TurnId } = Object.fromEntries(
  SCENARIOS.flatMap(({ extraReinforcements }) =>
    extraReinforcements.flatMap(({ turn, units }) => units.map((id) => [id, turn])),
  ),
);

/** Units and leaders, each of which may arrive in the turn of its dots or in that of a scenario. */
const PIECES: readonly (UnitId | LeaderId)[] = [...UNIT_IDS, ...LEADER_IDS];
const TURNS_OF = lookup(PIECES, (id) => [
  id in UNIT ? UNIT[id as UnitId].arrives : LEADER[id as LeaderId].arrives,
  EXTRA[id as UnitId] ?? 'never',
]);

const NEW: ReadonlyMap<TurnId | null, ReadonlySet<UnitId | LeaderId>> = new Map(
  [null, ...TURN_IDS].map((turn) => [
    turn,
    new Set(PIECES.filter((id) => TURNS_OF[id].includes(turn))),
  ]),
);

/** Units and leaders whose dots are this turn; pieces held back earlier arrive by MMW-14.21. */
const newcomers = ({ turn }: Pick<MadisonState, 'turn'>): ReadonlySet<UnitId | LeaderId> =>
  NEW.get(turn) as ReadonlySet<UnitId | LeaderId>;

/** Whether this turn is the one on the unit's or leader's dots. */
export const isFirstChance = (state: Pick<MadisonState, 'turn'>, id: UnitId | LeaderId): boolean =>
  newcomers(state).has(id);

/** Indices of the units and leaders of a side whose dots are a given turn, in key order. */
interface Newcomers {
  readonly units: readonly number[];
  readonly leaders: readonly number[];
}

/** Indices in `ids` of the pieces that arrive, in key order. */
const placesOf = <Id extends UnitId | LeaderId>(
  turn: TurnId | null,
  ids: readonly Id[],
): number[] =>
  ids
    .filter((id) => NEW.get(turn)?.has(id))
    .toSorted()
    .map((id) => ids.indexOf(id));

const NEWCOMERS: ReadonlyMap<TurnId | null, { readonly [S in Side]: Newcomers }> = new Map(
  [null, ...TURN_IDS].map((turn) => [
    turn,
    bySide((side) => ({
      units: placesOf(turn, unitsOf(side)),
      leaders: placesOf(turn, leadersOf(side)),
    })),
  ]),
);

const newcomersOf = ({ turn }: MadisonState, side: Side): Newcomers =>
  ofSide(NEWCOMERS.get(turn) as { readonly [S in Side]: Newcomers }, side);

/** Whether a piece is held back, by its owner's wish or by a card. */
export const isHeldBack = ({ wished, delayed }: Pick<UnitState, 'wished' | 'delayed'>): boolean =>
  wished === true || delayed === true;

/** Whether a piece may arrive and its owner may still hold it back. */
const isOpen = (piece: UnitState | LeaderState): boolean =>
  (piece.at === 'pool' || piece.at === 'late') && !isHeldBack(piece);

function among<Id>(
  newcomers: readonly number[],
  pieces: readonly (UnitState | LeaderState)[],
  ids: readonly Id[],
): Id[] {
  const found: Id[] = [];
  for (const no of newcomers)
    if (isOpen(pieces[no] as UnitState | LeaderState)) found.push(ids[no] as Id);
  return found;
}

/** MMW-14.22 units that come in this turn for the first time and have not been held back, in key order. */
export const newUnits = (state: MadisonState, side: Side): UnitId[] =>
  among(newcomersOf(state, side).units, unitStates(state, side), unitsOf(side));

export const newLeaders = (state: MadisonState, side: Side): LeaderId[] =>
  among(newcomersOf(state, side).leaders, leaderStates(state, side), leadersOf(side));

export const homeOf = (id: UnitId | LeaderId): SpaceId | null =>
  id in UNIT ? UNIT[id as UnitId].at : LEADER[id as LeaderId].at;

/** MMW-3.15, MMW-14.21 units that may come in this Reinforcement Phase. */
export function dueUnits(state: MadisonState, side: Side): UnitId[] {
  const fresh = newcomers(state);
  return unitsThat(state, side, ({ at }, id) => at === 'late' || (at === 'pool' && fresh.has(id)));
}

export function dueLeaders(state: MadisonState, side: Side): LeaderId[] {
  const fresh = newcomers(state);
  return leadersThat(
    state,
    side,
    ({ at }, id) => at === 'late' || (at === 'pool' && fresh.has(id)),
  );
}

/** MMW-14.41 the schooners of late 1812. */
export const dueShips = (state: MadisonState): ShipId[] =>
  SHIP_IDS.filter(
    (id) =>
      SHIP[id].how === 'arrives' && SHIP[id].from === state.turn && state.ships[id].at === 'pool',
  );

/** MMW-14.3, MMW-14.31, MMW-14.33 whether the enemy controls an arrival space. */
export const isLost = (state: MadisonState, side: Side, space: SpaceId): boolean =>
  holderOf(state, space) !== side;

const waits = (piece: { readonly at: string }): boolean => piece.at === 'waiting';

/** Units that wait before an arrival space of theirs controlled by the enemy (MMW-14.31). */
export const unitsBefore = (state: MadisonState, side: Side, space: SpaceId): UnitId[] =>
  unitsThat(state, side, (unit, id) => waits(unit) && UNIT[id].at === space);

/** Spaces that units of a side wait before, in board order. */
export function besieged(state: MadisonState, side: Side): SpaceId[] {
  const homes = new Set(unitsThat(state, side, waits).map(homeOf));
  return homes.size === 0 ? [] : SPACE_IDS.filter((space) => homes.has(space));
}

/** Land leaders that wait before such a space. */
export const leadersBefore = (state: MadisonState, side: Side, space: SpaceId): LeaderId[] =>
  leadersThat(
    state,
    side,
    (leader, id) => waits(leader) && LEADER[id].at === space && LEADER[id].kind !== 'naval',
  );

/** MMW-14.33 frames in which enemies too weak to control an arrival space leave it. */
export function pushOut(state: MadisonState, side: Side, space: SpaceId): Frame[] {
  const foe = other(side);
  return hasUnits(state, foe, space) && !occupies(state, foe, space)
    ? retreatFrames(state, foe, space, 'pushed-out')
    : [];
}

/** Spaces in which pieces of a side would be placed now. */
export function landings(state: MadisonState, side: Side): SpaceId[] {
  const at = new Set<SpaceId | null>([
    ...unitsThat(state, side, waits).map(homeOf),
    ...leadersThat(state, side, waits).map(homeOf),
    ...shipsThat(state, side, waits).map((id) => SHIP[id].at),
  ]);
  return SPACE_IDS.filter((space) => at.has(space));
}

/**
 * MMW-14.34 spaces where a leader who waits off the map may enter: MMW-14.43 towns on the lake of his own, MMW-3.42 on
 * any of his lakes.
 */
export function entrances(state: MadisonState, id: LeaderId): SpaceId[] {
  const { side, kind, at, lakes } = LEADER[id];
  const replaced = state.leaders[id].flipped === true;
  if (kind !== 'naval') return isLost(state, side, at) ? [] : [at];
  if (!replaced && !isLost(state, side, at)) return [at];
  const open = replaced ? lakes : lakes.filter((lake) => lake === SPACE[at].lake);
  return open.flatMap((lake) => TOWNS_ON[lake].filter((town) => isFriendly(state, side, town)));
}

/** MMW-14.1 placing costs nothing. */
export function placeUnit(state: MadisonState, unit: UnitId, space: SpaceId, table: Table): void {
  state.units[unit].at = space;
  table.say({ type: 'arrived', clause: 'MMW-14.1', data: { unit, space } });
}

export function placeLeader(
  state: MadisonState,
  leader: LeaderId,
  space: SpaceId,
  clause: string,
  table: Table,
): void {
  state.leaders[leader].at = space;
  table.say({ type: 'arrived', clause, data: { leader, space, ...flippedAmong(state, [leader]) } });
}

/** MMW-14.21 holds a piece back until the next Reinforcement Phase, or for good if it was held back before. */
export function holdBack(
  state: MadisonState,
  kind: 'unit' | 'leader',
  id: UnitId | LeaderId,
  table: Table,
): void {
  const piece = kind === 'unit' ? state.units[id as UnitId] : state.leaders[id as LeaderId];
  const again = !isFirstChance(state, id);
  piece.at = again ? 'gone' : 'late';
  table.say({
    type: again ? 'never-came' : 'held-back',
    clause: 'MMW-14.21',
    data: { [kind]: id },
  });
}
