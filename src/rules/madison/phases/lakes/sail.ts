import { frame as framed, type Frame } from '../../../kernel/frame.js';
import type { Guard, Turn } from '../../../kernel/phase.js';
import { TRANSIT, type LakeId, type SpaceId } from '../../components/map.js';
import { LEADER } from '../../components/leaders.js';
import { UNIT } from '../../components/units.js';
import { barsBox, barsEntry } from '../../effects/lasting.js';
import { faces } from '../../faces.js';
import { setDown } from '../../force.js';
import type { LandingFrame, NavalCombatFrame, SailFrame } from '../../frames.js';
import { follow } from '../../harbour.js';
import { mayBeIn } from '../../march.js';
import { isBox, isCarriable, isSound, lakeOf } from '../../naval.js';
import { leaderStates, unitStates } from '../../pieces.js';
import { ask } from '../../phase.js';
import type { MadisonState } from '../../state.js';
import { sweep } from '../../sweep.js';
import {
  ASSAULT_MP,
  BOX_MP,
  byTransit,
  capacity,
  carries,
  EMBARK_MP,
  enemyInBox,
  flotilla,
  joinFlotilla,
  LAND_MP,
  haul,
  mayBeOn,
  mayTravel,
  sailTo,
  setAshore,
  TOWN_MP,
  TRANSIT_MP,
} from '../../transport.js';
import { frontierOf } from './frontier.js';
import { landedFrames } from './landing.js';
import {
  canStillLand,
  embarkCost,
  hasExit,
  isLanding,
  landCost,
  sailFacts,
  type SailFacts,
} from './sail-facts.js';

type SailTurn = Turn<MadisonState, SailFrame>;

const moves = (cost: number): readonly Guard<SailFacts, unknown>[] => [
  { clause: 'MMW-11.15', holds: ({ fleet }) => fleet.ships.length > 0 },
  { clause: 'MMW-3.24', holds: ({ left }) => left >= cost },
  {
    clause: 'MMW-8.31.8',
    holds: ({ moored }) => !moored,
  },
];

/** MMW-11.0, MMW-8.5, MMW-11.15, MMW-11.3, MMW-11.5 a flotilla under way, leg by leg. */
export const sail = ask<SailFrame>()({
  clause: 'MMW-11.15',
  verbs: {
    take: { ship: 'ship' },
    leave: { ship: 'ship' },
    embark: { unit: 'unit' },
    'embark-leader': { leader: 'leader' },
    sail: { space: 'space' },
    enter: { lake: 'lake' },
    transit: {},
    land: { unit: 'unit' },
    'land-leader': { leader: 'leader' },
    assault: { space: 'space' },
    stop: {},
  },
  facts: sailFacts,
  *candidates(x) {
    for (const ship of x.takeable) yield { do: 'take', ship };
    for (const ship of x.fleet.ships) yield { do: 'leave', ship };
    for (const unit of x.embarkable) yield { do: 'embark', unit };
    for (const leader of x.travellers) yield { do: 'embark-leader', leader };
    for (const space of x.towns) yield { do: 'sail', space };
    for (const space of x.towns) yield { do: 'assault', space };
    if (x.lake !== null) yield { do: 'enter', lake: x.lake };
    if (x.fleet.place === TRANSIT)
      for (const lake of ['lake-erie', 'lake-huron'] as const) yield { do: 'enter', lake };
    yield { do: 'transit' };
    for (const unit of x.fleet.units) yield { do: 'land', unit };
    for (const leader of x.fleet.leaders) yield { do: 'land-leader', leader };
    yield { do: 'stop' };
  },
  guards: {
    take: [
      { clause: 'MMW-11.21', holds: ({ state }, { ship }) => state.ships[ship].withdrew !== true },
      { clause: 'MMW-8.5', holds: ({ takeable: able }, { ship }) => able.includes(ship) },
      { clause: 'MMW-11.11', holds: ({ fleet }) => fleet.place !== TRANSIT },
    ],
    leave: [
      { clause: 'MMW-8.5', holds: ({ fleet }, { ship }) => fleet.ships.includes(ship) },
      { clause: 'MMW-11.11', holds: ({ fleet }) => fleet.place !== TRANSIT },
      // whoever leaves his last ship stops
      { clause: 'MMW-11.15', holds: ({ fleet }) => fleet.ships.length > 1 },
      // MMW-11.12 the passengers still have berths
      {
        clause: 'MMW-11.35',
        holds: ({ state, fleet, loaded }, { ship }) => {
          const rest = fleet.ships.filter((id) => id !== ship);
          return (
            capacity(state, rest, fleet.units) && (!loaded || rest.some((id) => isSound(state, id)))
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
        holds: ({ state, fleet }, { unit }) => capacity(state, fleet.ships, [...fleet.units, unit]),
      },
      { clause: 'MMW-11.32', holds: (x) => canStillLand(x, embarkCost(x)) },
      // who may be in no other town there could never land
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
    // MMW-11.43 whoever controls the lake; it is passengers that he keeps ashore
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
    ],
    // MMW-11.54 as lake transport, but the enemy may be there
    assault: [
      ...moves(TOWN_MP + ASSAULT_MP),
      { clause: 'MMW-2.13', holds: ({ towns }, { space }) => towns.includes(space) },
      { clause: 'MMW-6.2.3.c', holds: ({ peace }) => !peace },
      {
        clause: 'MMW-11.51',
        holds: ({ fleet, havens }, { space }) => fleet.units.length > 0 && !havens.has(space),
      },
      { clause: 'MMW-11.42', holds: (x, { space }) => carries(x.state, x.frame.by, lakeOf(space)) },
      // damaged ships are left behind first
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
      {
        clause: 'MMW-8.27',
        holds: ({ state, fleet }, { space }) =>
          [...fleet.units, ...fleet.leaders].every((id) => barsEntry(state, id, space) === null),
      },
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
      // MMW-11.11 nobody may be left in the box
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
      // whoever went aboard where the flotilla lies still has not left the town
      { clause: 'MMW-11.12', holds: ({ frame, loaded }) => !loaded || frame.last === undefined },
      { clause: 'MMW-11.11', holds: ({ fleet }) => fleet.place !== TRANSIT },
    ],
  },
  apply: {
    take({ state, frame }, { ship }) {
      joinFlotilla(state, ship, frame.force);
    },
    leave({ state, frame }, { ship }) {
      if (frame.last === undefined) state.ships[ship].force = undefined;
      state.ships[ship].done = true;
    },
    embark({ state, frame }, { unit }) {
      pay(frame, 'embark', EMBARK_MP);
      state.units[unit].force = frame.force;
      state.units[unit].aboard = true;
    },
    'embark-leader'({ state, frame }, { leader }) {
      pay(frame, 'embark', EMBARK_MP);
      state.leaders[leader].force = frame.force;
      state.leaders[leader].aboard = true;
    },
    sail(turn, { space }) {
      go(turn, space, TOWN_MP);
    },
    enter(turn, { lake }) {
      const { state, frame, done, push } = turn;
      go(turn, lake, BOX_MP);
      if (!enemyInBox(state, frame.by, lake)) return;
      haul(state, frame);
      done();
      push(navalCombat(lake, frame), ...landedFrames(frame, frame.by));
    },
    transit(turn) {
      go(turn, TRANSIT, TRANSIT_MP);
    },
    land({ state, frame, table }, { unit }) {
      pay(frame, 'land', LAND_MP);
      setAshore(state.units[unit], null);
      const { at } = state.units[unit];
      table.say({ type: 'landed', clause: 'MMW-11.36', data: { unit, at } });
    },
    'land-leader'({ state, frame, table }, { leader }) {
      pay(frame, 'land', LAND_MP);
      setAshore(state.leaders[leader], null);
      const { at } = state.leaders[leader];
      const data = { leader, at, ...faces(state, [leader]) };
      table.say({ type: 'leader-landed', clause: 'MMW-11.36', data });
    },
    assault(turn, { space }) {
      const { state, frame, table, push } = turn;
      stayBehind(state, frame);
      sailTo(state, frame, space, TOWN_MP + ASSAULT_MP);
      table.say({ type: 'landing', clause: 'MMW-11.51', data: { side: frame.by, space } });
      push(framed<LandingFrame>({ f: 'landing', by: frame.by, space, stage: 'window' }));
    },
    stop(turn) {
      const { state, frame, table, done, push } = turn;
      haul(state, frame);
      done();
      push(...landedFrames(frame, frame.by));
      sweep(state, table);
    },
  },
});

const navalCombat = (lake: LakeId, { by }: SailFrame): Frame =>
  framed<NavalCombatFrame>({
    f: 'naval-combat',
    lake,
    attacker: by,
    stage: 'begin',
    leads: {},
    used: {},
  });

function pay(frame: SailFrame, what: 'embark' | 'land', cost: number): void {
  if (frame.paid[what] === true) return;
  frame.paid[what] = true;
  frame.spent += cost;
}

function go(
  { state, frame, table }: SailTurn,
  to: SpaceId | LakeId | typeof TRANSIT,
  cost: number,
): void {
  const from = flotilla(state, frame)?.place ?? to;
  stayBehind(state, frame);
  sailTo(state, frame, to, cost);
  // MMW-11.15 a naval leader who is not called on does not stay in a box without a ship
  if (from === TRANSIT || isBox(from)) follow(state, frame.by, from, to, table);
  table.say({ type: 'sailed', clause: 'MMW-11.15', data: { side: frame.by, from, to } });
}

/** MMW-8.72 whom a land leader has not taken aboard where he put out the other force may take. */
function stayBehind(state: MadisonState, { by, force, leader, last }: SailFrame): void {
  if (last !== undefined || leader === null || LEADER[leader].kind === 'naval') return;
  for (const piece of [...unitStates(state, by), ...leaderStates(state, by)])
    if (piece.force === force && piece.aboard !== true) setDown(piece, false);
}
