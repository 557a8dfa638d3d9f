import type { ActionOf } from '../../kernel/action.js';
import type { BlockId } from '../components/blocks.js';
import { blocksById, neighboursById, shoreById } from '../components/by-id.js';
import type { LakeId, TownId } from '../components/map.js';
import type { Side } from '../components/side.js';
import { neighbours, TOWN } from '../components/tables.js';
import { carriers, lakeOfOrder, type Carriers } from '../fleet.js';
import type { SideFrame } from '../frames.js';
import { ask } from '../phase.js';
import {
  ENTRY_TOWNS,
  hasUnits,
  isIndian,
  isTown,
  kindOf,
  orderTo,
  other,
  townOf,
  unitStates,
  waitingAt,
  type EntryTown,
  type FleetOrder,
  type Ids,
  type Order,
  type Place,
  type State1812,
  type Unit,
} from '../state.js';

export interface ArmyFrame extends SideFrame {
  readonly f: 'army';
}

interface Free {
  readonly unit: BlockId;
  readonly at: TownId;
}

/** What the own blocks and the fleet do, lists in the order of ids. */
interface Facts {
  /** Own blocks on the map that have no order, and where they stand. */
  readonly free: readonly Free[];
  /** Own blocks off the map that have none, and the town beside which they wait. */
  readonly waiting: readonly Free[];
  /** Own blocks that have an order. */
  readonly ordered: readonly Ordered[];
  /** The one town whose group moves, once a block has its order (C1812-9.1). */
  readonly origin: TownId | null;
  /** The entry town whose waiting blocks enter, once one has its order (C1812-14.2.a). */
  readonly entry: TownId | null;
  /** What the own fleet does this turn, and on which lake (C1812-4.4.a, 12.2.c). */
  readonly fleet: FleetOrder['do'] | null;
  readonly fleetLake: LakeId | null;
  /** Naval units of each lake that can carry (C1812-12.1.a), and blocks that go by sea already. */
  readonly carriers: Carriers;
  readonly aboard: number;
}

interface Ordered {
  readonly unit: BlockId;
  readonly order: Order;
  /** The move as ordered ends where none may go on from, since enemy army units stand there (C1812-9.1.b). */
  readonly stopped: boolean;
}

function facts(state: State1812, { by }: ArmyFrame): Facts {
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

/** C1812-19.0.b with simultaneous movement the enemy may be gone by then. */
function isStopped(state: State1812, by: Side, order: Order, others: readonly Ordered[]): boolean {
  if (state.simultaneous) return false;
  const end = endOf(order);
  const alike = others.find((one) => endOf(one.order) === end);
  return alike === undefined ? hasUnits(state, end, other(by)) : alike.stopped;
}

/** Where the normal move ends. */
const endOf = ({ to, on }: Order): TownId => on ?? to;

const ENTRY: ReadonlyMap<Place, EntryTown> = new Map(
  ENTRY_TOWNS.map((town) => [waitingAt[town], town]),
);
/** The town that is waited beside in that place off the map, or null (C1812-14.2). */
const entryOf = (at: Place): EntryTown | null => ENTRY.get(at) ?? null;

export const waitsAt = (state: State1812, unit: BlockId): EntryTown | null =>
  entryOf(state.units[unit].at);

interface Move {
  readonly unit: BlockId;
  readonly to: TownId;
}

const townIn = (list: readonly Free[], unit: BlockId): TownId | undefined =>
  list.find((one) => one.unit === unit)?.at;
const orderedIn = ({ ordered }: Facts, unit: BlockId): Ordered | undefined =>
  ordered.find((one) => one.unit === unit);

// C1812-12.1.b what a march and a sea movement have in common: an own block on the map, without an order, of the one group that moves
const ofTheGroup = [
  {
    clause: 'C1812-9.1',
    holds: ({ free }: Facts, { unit }: Move) => townIn(free, unit) !== undefined,
  },
  { clause: 'C1812-14.2.a', holds: ({ entry }: Facts) => entry === null },
  {
    clause: 'C1812-9.1',
    holds: ({ free, origin }: Facts, { unit }: Move) =>
      origin === null || origin === townIn(free, unit),
  },
];

const mayPass = (clause: string) => ({
  clause,
  holds: (x: Facts, { unit }: Move) => orderedIn(x, unit)?.stopped === false,
});

// C1812-19.1.a each part of an order names its unit and its town
const verbs = {
  done: {},
  march: { unit: 'unit', to: 'town' },
  on: { unit: 'unit', to: 'town' },
  force: { unit: 'unit', to: 'town' },
  ship: { unit: 'unit', to: 'town' },
  enter: { unit: 'unit' },
} as const;

/** C1812-4.3.b the Army Phase: one army move, declared block by block and carried out when all is said. */
export const army = ask<ArmyFrame>()({
  clause: 'C1812-4.3.b',
  draft: true,
  verbs,
  facts,
  exact: true,
  candidates,
  guards: {
    march: [
      ...ofTheGroup,
      // C1812-9.1.a however many stand there
      {
        clause: 'C1812-9.1',
        holds: ({ free }, { unit, to }) => neighbours[townIn(free, unit) ?? to].includes(to),
      },
    ],
    on: [
      {
        clause: 'C1812-16.0.a',
        holds: (x, { unit }) => {
          const one = orderedIn(x, unit);
          return one !== undefined && mayRideOn(one);
        },
      },
      mayPass('C1812-9.1.b'),
      {
        clause: 'C1812-16.0.a',
        holds: (x, { unit, to }) =>
          to !== x.origin && neighbours[orderedIn(x, unit)?.order.to ?? to].includes(to),
      },
    ],
    force: [
      {
        clause: 'C1812-9.2',
        holds: (x, { unit }) => {
          const one = orderedIn(x, unit);
          return one !== undefined && hasMarchedInFull(one);
        },
      },
      mayPass('C1812-9.2.c'),
      {
        clause: 'C1812-9.2',
        holds: (x, { unit, to }) => {
          const one = orderedIn(x, unit);
          return one !== undefined && neighbours[endOf(one.order)].includes(to);
        },
      },
    ],
    ship: [
      ...ofTheGroup,
      { clause: 'C1812-16.0.b', holds: (_, { unit }) => kindOf(unit) !== 'dragoon' },
      { clause: 'C1812-15.0.g', holds: (_, { unit }) => !isIndian(unit) },
      {
        clause: 'C1812-12.2',
        holds: ({ free }, { unit, to }) => {
          const at = townIn(free, unit);
          return (
            at !== undefined &&
            at !== to &&
            TOWN[at].lake !== null &&
            TOWN[at].lake === TOWN[to].lake
          );
        },
      },
      // C1812-12.1 sea movement takes both phases: after building or repair there is none
      { clause: 'C1812-4.4.a', holds: ({ fleet }) => fleet !== 'build' && fleet !== 'repair' },
      // beside it naval units may only move on the same lake
      {
        clause: 'C1812-12.2.c',
        holds: ({ fleetLake }, { to }) => fleetLake === null || fleetLake === TOWN[to].lake,
      },
      { clause: 'C1812-12.1.a', holds: (x, { to }) => carriersTo(x, to) > 0 },
      { clause: 'C1812-12.2.a', holds: (x, { to }) => carriersTo(x, to) > x.aboard },
    ],
    enter: [
      {
        clause: 'C1812-14.2.a',
        holds: ({ waiting, entry }, { unit }) => {
          const town = townIn(waiting, unit);
          return town !== undefined && (entry === null || entry === town);
        },
      },
      // late entry is the one army move of the phase
      { clause: 'C1812-14.2.a', holds: ({ origin }) => origin === null },
    ],
  },
  apply: {
    done: ({ done }) => done(),
    march: ({ state }, { unit, to }) => void (state.units[unit].order = orderTo(to, 'land')),
    on: ({ state }, { unit, to }) => void Object.assign(state.units[unit].order ?? {}, { on: to }),
    force: ({ state }, { unit, to }) =>
      void Object.assign(state.units[unit].order ?? {}, { force: to }),
    ship: ({ state }, { unit, to }) => void (state.units[unit].order = orderTo(to, 'sea')),
    enter({ state }, { unit }) {
      const town = waitsAt(state, unit);
      if (town !== null) state.units[unit].order = orderTo(town, 'entry');
    },
  },
});

/** C1812-16.0.a the dragoon, one town far by land. */
const mayRideOn = ({ unit, order: { on, force, sea, enter } }: Ordered): boolean =>
  kindOf(unit) === 'dragoon' && on === undefined && force === undefined && !sea && !enter;

/** C1812-9.2 the whole normal move by land: one town, also for the Indian (C1812-15.0.e), the dragoon two. */
const hasMarchedInFull = ({ unit, order: { on, force, sea, enter } }: Ordered): boolean =>
  force === undefined && !sea && !enter && (kindOf(unit) !== 'dragoon' || on !== undefined);

const carriersTo = ({ carriers }: Facts, to: TownId): number => {
  const { lake } = TOWN[to];
  return lake === null ? 0 : carriers[lake];
};

type Declared = ActionOf<Ids, typeof verbs>;

function candidates(x: Facts): Declared[] {
  const list: Declared[] = [{ do: 'done' }];
  const { waiting, free, ordered, origin, entry } = x;
  for (const { unit, at } of waiting)
    if (origin === null && (entry === null || entry === at)) list.push({ do: 'enter', unit });
  for (const one of ordered)
    if (!one.stopped && hasMarchedInFull(one))
      for (const to of neighboursById[endOf(one.order)])
        list.push({ do: 'force', unit: one.unit, to });
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

/** C1812-12.2 the other towns on the lake where a block may go by sea. */
function portsFrom({ fleet, fleetLake, carriers, aboard }: Facts, unit: BlockId, at: TownId) {
  const { lake } = TOWN[at];
  if (lake === null || carriers[lake] <= aboard || kindOf(unit) !== 'infantry') return [];
  if (fleet === 'build' || fleet === 'repair') return [];
  if (fleetLake !== null && fleetLake !== lake) return [];
  return shoreById[lake].filter((to) => to !== at);
}
