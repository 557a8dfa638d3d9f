import type { BlockId } from '../components/blocks.js';
import { blocksById, neighboursById, shoreById } from '../components/by-id.js';
import type { LakeId, TownId } from '../components/map.js';
import type { Side } from '../components/side.js';
import { neighbours, TOWN } from '../components/tables.js';
import { carriers, lakeOfOrder } from '../fleet.js';
import type { SideFrame } from '../frames.js';
import { ask } from '../phase.js';
import {
  hasUnits,
  isIndian,
  isTown,
  kindOf,
  orderTo,
  other,
  townOf,
  type EntryTown,
  type FleetOrder,
  type Order,
  type Place,
  type State1812,
} from '../state.js';

export interface ArmyFrame extends SideFrame {
  readonly f: 'army';
}

interface Facts {
  /** Own blocks on the map that have no order, and where they stand. */
  readonly free: ReadonlyMap<BlockId, TownId>;
  /** Own blocks off the map that have none, and the town beside which they wait. */
  readonly waiting: ReadonlyMap<BlockId, EntryTown>;
  /** Own blocks that have an order. */
  readonly ordered: ReadonlyMap<BlockId, Order>;
  /** The one town whose group moves, once a block has its order (C1812-9.1). */
  readonly origin: TownId | null;
  /** The entry town whose waiting blocks enter, once one has its order (C1812-14.2.a). */
  readonly entry: TownId | null;
  /** Ends of moves begun from where none may go on, since enemy army units stand there (C1812-9.1.b). */
  readonly stops: ReadonlySet<TownId>;
  /** What the own fleet does this turn, and on which lake (C1812-4.4.a, 12.2.c). */
  readonly fleet: FleetOrder['do'] | null;
  readonly fleetLake: LakeId | null;
  /** Naval units of each lake that can carry (C1812-12.1.a), and blocks that go by sea already. */
  readonly carriers: { readonly [L in LakeId]: number };
  readonly aboard: number;
}

function facts(state: State1812, { by }: ArmyFrame): Facts {
  const free = new Map<BlockId, TownId>();
  const waiting = new Map<BlockId, EntryTown>();
  const ordered = new Map<BlockId, Order>();
  for (const id of blocksById[by]) {
    const { at, order } = state.units[id];
    if (order !== undefined) ordered.set(id, order);
    else if (isTown(at)) free.set(id, at);
    else {
      const entry = entryOf(at);
      if (entry !== null) waiting.set(id, entry);
    }
  }
  const [mover] = ordered;
  const entering = mover?.[1].enter === true;
  const fleet = state.fleet[by];
  return {
    free,
    waiting,
    ordered,
    origin: mover === undefined || entering ? null : townOf(state, mover[0]),
    entry: entering ? mover[1].to : null,
    stops: state.simultaneous ? NOWHERE : stopsOf(state, by, ordered.values()),
    fleet: fleet === null ? null : fleet.do,
    fleetLake: lakeOfOrder(fleet),
    carriers: {
      'lake-erie': carriers(state, by, 'lake-erie'),
      'lake-ontario': carriers(state, by, 'lake-ontario'),
      'lake-champlain': carriers(state, by, 'lake-champlain'),
    },
    aboard: [...ordered.values()].filter(({ sea }) => sea).length,
  };
}

// C1812-19.0.b with simultaneous movement the enemy may be gone by then
const NOWHERE: ReadonlySet<TownId> = new Set();

function stopsOf(state: State1812, by: Side, orders: Iterable<Order>): ReadonlySet<TownId> {
  const ends = new Set<TownId>();
  for (const { on, to } of orders) ends.add(on ?? to);
  for (const end of ends) if (!hasUnits(state, end, other(by))) ends.delete(end);
  return ends;
}

/** The town that is waited beside in that place off the map, or null (C1812-14.2). */
const entryOf = (at: Place): EntryTown | null =>
  at.startsWith('waiting:') ? (at.slice('waiting:'.length) as EntryTown) : null;

export const waitsAt = (state: State1812, unit: BlockId): EntryTown | null =>
  entryOf(state.units[unit].at);

interface Move {
  readonly unit: BlockId;
  readonly to: TownId;
}

// C1812-12.1.b what a march and a sea movement have in common: an own block on the map, without an order, of the one group that moves
const ofTheGroup = [
  { clause: 'C1812-9.1', holds: ({ free }: Facts, { unit }: Move) => free.has(unit) },
  { clause: 'C1812-14.2.a', holds: ({ entry }: Facts) => entry === null },
  {
    clause: 'C1812-9.1',
    holds: ({ free, origin }: Facts, { unit }: Move) =>
      origin === null || origin === free.get(unit),
  },
];

const mayPass = (clause: string) => ({
  clause,
  holds: ({ ordered, stops }: Facts, { unit }: Move) => {
    const order = ordered.get(unit);
    return order !== undefined && !stops.has(order.on ?? order.to);
  },
});

/** C1812-4.3.b the Army Phase: one army move, declared block by block and carried out when all is said. */
export const army = ask<ArmyFrame>()({
  clause: 'C1812-4.3.b',
  draft: true,
  // C1812-19.1.a each part of an order names its unit and its town
  verbs: {
    done: {},
    march: { unit: 'unit', to: 'town' },
    on: { unit: 'unit', to: 'town' },
    force: { unit: 'unit', to: 'town' },
    ship: { unit: 'unit', to: 'town' },
    enter: { unit: 'unit' },
  },
  facts,
  *candidates(x) {
    yield { do: 'done' };
    for (const unit of x.waiting.keys()) yield { do: 'enter', unit };
    for (const [unit, order] of x.ordered)
      if (hasMarchedInFull(order, unit))
        for (const to of neighboursById[order.on ?? order.to]) yield { do: 'force', unit, to };
    for (const [unit, at] of x.free)
      if (mayBegin(x, at)) for (const to of neighboursById[at]) yield { do: 'march', unit, to };
    for (const [unit, order] of x.ordered)
      if (kindOf(unit) === 'dragoon')
        for (const to of neighboursById[order.to]) yield { do: 'on', unit, to };
    for (const [unit, at] of x.free) {
      const { lake } = TOWN[at];
      if (lake === null || x.carriers[lake] <= x.aboard || !mayBegin(x, at)) continue;
      for (const to of shoreById[lake]) yield { do: 'ship', unit, to };
    }
  },
  guards: {
    march: [
      ...ofTheGroup,
      // C1812-9.1.a however many stand there
      {
        clause: 'C1812-9.1',
        holds: ({ free }, { unit, to }) => neighbours[free.get(unit) ?? to].includes(to),
      },
    ],
    on: [
      {
        clause: 'C1812-16.0.a',
        holds: ({ ordered }, { unit }) => {
          const order = ordered.get(unit);
          return kindOf(unit) === 'dragoon' && order !== undefined && isPlainMarch(order);
        },
      },
      mayPass('C1812-9.1.b'),
      {
        clause: 'C1812-16.0.a',
        holds: ({ ordered, origin }, { unit, to }) =>
          to !== origin && neighbours[ordered.get(unit)?.to ?? to].includes(to),
      },
    ],
    force: [
      {
        clause: 'C1812-9.2',
        holds: ({ ordered }, { unit }) => hasMarchedInFull(ordered.get(unit), unit),
      },
      mayPass('C1812-9.2.c'),
      {
        clause: 'C1812-9.2',
        holds: ({ ordered }, { unit, to }) => {
          const order = ordered.get(unit);
          return order !== undefined && neighbours[order.on ?? order.to].includes(to);
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
          const at = free.get(unit);
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
          const town = waiting.get(unit);
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

const isPlainMarch = ({ on, force, sea, enter }: Order): boolean =>
  on === undefined && force === undefined && !sea && !enter;

/** C1812-9.2 the whole normal move by land: one town, also for the Indian (C1812-15.0.e), the dragoon two. */
const hasMarchedInFull = (order: Order | undefined, unit: BlockId): boolean =>
  order !== undefined &&
  order.force === undefined &&
  !order.sea &&
  !order.enter &&
  (kindOf(unit) !== 'dragoon' || order.on !== undefined);

/** Whether blocks of that town may still get their first order (C1812-9.1, 14.2.a). */
const mayBegin = ({ origin, entry }: Facts, at: TownId): boolean =>
  entry === null && (origin === null || origin === at);

const carriersTo = ({ carriers }: Facts, to: TownId): number => {
  const { lake } = TOWN[to];
  return lake === null ? 0 : carriers[lake];
};
