import { LAKE_IDS, SPACE_IDS } from '../../components/map.js';
import type { Side } from '../../components/side.js';
import { isOnMap, leaderStates, shipStates, unitStates } from '../../questions/pieces.js';
import type { LeaderState, MadisonState, ShipState, UnitState } from '../../state.js';
import { FELT } from './distance.js';
import {
  LAKE_NO,
  NAVAL,
  SHIP_FACTS,
  type ShipFacts,
  SPACE_NO,
  UNIT_FACTS,
  type UnitFacts,
} from './numbers.js';

const DAMAGED = 0.4;

/**
 * Fighting power on a lake: all of it, with a naval leader, in the box, under way. `sound`: number of undamaged ships
 * in the box.
 */
export interface Fleet {
  all: number;
  led: number;
  box: number;
  sailing: number;
  sound: number;
}

/**
 * Units that may still move from a place, or are about to attack it: their fighting power, and the MPs spent by the
 * first.
 */
export interface Party {
  power: number;
  /**
   * Printed strength, and whether some of them are not Indians, which control of a town requires (MMW-4.14, MMW-4.15).
   */
  strength: number;
  others: boolean;
  readonly spent: number;
}

/** One side of the board; arrays are by index of the space or lake. */
export interface SideBoard {
  /** Fighting power in a space, and the power near enough to be felt there. */
  readonly power: Float64Array;
  readonly pressure: Float64Array;
  /** Printed strength, number of units, number of units other than Indians. */
  readonly strength: Float64Array;
  readonly units: Float64Array;
  readonly others: Float64Array;
  /** Number of units at full strength. */
  readonly fresh: Float64Array;
  /** Fighting power of ships in a town, and how many units they can carry. */
  readonly anchored: Float64Array;
  readonly lift: Float64Array;
  readonly fleets: readonly Fleet[];
  /** 1 where there is a naval leader, by index of the space, or `AFLOAT` plus the index of the lake. */
  readonly captains: Uint8Array;
  /** Parties by index of the space, or `AFLOAT` plus the index of the lake. */
  readonly parties: Map<number, Party>;
  /** Place of each unit, and whether it was reduced, when land units were last added up. */
  readonly standing: unknown[];
  /** MPs from each space to the nearest prize that can be taken. */
  readonly front: Float64Array;
  /** Number of leaders on the map; number of pieces to be held back. */
  leaders: number;
  wished: number;
}

/** Parties aboard ships have this plus the index of their lake as their key. */
export const AFLOAT = SPACE_IDS.length;
const SPACES = SPACE_IDS.length;

/** An array with a number for every space. */
export const column = (): Float64Array => new Float64Array(SPACES);

export function blankSideBoard(): SideBoard {
  return {
    power: column(),
    pressure: column(),
    strength: column(),
    units: column(),
    others: column(),
    fresh: column(),
    anchored: column(),
    lift: column(),
    fleets: LAKE_IDS.map(() => ({ all: 0, led: 0, box: 0, sailing: 0, sound: 0 })),
    captains: new Uint8Array(SPACES + LAKE_IDS.length),
    parties: new Map(),
    standing: [],
    front: column(),
    leaders: 0,
    wished: 0,
  };
}

/** Adds up the pieces of a side. Returns whether its land units have changed since the last time. */
export function tally(own: SideBoard, side: Side, state: MadisonState): boolean {
  const units = unitStates(state, side);
  const moved = haveMoved(own, units);
  clear(own);
  if (moved) addUnits(own, side, units);
  addMovers(own, side, units);
  addLeaders(own, side, state);
  addShips(own, side, state);
  return moved;
}

/** Clears what is added up anew for every position. */
function clear(own: SideBoard): void {
  own.anchored.fill(0);
  own.lift.fill(0);
  own.captains.fill(0);
  own.leaders = 0;
  own.wished = 0;
  own.parties.clear();
  for (const fleet of own.fleets) {
    fleet.all = 0;
    fleet.led = 0;
    fleet.box = 0;
    fleet.sailing = 0;
    fleet.sound = 0;
  }
}

/**
 * Whether a unit has moved or been flipped since units were last added up, which is rare among hundreds of positions.
 */
function haveMoved({ standing }: SideBoard, units: readonly UnitState[]): boolean {
  for (let i = 0; i < units.length; i++) {
    const { at, reduced } = units[i] as UnitState;
    if (at !== standing[2 * i] || reduced !== standing[2 * i + 1]) return true;
  }
  return false;
}

function addUnits(own: SideBoard, side: Side, units: readonly UnitState[]): void {
  const { standing, power, pressure, strength, others } = own;
  for (const column of [power, pressure, strength, own.units, others, own.fresh]) column.fill(0);
  for (let i = 0; i < units.length; i++) {
    const { at, reduced } = units[i] as UnitState;
    standing[2 * i] = at;
    standing[2 * i + 1] = reduced;
    const no = SPACE_NO.get(at);
    if (no !== undefined) addUnit(own, UNIT_FACTS[side][i] as UnitFacts, reduced === true, no);
  }
  spread(own);
}

function addUnit(own: SideBoard, facts: UnitFacts, isReduced: boolean, at: number): void {
  const { power, strength, units, others, fresh } = own;
  const felt = isReduced ? facts.reducedPower : facts.fullPower;
  power[at] = (power[at] ?? 0) + felt;
  strength[at] = (strength[at] ?? 0) + (isReduced ? facts.reduced : facts.full);
  units[at] = (units[at] ?? 0) + 1;
  if (!facts.indian) others[at] = (others[at] ?? 0) + 1;
  if (!isReduced) fresh[at] = (fresh[at] ?? 0) + 1;
}

function addMovers(own: SideBoard, side: Side, units: readonly UnitState[]): void {
  for (let i = 0; i < units.length; i++) {
    const unit = units[i] as UnitState;
    if (unit.force !== undefined) addMover(own, UNIT_FACTS[side][i] as UnitFacts, unit);
    else if (unit.wished === true) own.wished += 1;
  }
}

/** MMW-10.23 reduced units add nothing to an attack. */
function addMover({ parties }: SideBoard, facts: UnitFacts, unit: UnitState): void {
  if (unit.done === true || unit.reduced === true || facts.full === 0) return;
  const here = placeNo(unit.target ?? unit.at);
  if (here === undefined) return;
  let party = parties.get(here);
  if (party === undefined) {
    party = { power: 0, strength: 0, others: false, spent: unit.spent ?? 0 };
    parties.set(here, party);
  }
  party.power += facts.fullPower;
  party.strength += facts.full;
  if (!facts.indian) party.others = true;
}

function placeNo(place: string): number | undefined {
  const lake = LAKE_NO.get(place);
  return lake === undefined ? SPACE_NO.get(place) : AFLOAT + lake;
}

function addLeaders(own: SideBoard, side: Side, state: MadisonState): void {
  const leaders = leaderStates(state, side);
  for (let i = 0; i < leaders.length; i++) {
    const { at, wished } = leaders[i] as LeaderState;
    if (isOnMap(at)) {
      own.leaders += 1;
      const no = NAVAL[side][i] === true ? placeNo(at) : undefined;
      if (no !== undefined) own.captains[no] = 1;
    } else if (wished === true) own.wished += 1;
  }
}

function addShips(own: SideBoard, side: Side, state: MadisonState): void {
  const ships = shipStates(state, side);
  for (let i = 0; i < ships.length; i++) {
    const ship = ships[i] as ShipState;
    const { lake, power, lift } = SHIP_FACTS[side][i] as ShipFacts;
    if (!isOnMap(ship.at)) continue;
    const box = LAKE_NO.get(ship.at);
    const port = SPACE_NO.get(ship.at);
    if (box === undefined && port === undefined) continue;
    const fleet = own.fleets[box ?? lake] as Fleet;
    const felt = ship.damaged === true ? DAMAGED * power : power;
    fleet.all += felt;
    if (own.captains[port ?? AFLOAT + (box ?? 0)] === 1) fleet.led += felt;
    if (ship.force !== undefined && ship.done !== true) fleet.sailing += felt;
    if (port !== undefined) {
      own.anchored[port] = (own.anchored[port] ?? 0) + felt;
      own.lift[port] = (own.lift[port] ?? 0) + lift;
    } else {
      fleet.box += felt;
      if (ship.damaged !== true) fleet.sound += 1;
    }
  }
}

function spread({ power, pressure }: SideBoard): void {
  for (let at = 0; at < SPACES; at++) {
    const here = power[at] ?? 0;
    const row = FELT[at];
    if (here === 0 || row === undefined) continue;
    for (let i = 0; i < row.length; i += 2) {
      const to = row[i] ?? 0;
      pressure[to] = (pressure[to] ?? 0) + here * (row[i + 1] ?? 0);
    }
  }
}

/** What the evaluation uses, collected in one loop over the pieces. */
export interface Board {
  state: MadisonState;
  readonly us: SideBoard;
  readonly gb: SideBoard;
  /** Side that holds each space (MMW-4.14). */
  readonly holder: Side[];
  /** MMW-4.13 VPs of each space, and the value of holding it. */
  readonly value: Float64Array;
  readonly importance: Float64Array;
  /** 1 where there is a fort. */
  readonly fort: Uint8Array;
  /** Raised whenever land units differ from those of the position before. */
  stands: number;
}
