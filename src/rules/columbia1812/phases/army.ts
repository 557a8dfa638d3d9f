import type { BlockId } from '../components/blocks.js';
import { blocksOf } from '../components/blocks.js';
import type { TownId } from '../components/map.js';
import type { Side } from '../components/side.js';
import { neighbours, shore, TOWN } from '../components/tables.js';
import { carriers, lakeOfOrder } from '../fleet.js';
import type { SideFrame } from '../frames.js';
import { ask } from '../phase.js';
import {
  hasUnits,
  isIndian,
  kindOf,
  other,
  sideOf,
  townOf,
  type EntryTown,
  type Order,
  type State1812,
} from '../state.js';

export interface ArmyFrame extends SideFrame {
  readonly f: 'army';
}

interface Facts {
  readonly state: State1812;
  readonly by: Side;
  /** The one town whose group moves, once a block has its order (C1812-9.1). */
  readonly origin: TownId | null;
  /** The entry town whose waiting blocks enter, once one has its order (C1812-14.2.a). */
  readonly entry: TownId | null;
  /** Naval units of the origin's lake that can still carry. */
  readonly capacity: (lake: NonNullable<(typeof TOWN)[TownId]['lake']>) => number;
}

function facts(state: State1812, { by }: ArmyFrame): Facts {
  const ordered = blocksOf[by].filter((id) => state.units[id].order !== undefined);
  const mover = ordered[0];
  const entering = mover !== undefined && state.units[mover].order?.enter === true;
  const aboard = ordered.filter((id) => state.units[id].order?.sea === true).length;
  return {
    state,
    by,
    origin: mover === undefined || entering ? null : townOf(state, mover),
    entry: mover !== undefined && entering ? (state.units[mover].order?.to ?? null) : null,
    capacity: (lake) => carriers(state, by, lake) - aboard,
  };
}

const orderOf = ({ state, by }: Facts, unit: BlockId): Order | undefined =>
  sideOf(unit) === by ? state.units[unit].order : undefined;
const enemyIn = ({ state, by }: Facts, town: TownId): boolean => hasUnits(state, town, other(by));
/** The town a block waits beside, off the map, or null (C1812-14.2). */
export const waitsAt = (state: State1812, unit: BlockId): EntryTown | null => {
  const { at } = state.units[unit];
  return at.startsWith('waiting:') ? (at.slice('waiting:'.length) as EntryTown) : null;
};

interface Move {
  readonly unit: BlockId;
  readonly to: TownId;
}

// C1812-12.1.b what a march and a sea movement have in common: an own block on the map, without an order, of the one group that moves
const ofTheGroup = [
  {
    clause: 'C1812-9.1',
    holds: (x: Facts, { unit }: Move) =>
      sideOf(unit) === x.by && townOf(x.state, unit) !== null && orderOf(x, unit) === undefined,
  },
  { clause: 'C1812-14.2.a', holds: (x: Facts) => x.entry === null },
  {
    clause: 'C1812-9.1',
    holds: (x: Facts, { unit }: Move) => x.origin === null || x.origin === townOf(x.state, unit),
  },
];

// C1812-9.1.b enemy army units end a move; with simultaneous movement they may be gone by then (19.0.b)
const mayPass = (clause: string) => ({
  clause,
  holds: (x: Facts, { unit }: Move) => {
    const order = orderOf(x, unit);
    return order !== undefined && (x.state.simultaneous || !enemyIn(x, order.on ?? order.to));
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
    for (const unit of blocksOf[x.by]) {
      const { order } = x.state.units[unit];
      const at = townOf(x.state, unit);
      if (order !== undefined) yield* further(unit, order);
      else if (at !== null) yield* fresh(x, unit, at);
      else if (waitsAt(x.state, unit) !== null) yield { do: 'enter', unit };
    }
  },
  guards: {
    march: [
      ...ofTheGroup,
      // C1812-9.1.a however many stand there
      {
        clause: 'C1812-9.1',
        holds: (x, { unit, to }) => neighbours[townOf(x.state, unit) ?? to].includes(to),
      },
    ],
    on: [
      {
        clause: 'C1812-16.0.a',
        holds: (x, { unit }) => {
          const order = orderOf(x, unit);
          return kindOf(unit) === 'dragoon' && order !== undefined && isPlainMarch(order);
        },
      },
      mayPass('C1812-9.1.b'),
      {
        clause: 'C1812-16.0.a',
        holds: (x, { unit, to }) =>
          to !== x.origin && neighbours[orderOf(x, unit)?.to ?? to].includes(to),
      },
    ],
    force: [
      { clause: 'C1812-9.2', holds: (x, { unit }) => hasMarchedInFull(orderOf(x, unit), unit) },
      mayPass('C1812-9.2.c'),
      {
        clause: 'C1812-9.2',
        holds: (x, { unit, to }) => {
          const order = orderOf(x, unit);
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
        holds: (x, { unit, to }) => {
          const at = townOf(x.state, unit);
          return (
            at !== null && at !== to && TOWN[at].lake !== null && TOWN[at].lake === TOWN[to].lake
          );
        },
      },
      // C1812-12.1 sea movement takes both phases: after building or repair there is none
      {
        clause: 'C1812-4.4.a',
        holds: ({ state, by }) => !['build', 'repair'].includes(state.fleet[by]?.do ?? ''),
      },
      // beside it naval units may only move on the same lake
      {
        clause: 'C1812-12.2.c',
        holds: (x, { to }) => [null, TOWN[to].lake].includes(lakeOfOrder(x.state.fleet[x.by])),
      },
      {
        clause: 'C1812-12.1.a',
        holds: (x, { to }) => {
          const lake = TOWN[to].lake;
          return lake !== null && carriers(x.state, x.by, lake) > 0;
        },
      },
      {
        clause: 'C1812-12.2.a',
        holds: (x, { to }) => {
          const lake = TOWN[to].lake;
          return lake !== null && x.capacity(lake) > 0;
        },
      },
    ],
    enter: [
      {
        clause: 'C1812-14.2.a',
        holds: (x, { unit }) => {
          const town = sideOf(unit) === x.by ? waitsAt(x.state, unit) : null;
          return (
            town !== null &&
            orderOf(x, unit) === undefined &&
            (x.entry === null || x.entry === town)
          );
        },
      },
      // late entry is the one army move of the phase
      { clause: 'C1812-14.2.a', holds: ({ origin }) => origin === null },
    ],
  },
  apply: {
    done: ({ done }) => done(),
    march: ({ state }, { unit, to }) => void (state.units[unit].order = { to }),
    on: ({ state }, { unit, to }) => void Object.assign(state.units[unit].order ?? {}, { on: to }),
    force: ({ state }, { unit, to }) =>
      void Object.assign(state.units[unit].order ?? {}, { force: to }),
    ship: ({ state }, { unit, to }) => void (state.units[unit].order = { to, sea: true }),
    enter({ state }, { unit }) {
      const town = waitsAt(state, unit);
      if (town !== null) state.units[unit].order = { to: town, enter: true };
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

function* fresh(
  x: Facts,
  unit: BlockId,
  at: TownId,
): Iterable<{ do: 'march' | 'ship'; unit: BlockId; to: TownId }> {
  if (x.entry !== null || (x.origin !== null && x.origin !== at)) return;
  for (const to of neighbours[at]) yield { do: 'march', unit, to };
  const { lake } = TOWN[at];
  if (lake === null || x.capacity(lake) <= 0) return;
  for (const to of shore[lake]) yield { do: 'ship', unit, to };
}

function* further(
  unit: BlockId,
  order: Order,
): Iterable<{ do: 'on' | 'force'; unit: BlockId; to: TownId }> {
  for (const to of neighbours[order.on ?? order.to]) {
    yield { do: 'on', unit, to };
    yield { do: 'force', unit, to };
  }
}
