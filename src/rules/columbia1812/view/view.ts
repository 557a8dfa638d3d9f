import { type Frame, isSealed } from '../../kernel/frame.js';
import { objectOf } from '../../kits/lookup.js';
import { type BlockId, blocksOf } from '../components/blocks.js';
import { LAKE_IDS, TOWN_IDS } from '../components/lookups.js';
import type { LakeId, TownId } from '../components/map.js';
import { type Side, SIDES } from '../components/side.js';
import type {
  BattleFrame,
  LossFrame,
  NavalBattleFrame,
  RetreatFrame,
  SideFrame,
  StrikeFrame,
} from '../frames.js';
import { portsNamed } from '../questions/fleet.js';
import { dueIn, type Standing, standing } from '../questions/standing.js';
import { type Score, score } from '../questions/victory.js';
import {
  countIn,
  ENTRY_TOWNS,
  type EntryTown,
  type FleetOrder,
  type Fleets,
  noShips,
  type Order,
  type Place,
  type Ships,
  type Stage,
  type State1812,
  total,
  type TownState,
  townStates,
  type Unit,
  unitsIn,
  unitStates,
  waitingAt,
} from '../state.js';

export type { Ships } from '../state.js';

type BySide<V> = { readonly [S in Side]: V };
export type Strengths = { readonly [B in BlockId]?: number };

/** What one viewer may know. Of enemy blocks that are not laid open it has only the number in each town (C1812-2.2). */
export type View = {
  readonly viewer: Side | null;
  readonly simultaneous: boolean;
  readonly year: 1812 | 1813 | 1814;
  /** 1 to 10; 0 before the first turn of a year. */
  readonly turn: number;
  readonly stage: Stage;
  readonly first: Side | null;
  readonly active: Side | null;
  /** Per town: number of blocks, holder, naval units in port. */
  readonly towns: {
    readonly [T in TownId]: BySide<number> & {
      readonly control: Side;
      readonly ships: BySide<Ships>;
    };
  };
  readonly lakes: { readonly [L in LakeId]: BySide<Ships> & { readonly control: Side | null } };
  /** The viewer's own blocks on the map, in hand and waiting. */
  readonly mine: { readonly [B in BlockId]?: { readonly at: Place; readonly cv: number } };
  readonly pool: BySide<number>;
  /** Naval units not built yet, and those lost for ever. */
  readonly unbuilt: BySide<number>;
  readonly lost: BySide<number>;
  /** Number of reinforcements that wait off the map. */
  readonly waiting: { readonly [E in EntryTown]: number };
  readonly battle: null | {
    readonly town: TownId;
    readonly attacker: Side;
    readonly defender: Side;
    readonly accepted: boolean;
    readonly round: number;
    /** Whether the first fire of the defender is doubled (C1812-12.3). */
    readonly doubleFire: boolean;
    /** The side that retreats; null: neither. */
    readonly leaving: Side | null;
    /** Block -> CV, while both forces are laid open. */
    readonly units: BySide<Strengths>;
  };
  readonly naval: null | {
    readonly lake: LakeId;
    readonly attacker: Side;
    readonly defender: Side;
    readonly round: number;
  };
  /** Towns where a battle or an escape is still due, in board order. */
  readonly due: readonly TownId[];
  /**
   * Public name of the present decision and the side that makes it; null for `by`: both, under seal. null: the game is
   * over.
   */
  readonly decision: null | {
    readonly name: string;
    readonly by: Side | null;
    readonly hits?: number;
  };
  /** Orders, hits and excess blocks that the viewer has chosen and that have not taken effect yet. */
  readonly orders: null | { readonly [B in BlockId]?: Order };
  readonly fleet: FleetOrder | null;
  readonly hits: Strengths;
  readonly frozen: { readonly [B in BlockId]?: true };
  readonly vp: BySide<Score>;
  readonly outcome: null | { readonly winner: Side | null; readonly reason: string };
};

const bySide = <V>(value: (side: Side) => V): BySide<V> => ({ us: value('us'), gb: value('gb') });
/** Copies ships with a fixed order of keys, whatever the order in the state. */
const shipsCopy = ({ up, down }: Ships): Ships => ({ up, down });

/** C1812-2.2, 2.4.a, 3.2.a what `viewer` sees; a spectator (null) sees what both sides see of each other. */
export function viewOf(state: State1812, viewer: Side | null): View {
  const { simultaneous, year, turn, stage, first, active, outcome } = state;
  const stand = standing(state);
  const { orders, fleet, hits, frozen } = ownDraft(state, viewer);
  return {
    viewer,
    simultaneous,
    year,
    turn,
    stage,
    first,
    active,
    towns: townsOf(state, stand),
    lakes: lakesOf(state),
    mine: mineOf(state, viewer),
    pool: poolOf(state),
    unbuilt: bySideIn(state.unbuilt),
    lost: bySideIn(state.lost),
    waiting: waitingIn(state),
    battle: battleOf(state),
    naval: navalOf(state),
    due: dueIn(state, stand),
    decision: decisionOf(state),
    orders,
    fleet,
    hits,
    frozen,
    vp: bySide((side) => ({ ...score(state, side) })),
    outcome: outcome && { winner: outcome.winner as Side | null, reason: outcome.reason },
  };
}

const bySideIn = ({ us, gb }: BySide<number>): BySide<number> => ({ us, gb });

const poolOf = (state: State1812): View['pool'] => bySide((side) => countIn(state, 'pool', side));

const waitingIn = (state: State1812): View['waiting'] =>
  objectOf(ENTRY_TOWNS, (town) =>
    SIDES.reduce((sum, side) => sum + countIn(state, waitingAt[town], side), 0),
  );

type TownView = View['towns'][TownId];

/** Shared by all towns without naval units, which are most of them. */
const NO_FLEETS: TownView['ships'] = { us: noShips(), gb: noShips() };

const fleetsIn = ({ us, gb }: Fleets): TownView['ships'] =>
  total(us) + total(gb) === 0 ? NO_FLEETS : { us: shipsCopy(us), gb: shipsCopy(gb) };

function townsOf(state: State1812, { us, gb }: Standing): View['towns'] {
  const states = townStates(state);
  return objectOf(TOWN_IDS, (_, i): TownView => {
    const { holder: control, ships } = states[i] as TownState;
    return { us: us[i] ?? 0, gb: gb[i] ?? 0, control, ships: fleetsIn(ships) };
  });
}

const lakesOf = (state: State1812): View['lakes'] =>
  objectOf(LAKE_IDS, (lake) => {
    const { ships, control } = state.lakes[lake];
    return { us: shipsCopy(ships.us), gb: shipsCopy(ships.gb), control };
  });

const isOnMap = (at: Place): boolean => at !== 'pool' && at !== 'unborn' && at !== 'gone';

const mineOf = (state: State1812, viewer: Side | null): View['mine'] =>
  viewer === null
    ? {}
    : ofOwn(state, viewer, ({ at, cv }) => (isOnMap(at) ? { at, cv } : undefined));

/** C1812-10.1.a.i laid open while the battle lasts, 10.1.e concealed again afterwards. */
function battleOf(state: State1812): View['battle'] {
  const frame = state.agenda.findLast((one): one is BattleFrame => one.f === 'battle');
  if (frame === undefined) return null;
  const { town, attacker, open, side, round, landing } = frame;
  const shown = (side: Side): Strengths =>
    open
      ? Object.fromEntries(unitsIn(state, town, side).map((id) => [id, state.units[id].cv]))
      : {};
  return {
    town,
    attacker,
    defender: attacker === 'us' ? 'gb' : 'us',
    accepted: open,
    round,
    doubleFire: landing && round === 1 && side !== attacker,
    leaving: leavingIn(state),
    units: bySide(shown),
  };
}

/** C1812-11.1 the side that is retreating, from its decision to leave until the survivors have left. */
function leavingIn({ agenda }: State1812): Side | null {
  const going = agenda.find(({ f }) => GOING.has(f));
  return going === undefined ? null : (going as RetreatFrame).by;
}
const GOING = new Set(['retreat', 'leave', 'flee']);

function navalOf(state: State1812): View['naval'] {
  const frame = state.agenda.findLast((one): one is NavalBattleFrame => one.f === 'naval-battle');
  if (frame === undefined || state.agenda.at(-1)?.f === 'naval-battle') return null;
  const { lake, attacker, round } = frame;
  return { lake, attacker, defender: attacker === 'us' ? 'gb' : 'us', round };
}

function decisionOf(state: State1812): View['decision'] {
  const top: Frame | undefined = state.agenda.at(-1);
  if (state.outcome !== null || top === undefined) return null;
  if (isSealed(top)) return { name: top.topic, by: null };
  const { f: name, by, hits } = top as SideFrame & Partial<LossFrame | StrikeFrame>;
  return hits === undefined ? { name, by } : { name, by, hits };
}

type OwnDraft = Pick<View, 'orders' | 'fleet' | 'hits' | 'frozen'>;

function ownDraft(state: State1812, viewer: Side | null): OwnDraft {
  if (viewer === null) return { orders: null, fleet: null, hits: {}, frozen: {} };
  return {
    orders: ofOwn(state, viewer, ({ order }) => orderOf(order)),
    fleet: fleetOf(state.fleet[viewer]),
    hits: ofOwn(state, viewer, ({ hits }) => hits),
    frozen: ofOwn(state, viewer, ({ frozen }) => frozen),
  };
}

/** A map from the blocks of a side to a value, in the order of the components; blocks without a value are left out. */
function ofOwn<V>(
  state: State1812,
  side: Side,
  value: (block: Unit) => V | undefined,
): { readonly [B in BlockId]?: V } {
  const blocks = unitStates(state, side);
  const told: { [B in BlockId]?: V } = {};
  for (let i = 0; i < blocks.length; i++) {
    const one = value(blocks[i] as Unit);
    if (one !== undefined) told[blocksOf[side][i] as BlockId] = one;
  }
  return told;
}

function orderOf(order: Order | undefined): Order | undefined {
  if (order === undefined) return undefined;
  const { to, on, force, sea, enter } = order;
  return {
    to,
    ...(on && { on }),
    ...(force && { force }),
    ...(sea && { sea }),
    ...(enter && { enter }),
  };
}

function fleetOf(order: FleetOrder | null): FleetOrder | null {
  if (order === null) return null;
  const ports = portsNamed(order).map((town) => [town, shipsCopy(order.ports[town] as Ships)]);
  return {
    do: order.do,
    ports: Object.fromEntries(ports) as FleetOrder['ports'],
    ...(order.done && { done: order.done }),
  };
}
