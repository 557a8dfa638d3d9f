import type { BlockId } from '../components/blocks.js';
import { neighbours, TOWN } from '../components/lookups.js';
import type { TownId } from '../components/map.js';
import { isIndian, kindOf, orderTo } from '../state.js';
import {
  type ArmyFrame,
  candidates,
  carriersTo,
  type Facts,
  facts,
  hasMarchedInFull,
  marchesOn,
  mayRideOn,
  orderedIn,
  townIn,
  verbs,
  waitsAt,
} from './army-facts.js';
import { ask } from './phase.js';

interface Move {
  readonly unit: BlockId;
  readonly to: TownId;
}

// C1812-12.1.b conditions of both marches and sea movements: an own block on the map, without an order, of the one
// group that moves
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

/** C1812-4.3.b the Army Phase: one army move, ordered block by block and carried out when all orders are given. */
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
      // C1812-9.1.a any number of them
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
          return one !== undefined && marchesOn(x, one).includes(to);
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
      // C1812-12.1 sea movement uses both phases, so there is none after building or repair
      { clause: 'C1812-4.4.a', holds: ({ fleet }) => fleet !== 'build' && fleet !== 'repair' },
      // C1812-12.2.c together with a sea movement, naval units may only move on the same lake
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
      // late entry is the only army move of the phase
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
