import { LAKE_IDS, SPACE, SPACE_IDS, type LakeId, type SpaceId } from '../components/map.js';
import { SHIP, SHIP_TYPE } from '../components/ships.js';
import { SIDES, type Side } from '../components/side.js';
import { UNIT, type UnitClass, type UnitId } from '../components/units.js';
import { fortOf, holders, valueOf, type Holders } from '../control.js';
import { shipsOf, strengthOf, unitsOf } from '../pieces.js';
import type { MadisonState } from '../state.js';
import { FELT } from './distance.js';

/** How a class counts in a fight. */
const CLASS: Readonly<Record<UnitClass, number>> = { A: 1.3, B: 1.1, C: 0.85 };
/** What a fort adds to its defenders, and a naval base and a city to the worth of a town. */
const FORT = 2;
const BASE = 1.5;
const CITY = 2;
const QUEBEC = 8;
const DAMAGED = 0.4;

/** The number of a space; undefined elsewhere. */
export const SPACE_NO: { readonly [place: string]: number } = Object.fromEntries(
  SPACE_IDS.map((id, i) => [id, i]),
);

/** Fighting power on a lake: all of it, what is in its box, and sound ships there. */
export interface Fleet {
  all: number;
  box: number;
  sound: number;
}

/** One side of the board, by the numbers of the spaces. */
export interface Half {
  readonly strength: Float64Array;
  /** Strength near enough to be felt. */
  readonly pressure: Float64Array;
  readonly fleets: { readonly [L in LakeId]: Fleet };
  /** All land strength on the map. */
  total: number;
}

/** What the evaluation looks at, gathered in one pass over the pieces. */
export interface Board {
  readonly state: MadisonState;
  readonly map: Holders;
  readonly us: Half;
  readonly gb: Half;
}

export const powerOf = (state: MadisonState, id: UnitId): number =>
  strengthOf(state, id) * CLASS[UNIT[id].class];

const noFleet = (): Fleet => ({ all: 0, box: 0, sound: 0 });

function halfOf(state: MadisonState, side: Side): Half {
  const half: Half = {
    strength: new Float64Array(SPACE_IDS.length),
    pressure: new Float64Array(SPACE_IDS.length),
    fleets: {
      'lake-ontario': noFleet(),
      'lake-erie': noFleet(),
      'lake-huron': noFleet(),
      'lake-champlain': noFleet(),
    },
    total: 0,
  };
  const { strength } = half;
  for (const id of unitsOf(side)) {
    const at = SPACE_NO[state.units[id].at];
    if (at === undefined) continue;
    const power = powerOf(state, id);
    half.total += power;
    strength[at] = (strength[at] ?? 0) + power;
  }
  spread(half);
  for (const id of shipsOf(side)) addShip(state, half, id);
  return half;
}

function spread({ strength, pressure }: Half): void {
  for (let at = 0; at < strength.length; at++) {
    const power = strength[at] ?? 0;
    const row = FELT[at];
    if (power === 0 || row === undefined) continue;
    for (let i = 0; i < row.length; i += 2) {
      const to = row[i] ?? 0;
      pressure[to] = (pressure[to] ?? 0) + power * (row[i + 1] ?? 0);
    }
  }
}

function addShip({ ships }: MadisonState, { fleets }: Half, id: keyof typeof ships): void {
  const { at, damaged } = ships[id];
  const box = fleets[at as LakeId];
  if (box === undefined && SPACE_NO[at] === undefined) return;
  const fleet = box ?? fleets[SHIP[id].lake];
  const power = (SHIP_TYPE[SHIP[id].type].nbv2 + 0.5) * (damaged === true ? DAMAGED : 1);
  fleet.all += power;
  if (box === undefined) return;
  fleet.box += power;
  if (damaged !== true) fleet.sound += 1;
}

export const boardOf = (state: MadisonState): Board => ({
  state,
  map: holders(state),
  us: halfOf(state, SIDES[0]),
  gb: halfOf(state, SIDES[1]),
});

/** MMW-4.11 the net points as the pieces stand. */
export function pointsOf({ state, map, us, gb }: Board): number {
  let vp = state.eventVp;
  for (const space of SPACE_IDS)
    if (map[space] !== SPACE[space].territory)
      vp += map[space] === 'us' ? valueOf(state, space) : -valueOf(state, space);
  for (const lake of LAKE_IDS) vp += 2 * holdsLake(state, us.fleets[lake], gb.fleets[lake], lake);
  return vp;
}

/** 1: American, -1: British. */
function holdsLake(state: MadisonState, us: Fleet, gb: Fleet, lake: LakeId): number {
  if (us.sound > 0 !== gb.sound > 0) return us.sound > 0 ? 1 : -1;
  const marker = state.markers[lake];
  return marker === null ? 0 : marker === 'us' ? 1 : -1;
}

/** Spaces worth having. */
export const PRIZES: readonly { readonly id: SpaceId; readonly no: number }[] = SPACE_IDS.map(
  (id, no) => ({ id, no }),
).filter(({ id }) => SPACE[id].value > 0 || SPACE[id].base !== null);

/** What it means to win or lose a space: its VPs, its base, and how near it brings an instant victory. */
export function importance(state: MadisonState, space: SpaceId): number {
  const { base, instantVictory } = SPACE[space];
  const value = valueOf(state, space) + (base?.role === 'main' ? BASE : 0);
  if (instantVictory === 'gb') return value + CITY;
  const open = instantVictory === 'us' && state.turn?.startsWith('1814') !== true;
  return value + (open ? QUEBEC : 0);
}

/** Strength with which a side stands in a space, behind its fort. */
export function guard(board: Board, side: Side, space: SpaceId, no: number): number {
  const men = board[side].strength[no] ?? 0;
  return men === 0 ? 0 : men + (fortOf(board.state, space) === null ? 0 : FORT);
}

/** Rough chance that an attack of so much strength takes a place held by so much. */
export function chance(attack: number, defence: number): number {
  if (attack <= 0) return 0;
  if (defence <= 0) return 1;
  const ratio = (1.15 * defence) / attack;
  return 1 / (1 + ratio * ratio * Math.sqrt(ratio));
}
