import type { Guard } from '../../../kernel/phase.js';
import { LEADER, type LeaderId } from '../../components/leaders.js';
import { type LakeId, type SpaceId, TRANSIT } from '../../components/map.js';
import type { ShipId } from '../../components/ships.js';
import { UNIT, type UnitId } from '../../components/units.js';
import { carries, mayTravel } from '../../questions/boarding.js';
import { barsBox, barsEntry } from '../../questions/language/lasting.js';
import { mayBeIn } from '../../questions/march.js';
import { canCarry, isCarriable, isSound, lakeOf } from '../../questions/naval.js';
import {
  ASSAULT_MP,
  BOX_MP,
  byTransit,
  enemyInBox,
  LAND_MP,
  mayBeOn,
  TOWN_MP,
  TRANSIT_MP,
} from '../../questions/transport.js';
import { frontierOf } from './frontier.js';
import {
  canStillLand,
  embarkCost,
  hasExit,
  isLanding,
  landCost,
  mayWinLake,
  type SailFacts,
} from './sail-facts.js';

type Guards<Choice> = readonly Guard<SailFacts, Choice>[];

/** Verb of a flotilla under way -> its guards, in the order in which they are checked. */
interface SailGuards {
  readonly take: Guards<{ readonly ship: ShipId }>;
  readonly leave: Guards<{ readonly ship: ShipId }>;
  readonly embark: Guards<{ readonly unit: UnitId }>;
  readonly 'embark-leader': Guards<{ readonly leader: LeaderId }>;
  readonly sail: Guards<{ readonly space: SpaceId }>;
  readonly assault: Guards<{ readonly space: SpaceId }>;
  readonly enter: Guards<{ readonly lake: LakeId }>;
  readonly transit: Guards<unknown>;
  readonly land: Guards<{ readonly unit: UnitId }>;
  readonly 'land-leader': Guards<{ readonly leader: LeaderId }>;
  readonly stop: Guards<unknown>;
}

const moves = (cost: number): readonly Guard<SailFacts, unknown>[] => [
  { clause: 'MMW-11.15', holds: ({ fleet }) => fleet.ships.length > 0 },
  { clause: 'MMW-3.24', holds: ({ left }) => left >= cost },
  {
    clause: 'MMW-8.31.8',
    holds: ({ moored }) => !moored,
  },
];

/** No card in force bars a passenger from the town. */
const nobodyBarred: Guard<SailFacts, { readonly space: SpaceId }> = {
  clause: 'MMW-8.27',
  holds: ({ state, fleet }, { space }) =>
    [...fleet.units, ...fleet.leaders].every((id) => barsEntry(state, id, space) === null),
};

export const SAIL_GUARDS: SailGuards = {
  take: [
    { clause: 'MMW-11.21', holds: ({ state }, { ship }) => state.ships[ship].withdrew !== true },
    { clause: 'MMW-8.5', holds: ({ takeable: able }, { ship }) => able.includes(ship) },
    { clause: 'MMW-11.11', holds: ({ fleet }) => fleet.place !== TRANSIT },
  ],
  leave: [
    { clause: 'MMW-8.5', holds: ({ fleet }, { ship }) => fleet.ships.includes(ship) },
    { clause: 'MMW-11.11', holds: ({ fleet }) => fleet.place !== TRANSIT },
    // a leader who leaves the last ship ends his move
    { clause: 'MMW-11.15', holds: ({ fleet }) => fleet.ships.length > 1 },
    // MMW-11.12 there is still room for the passengers
    {
      clause: 'MMW-11.35',
      holds: ({ state, fleet, loaded }, { ship }) => {
        const rest = fleet.ships.filter((id) => id !== ship);
        return (
          canCarry(state, rest, fleet.units) && (!loaded || rest.some((id) => isSound(state, id)))
        );
      },
    },
  ],
  embark: [
    { clause: 'MMW-11.33', holds: (_, { unit }) => isCarriable(unit) },
    { clause: 'MMW-11.36', holds: (x, { unit }) => x.embarkable.includes(unit) },
    {
      clause: 'MMW-11.31',
      holds: ({ fleet, havens, carries: may }) => may && havens.has(fleet.place as SpaceId),
    },
    {
      clause: 'MMW-11.35',
      holds: ({ state, fleet }, { unit }) => canCarry(state, fleet.ships, [...fleet.units, unit]),
    },
    { clause: 'MMW-11.32', holds: (x) => canStillLand(x, embarkCost(x)) },
    // a unit that may be in no other town there could never land
    { clause: 'MMW-3.63', holds: ({ towns }, { unit }) => towns.some((to) => mayBeIn(unit, to)) },
  ],
  'embark-leader': [
    { clause: 'MMW-3.36', holds: (_, { leader }) => mayTravel(leader) },
    { clause: 'MMW-3.35', holds: (x, { leader }) => x.travellers.includes(leader) },
    {
      clause: 'MMW-11.31',
      holds: ({ fleet, havens, carries: may }) => may && havens.has(fleet.place as SpaceId),
    },
    {
      clause: 'MMW-11.35',
      holds: ({ state, fleet }) => fleet.ships.some((id) => isSound(state, id)),
    },
    { clause: 'MMW-11.32', holds: (x) => canStillLand(x, embarkCost(x)) },
  ],
  // MMW-11.43 ships may sail whoever controls the lake; only passengers may not land
  sail: [
    ...moves(TOWN_MP),
    { clause: 'MMW-2.3', holds: ({ towns }, { space }) => towns.includes(space) },
    {
      clause: 'MMW-11.11',
      holds: ({ havens }, { space }) => havens.has(space),
    },
    {
      clause: 'MMW-11.32',
      holds: (x, { space }) =>
        !x.loaded || (carries(x.state, x.frame.by, lakeOf(space)) && x.left >= TOWN_MP + LAND_MP),
    },
    nobodyBarred,
  ],
  // MMW-11.54 as for lake transport, except that the enemy may be in the town
  assault: [
    ...moves(TOWN_MP + ASSAULT_MP),
    { clause: 'MMW-2.13', holds: ({ towns }, { space }) => towns.includes(space) },
    { clause: 'MMW-6.2.3.c', holds: ({ peace }) => !peace },
    {
      clause: 'MMW-11.51',
      holds: ({ fleet, havens }, { space }) => fleet.units.length > 0 && !havens.has(space),
    },
    { clause: 'MMW-11.42', holds: (x, { space }) => carries(x.state, x.frame.by, lakeOf(space)) },
    // damaged ships must be left behind first
    {
      clause: 'MMW-12.42',
      holds: ({ sound }) => sound,
    },
    {
      clause: 'MMW-10.22',
      holds: ({ state }, { space }) => state.play?.attacked[space] !== true,
    },
    {
      clause: 'MMW-10.23',
      holds: ({ state, frame, fleet }, { space }) =>
        frontierOf(state, frame.by, fleet, space).mayAttack,
    },
    {
      clause: 'MMW-3.63',
      holds: ({ state, frame, fleet }, { space }) =>
        frontierOf(state, frame.by, fleet, space).inBounds,
    },
    nobodyBarred,
  ],
  enter: [
    ...moves(BOX_MP),
    {
      clause: 'MMW-11.15.d',
      holds: ({ lake, fleet, frame }, { lake: to }) =>
        to !== fleet.place &&
        mayBeOn(frame, to) &&
        (lake === to || (fleet.place === TRANSIT && byTransit(to))),
    },
    { clause: 'MMW-6.2.3.d', holds: ({ peace }) => !peace },
    {
      clause: 'MMW-12.42',
      holds: ({ sound }) => sound,
    },
    { clause: 'MMW-3.36', holds: mayWinLake },
    {
      clause: 'MMW-11.34',
      holds: (x, { lake }) =>
        !x.loaded || (!enemyInBox(x.state, x.frame.by, lake) && canStillLand(x, BOX_MP, lake)),
    },
    {
      clause: 'MMW-8.27',
      holds: ({ state, frame }, { lake }) => barsBox(state, frame.by, lake) === null,
    },
  ],
  transit: [
    ...moves(TRANSIT_MP),
    {
      clause: 'MMW-2.5',
      holds: ({ lake, frame }) => byTransit(lake) && mayBeOn(frame, 'lake-erie'),
    },
    // MMW-11.11 no ship may be left in the transit box
    {
      clause: 'MMW-11.15.e',
      holds: (x) =>
        x.left - TRANSIT_MP >= TOWN_MP && (!x.loaded || canStillLand(x, TRANSIT_MP, TRANSIT)),
    },
    { clause: 'MMW-11.11', holds: (x) => hasExit(x) },
  ],
  land: [
    { clause: 'MMW-11.15.c', holds: ({ fleet }, { unit }) => fleet.units.includes(unit) },
    { clause: 'MMW-11.36', holds: ({ frame }) => frame.last !== undefined },
    { clause: 'MMW-11.31', holds: isLanding },
    { clause: 'MMW-3.24', holds: (x) => x.left >= landCost(x) },
    {
      clause: 'MMW-3.63',
      holds: ({ state, frame, fleet }, { unit }) =>
        UNIT[unit].mark !== 'LC' ||
        frontierOf(state, frame.by, { ...fleet, units: [unit] }, fleet.place as SpaceId).inBounds,
    },
  ],
  'land-leader': [
    {
      clause: 'MMW-11.15.c',
      holds: ({ fleet }, { leader }) =>
        fleet.leaders.includes(leader) && LEADER[leader].kind !== 'naval',
    },
    { clause: 'MMW-11.36', holds: ({ frame }) => frame.last !== undefined },
    { clause: 'MMW-11.31', holds: isLanding },
    { clause: 'MMW-3.24', holds: (x) => x.left >= landCost(x) },
  ],
  stop: [
    // units that went aboard here have not left the town yet
    { clause: 'MMW-11.12', holds: ({ frame, loaded }) => !loaded || frame.last === undefined },
    { clause: 'MMW-11.11', holds: ({ fleet }) => fleet.place !== TRANSIT },
  ],
};
