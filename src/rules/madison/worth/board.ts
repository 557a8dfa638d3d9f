import { EVENT_FORTS } from '../components/forts.js';
import { LEADER, LEADER_IDS } from '../components/leaders.js';
import { LAKE_IDS, SPACE_IDS } from '../components/map.js';
import { SHIP_IDS } from '../components/ships.js';
import { SIDES, type Side } from '../components/side.js';
import { UNIT_IDS } from '../components/units.js';
import { isOnMap } from '../pieces.js';
import type { MadisonState, UnitState } from '../state.js';
import { FELT } from './distance.js';
import { LAKE_NO, SHIP_FACTS, SPACE_NO, TERRITORY, UNIT_FACTS, type UnitFacts } from './numbers.js';
import { FORTS, PRIZES, VALUE } from './prizes.js';

const DAMAGED = 0.4;

/** Fighting power on a lake: all of it, what is in its box, sound ships there, and whether some are under way. */
export interface Fleet {
  all: number;
  box: number;
  sound: number;
  moving: boolean;
}

/** Units that may still move from a space, or are about to attack it, and the MPs spent by the first. */
export interface Party {
  power: number;
  readonly spent: number;
}

/** One side of the board, by the numbers of the spaces and of the lakes. */
export interface Half {
  /** Fighting power. */
  readonly strength: Float64Array;
  /** Fighting power near enough to be felt. */
  readonly pressure: Float64Array;
  /** MMW-4.14 printed strength, units, and units other than Indians; in the enemy's territory only. */
  readonly abroad: Float64Array;
  readonly visitors: Float64Array;
  readonly others: Float64Array;
  readonly fleets: readonly Fleet[];
  readonly parties: Map<number, Party>;
  /** All land power and leaders on the map. */
  total: number;
  leaders: number;
}

/** What the evaluation looks at, gathered in one pass over the pieces. */
export interface Board {
  state: MadisonState;
  readonly us: Half;
  readonly gb: Half;
  /** Whose a space is (MMW-4.14). */
  readonly holder: Side[];
  /** MMW-4.13 VPs of a space, and what it is worth to hold it. */
  readonly value: Float64Array;
  readonly importance: Float64Array;
  /** 1 where there is a fort. */
  readonly fort: Uint8Array;
}

const SPACES = SPACE_IDS.length;

interface Sheet {
  readonly board: Board;
  /** All numbers of both halves that begin at 0. */
  readonly numbers: Float64Array;
}

function sheet(state: MadisonState): Sheet {
  const numbers = new Float64Array(10 * SPACES);
  const column = (no: number): Float64Array => numbers.subarray(no * SPACES, (no + 1) * SPACES);
  const half = (no: number): Half => ({
    strength: column(no),
    pressure: column(no + 1),
    abroad: column(no + 2),
    visitors: column(no + 3),
    others: column(no + 4),
    fleets: LAKE_IDS.map(() => ({ all: 0, box: 0, sound: 0, moving: false })),
    parties: new Map(),
    total: 0,
    leaders: 0,
  });
  const board = {
    state,
    us: half(0),
    gb: half(5),
    holder: [...TERRITORY],
    value: new Float64Array(SPACES),
    importance: new Float64Array(SPACES),
    fort: new Uint8Array(SPACES),
  };
  return { board, numbers };
}

/** Making it anew takes longer than filling it in, so there is one sheet for every position that is judged. */
let only: Sheet | undefined;

/** The board of a position, good until the next is asked for. */
export function boardOf(state: MadisonState): Board {
  only ??= sheet(state);
  const { board, numbers } = only;
  board.state = state;
  numbers.fill(0);
  clear(board.us);
  clear(board.gb);
  addPrizes(board);
  addUnits(board);
  addLeaders(board);
  addShips(board);
  for (let no = 0; no < SPACES; no++) board.holder[no] = TERRITORY[no] as Side;
  for (const side of SIDES) {
    occupy(board, side);
    spread(board[side]);
  }
  return board;
}

function clear(half: Half): void {
  half.total = 0;
  half.leaders = 0;
  half.parties.clear();
  for (const fleet of half.fleets) {
    fleet.all = 0;
    fleet.box = 0;
    fleet.sound = 0;
    fleet.moving = false;
  }
}

function addPrizes({ state, value, importance, fort }: Board): void {
  const { turn, destroyed, forts } = state;
  value.set(VALUE);
  importance.set(PRIZES.importance[turn?.startsWith('1814') === true ? 'late' : 'early']);
  for (const id in destroyed) {
    const no = SPACE_NO.get(id) ?? 0;
    importance[no] = (importance[no] ?? 0) - (value[no] ?? 0);
    value[no] = 0;
  }
  fort.set(FORTS.get(turn) ?? []);
  for (const { id, at } of EVENT_FORTS) if (forts[id] === true) fort[SPACE_NO.get(at) ?? 0] = 1;
}

function addUnits(board: Board): void {
  const { units } = board.state;
  for (let i = 0; i < UNIT_IDS.length; i++) {
    const unit = units[UNIT_IDS[i] as (typeof UNIT_IDS)[number]];
    const facts = UNIT_FACTS[i] as UnitFacts;
    const at = SPACE_NO.get(unit.at);
    if (at !== undefined) addUnit(board[facts.side], facts, unit, at);
    if (unit.force !== undefined) addMover(board[facts.side], facts, unit);
  }
}

function addUnit(half: Half, facts: UnitFacts, unit: UnitState, at: number): void {
  const { strength, abroad, visitors, others } = half;
  const power = unit.reduced === true ? facts.reducedPower : facts.fullPower;
  half.total += power;
  strength[at] = (strength[at] ?? 0) + power;
  if (TERRITORY[at] === facts.side) return;
  abroad[at] = (abroad[at] ?? 0) + (unit.reduced === true ? facts.reduced : facts.full);
  visitors[at] = (visitors[at] ?? 0) + 1;
  if (!facts.indian) others[at] = (others[at] ?? 0) + 1;
}

/** MMW-10.23 reduced units add nothing to an attack. */
function addMover({ parties }: Half, facts: UnitFacts, unit: UnitState): void {
  if (unit.done === true || unit.reduced === true || facts.full === 0) return;
  const here = SPACE_NO.get(unit.target ?? unit.at);
  if (here === undefined) return;
  const party = parties.get(here);
  if (party === undefined) parties.set(here, { power: facts.fullPower, spent: unit.spent ?? 0 });
  else party.power += facts.fullPower;
}

function addLeaders(board: Board): void {
  for (const id of LEADER_IDS)
    if (isOnMap(board.state.leaders[id].at)) board[LEADER[id].side].leaders += 1;
}

function addShips(board: Board): void {
  const { ships } = board.state;
  for (let i = 0; i < SHIP_IDS.length; i++) {
    const ship = ships[SHIP_IDS[i] as (typeof SHIP_IDS)[number]];
    const { side, lake, power } = SHIP_FACTS[i] as (typeof SHIP_FACTS)[number];
    const { fleets } = board[side];
    if (ship.force !== undefined && ship.done !== true) (fleets[lake] as Fleet).moving = true;
    const box = LAKE_NO.get(ship.at);
    if (box === undefined && !SPACE_NO.has(ship.at)) continue;
    const fleet = fleets[box ?? lake] as Fleet;
    const felt = ship.damaged === true ? DAMAGED * power : power;
    fleet.all += felt;
    if (box === undefined) continue;
    fleet.box += felt;
    if (ship.damaged !== true) fleet.sound += 1;
  }
}

/** MMW-4.14, MMW-4.15 spaces of the enemy's territory that a side controls. */
function occupy({ holder, value, us, gb }: Board, side: Side): void {
  const { abroad, visitors, others } = side === 'us' ? us : gb;
  for (let no = 0; no < SPACES; no++) {
    if (visitors[no] === 0) continue;
    const needed = value[no] ?? 0;
    if ((abroad[no] ?? 0) >= needed && ((others[no] ?? 0) > 0 || needed <= 1)) holder[no] = side;
  }
}

function spread({ strength, pressure }: Half): void {
  for (let at = 0; at < SPACES; at++) {
    const power = strength[at] ?? 0;
    const row = FELT[at];
    if (power === 0 || row === undefined) continue;
    for (let i = 0; i < row.length; i += 2) {
      const to = row[i] ?? 0;
      pressure[to] = (pressure[to] ?? 0) + power * (row[i + 1] ?? 0);
    }
  }
}
