import type { ActionOf } from '../../kernel/action.js';
import type { BlockId } from '../components/blocks.js';
import { TOWN } from '../components/lookups.js';
import type { LakeId, TownId } from '../components/map.js';
import { other, type Side } from '../components/side.js';
import type { SideFrame } from '../frames.js';
import { blocksById, neighboursById, shoreById } from '../questions/by-id.js';
import { type Carriers, carriers, lakeOfOrder } from '../questions/fleet.js';
import {
  ENTRY_TOWNS,
  type EntryTown,
  type FleetOrder,
  hasUnits,
  type Ids,
  isTown,
  kindOf,
  type Order,
  type Place,
  type State1812,
  townOf,
  type Unit,
  unitStates,
  waitingAt,
} from '../state.js';

export interface ArmyFrame extends SideFrame {
  readonly f: 'army';
}

export interface Free {
  readonly unit: BlockId;
  readonly at: TownId;
}

/** Blocks and fleet of the side that decides; lists are in the order of ids. */
export interface Facts {
  /** Blocks on the map without an order, and their towns. */
  readonly free: readonly Free[];
  /** Blocks that wait off the map without an order, and the town that they wait beside. */
  readonly waiting: readonly Free[];
  /** Blocks with an order. */
  readonly ordered: readonly Ordered[];
  /** Town of the one group that moves; null before the first block has its order (C1812-9.1). */
  readonly origin: TownId | null;
  /** Entry town whose waiting blocks enter; null before the first of them has its order (C1812-14.2.a). */
  readonly entry: TownId | null;
  /** The fleet order of this turn, and its lake (C1812-4.4.a, 12.2.c). */
  readonly fleet: FleetOrder['do'] | null;
  readonly fleetLake: LakeId | null;
  /**
   * Lake -> naval units that can carry blocks (C1812-12.1.a); `aboard`: number of blocks already ordered to go by sea.
   */
  readonly carriers: Carriers;
  readonly aboard: number;
}

export interface Ordered {
  readonly unit: BlockId;
  readonly order: Order;
  /**
   * Whether the move as ordered so far ends in a town with enemy army units, from which a block may not go on
   * (C1812-9.1.b).
   */
  readonly stopped: boolean;
}

export function facts(state: State1812, { by }: ArmyFrame): Facts {
  const free: Free[] = [];
  const waiting: Free[] = [];
  const ordered: Ordered[] = [];
  const blocks = unitStates(state, by);
  for (const { unit, no } of blocksById[by]) {
    const { at, order } = blocks[no] as Unit;
    if (order !== undefined)
      ordered.push({ unit, order, stopped: isStopped(state, by, order, ordered) });
    else if (isTown(at)) free.push({ unit, at });
    else {
      const entry = entryOf(at);
      if (entry !== null) waiting.push({ unit, at: entry });
    }
  }
  const [mover] = ordered;
  const entering = mover?.order.enter === true;
  const fleet = state.fleet[by];
  return {
    free,
    waiting,
    ordered,
    origin: mover === undefined || entering ? null : townOf(state, mover.unit),
    entry: entering ? mover.order.to : null,
    fleet: fleet === null ? null : fleet.do,
    fleetLake: lakeOfOrder(fleet),
    carriers: carriers(state, by),
    aboard: ordered.filter(({ order }) => order.sea).length,
  };
}

/**
 * Whether enemies stop the block where its move ends. Not with simultaneous movement: C1812-19.0.b the enemy may have
 * left by then.
 */
function isStopped(state: State1812, by: Side, order: Order, others: readonly Ordered[]): boolean {
  if (state.simultaneous) return false;
  const end = endOf(order);
  const alike = others.find((one) => endOf(one.order) === end);
  return alike === undefined ? hasUnits(state, end, other(by)) : alike.stopped;
}

/** Town where the normal move ends. */
const endOf = ({ to, on }: Order): TownId => on ?? to;

const ENTRY: ReadonlyMap<Place, EntryTown> = new Map(
  ENTRY_TOWNS.map((town) => [waitingAt[town], town]),
);
/** The entry town of a waiting place off the map; null for all other places (C1812-14.2). */
const entryOf = (at: Place): EntryTown | null => ENTRY.get(at) ?? null;

export const waitsAt = (state: State1812, unit: BlockId): EntryTown | null =>
  entryOf(state.units[unit].at);

export const townIn = (list: readonly Free[], unit: BlockId): TownId | undefined =>
  list.find((one) => one.unit === unit)?.at;
export const orderedIn = ({ ordered }: Facts, unit: BlockId): Ordered | undefined =>
  ordered.find((one) => one.unit === unit);

// C1812-19.1.a each part of an order names its block and its town
export const verbs = {
  done: {},
  march: { unit: 'unit', to: 'town' },
  on: { unit: 'unit', to: 'town' },
  force: { unit: 'unit', to: 'town' },
  ship: { unit: 'unit', to: 'town' },
  enter: { unit: 'unit' },
} as const;

/** C1812-16.0.a whether a block may ride on to a second town: a dragoon that has an order for one town by land. */
export const mayRideOn = ({ unit, order: { on, force, sea, enter } }: Ordered): boolean =>
  kindOf(unit) === 'dragoon' && on === undefined && force === undefined && !sea && !enter;

/**
 * C1812-9.2 whether a block has used its whole normal move by land: one town, also for the Indian (C1812-15.0.e), two
 * for the dragoon.
 */
export const hasMarchedInFull = ({ unit, order: { on, force, sea, enter } }: Ordered): boolean =>
  force === undefined && !sea && !enter && (kindOf(unit) !== 'dragoon' || on !== undefined);

/**
 * C1812-9.2 towns that a forced march may lead to: neighbours of the last town, without towns that the block has passed
 * through.
 */
export const marchesOn = ({ origin }: Facts, { order }: Ordered): TownId[] =>
  neighboursById[endOf(order)].filter((to) => to !== origin && to !== order.to);

export const carriersTo = ({ carriers }: Facts, to: TownId): number => {
  const { lake } = TOWN[to];
  return lake === null ? 0 : carriers[lake];
};

type Declared = ActionOf<Ids, typeof verbs>;

export function candidates(x: Facts): Declared[] {
  const list: Declared[] = [{ do: 'done' }];
  const { waiting, free, ordered, origin, entry } = x;
  for (const { unit, at } of waiting)
    if (origin === null && (entry === null || entry === at)) list.push({ do: 'enter', unit });
  for (const one of ordered)
    if (!one.stopped && hasMarchedInFull(one))
      for (const to of marchesOn(x, one)) list.push({ do: 'force', unit: one.unit, to });
  const group = entry === null ? free.filter(({ at }) => origin === null || origin === at) : [];
  for (const { unit, at } of group)
    for (const to of neighboursById[at]) list.push({ do: 'march', unit, to });
  for (const one of ordered)
    if (!one.stopped && mayRideOn(one))
      for (const to of neighboursById[one.order.to])
        if (to !== origin) list.push({ do: 'on', unit: one.unit, to });
  for (const { unit, at } of group)
    for (const to of portsFrom(x, unit, at)) list.push({ do: 'ship', unit, to });
  return list;
}

/** C1812-12.2 the other towns on the lake that a block may go to by sea. */
function portsFrom({ fleet, fleetLake, carriers, aboard }: Facts, unit: BlockId, at: TownId) {
  const { lake } = TOWN[at];
  if (lake === null || carriers[lake] <= aboard || kindOf(unit) !== 'infantry') return [];
  if (fleet === 'build' || fleet === 'repair') return [];
  if (fleetLake !== null && fleetLake !== lake) return [];
  return shoreById[lake].filter((to) => to !== at);
}
