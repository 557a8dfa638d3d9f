import { banksOf, type Hexside, hexsideOf, isLandable } from '../components/hexsides.js';
import { areaOf } from '../components/scenarios/places.js';
import { other, type Side, SIDES } from '../components/side.js';
import {
  BATEAU_CAPACITY,
  type Counts,
  isCombat,
  isCovered,
  UNIT,
  type UnitCode,
} from '../components/units.js';
import { type Afloat, type Boat, type Column, scenarioIn, type State1776 } from '../state.js';
import { hasFleet } from './campaign/fleets.js';
import { isClosedTo } from './campaign/indian-towns.js';
import { isSnowbound } from './campaign/winter.js';
import { burden } from './capacity.js';
import { points, pointsAt, presentAt, troopsAt, troopsOf, typesIn } from './force.js';
import { type Marks, row, type Ways } from './search.js';

export function sideAt(at: string): Hexside {
  const side = hexsideOf(at);
  if (side === undefined) throw new Error(`${at} is no hexside`);
  return side;
}

export const AFLOAT: readonly Afloat[] = ['rest', 'ferry', 'done'];

/** Sorts hexsides into board order. */
export const inOrder = (ids: string[]): string[] => ids.sort((a, b) => sideAt(a).no - sideAt(b).no);

/** The hexsides at which a side has bateaux in that state (e.g. `ferry`), in board order. */
export function mooringsOf(state: State1776, side: Side, as: Afloat): string[] {
  const found: string[] = [];
  for (const at in state.boats) if (boatsAt(state, side, at, as) > 0) found.push(at);
  return found.length < 2 ? found : inOrder(found);
}

/** How many bateaux of a side lie at a hexside in that state. */
export const boatsAt = (state: State1776, side: Side, at: string, as: Afloat): number =>
  state.boats?.[at]?.[side]?.[as] ?? 0;

/** A1776-opt.II.A.3.b adds `more` bateaux at a hexside, or removes some; empty entries are deleted. */
export function moor(state: State1776, side: Side, at: string, as: Afloat, more: number): void {
  const boats = (state.boats ??= {});
  const berth = (boats[at] ??= {});
  const fleet = (berth[side] ??= {});
  const now = (fleet[as] ?? 0) + more;
  if (now > 0) fleet[as] = now;
  else delete fleet[as];
  if (Object.keys(fleet).length === 0) delete berth[side];
  if (Object.keys(berth).length === 0) delete boats[at];
  if (Object.keys(boats).length === 0) delete state.boats;
}

/** At the end of a segment every bateau becomes able to move again in its owner's next segment. */
export function unmoor(state: State1776): void {
  for (const at of Object.keys(state.boats ?? {}))
    for (const side of SIDES)
      for (const as of ['ferry', 'done'] as const) {
        const boats = boatsAt(state, side, at, as);
        if (boats === 0) continue;
        moor(state, side, at, as, -boats);
        moor(state, side, at, 'rest', boats);
      }
}

/**
 * A1776-opt.II.A.8 the banks in the area of play on which units can land from a bateau, i.e. those without wilderness.
 */
export const landings = (state: State1776, side: Hexside): string[] =>
  banksOf(side).filter((hex) => areaOf(scenarioIn(state)).has(hex) && isLandable(side, hex));

/** The banks on which a side can land; A1776-camp.V.B not in an Indian town that is closed to it. */
export const landingsOf = (state: State1776, side: Hexside, by: Side): string[] =>
  landings(state, side).filter((hex) => !isClosedTo(state, by, hex));

/** A1776-camp.VII.A.2.b whether bateaux cannot use that hexside in winter: one of its banks lies in the north. */
export const isIced = (state: State1776, at: string): boolean =>
  sideAt(at).hexes.some((hex) => isSnowbound(state, hex));

/**
 * A1776-opt.II.A.11 to A1776-opt.II.A.11.d whether enemies beside the hexside stop a bateau: not on rivers of class 3
 * and lakes.
 */
const stopsBoats = ({ navigable, water }: Hexside): boolean =>
  navigable && (water === 'river1' || water === 'river2');

/**
 * A1776-opt.II.A.11 hexsides where a bateau must stop; A1776-opt.II.A.11.f it cannot go where enemy ships are,
 * A1776-opt.II.A.8 nor where it would have to stop and could not land.
 */
const stopsFor =
  (state: State1776, by: Side): Marks =>
  (id) => {
    if (isIced(state, id) || hasFleet(state, other(by), id)) return 'bar';
    const side = sideAt(id);
    // A1776-opt.II.A.11.c units inside a fort do not stop it.
    const isBeside = side.hexes.some((hex) => pointsAt(state, other(by), hex) > 0);
    if (!isBeside || !stopsBoats(side)) return 'pass';
    return landingsOf(state, side, by).length > 0 ? 'end' : 'bar';
  };

/** Marks for a bateau that nothing stops. */
export const UNSTOPPED: Marks = () => 'pass';

/** A1776-opt.II.A.2 how many hexsides a bateau can still row. */
export const rowsLeft = ({ spent }: Boat): number => UNIT.B.move - spent;

/** A1776-opt.II.A.1 the hexsides to which a bateau can be rowed, whether or not it can end there. */
export const rowing = (state: State1776, boat: Boat): Ways =>
  row(scenarioIn(state), boat.at, boat.halted ? 0 : rowsLeft(boat), stopsFor(state, boat.by));

export const mustHalt = (state: State1776, { by, at }: Boat): boolean =>
  stopsFor(state, by)(at) === 'end';

/** A1776-opt.II.A.5 whether a bateau can carry the type: combat units, guns and supply, but no works. */
export const isCarried = (code: UnitCode): boolean =>
  isCombat(code) || isCovered(code) || UNIT[code].kind === 'train';

export const roomIn = (state: State1776, { by, aboard }: Boat): number =>
  BATEAU_CAPACITY - burden(state, by, aboard);

/**
 * A1776-opt.II.A.6 hex -> units beside the bateau's hexside that can be loaded: those that have not moved in this phase
 * (an arrival counts as moved). A garrison too, unless it is besieged.
 */
export function waiting(state: State1776, { by, at }: Boat): ReadonlyMap<string, Counts> {
  const found = new Map<string, Counts>();
  for (const hex of banksOf(sideAt(at))) {
    const lots = state.hexes[hex]?.[by];
    const besieged = pointsAt(state, other(by), hex) > 0;
    const there: Counts = {};
    for (const lot of [lots?.rest, besieged ? undefined : lots?.in])
      for (const code of typesIn(lot ?? {}))
        if (isCarried(code)) there[code] = (there[code] ?? 0) + (lot?.[code] ?? 0);
    if (typesIn(there).length > 0) found.set(hex, there);
  }
  return found;
}

/** A1776-opt.II.B.1 whether both banks of a hexside are land in the area of play. */
export function isCrossed(state: State1776, at: string): boolean {
  const area = areaOf(scenarioIn(state));
  return hexsideOf(at)?.hexes.every((hex) => area.has(hex)) === true;
}

/** A1776-scn3.options.2 whether bateaux carry nobody in that scenario. */
export const ferryOnly = (state: State1776): boolean =>
  SIDES.some((side) => scenarioIn(state).setup[side].some(({ ferryOnly: only }) => only === true));

/** The points of face-up combat units of a side in a hex. */
const openAt = (state: State1776, side: Side, hex: string): number =>
  points(troopsOf(presentAt(state, side, hex)));

/**
 * A1776-opt.II.C.2 whether a side can take enemy bateaux at a hexside: it has a combat unit on a bank, and the enemy
 * has none on either bank, not even inside a fort. A1776-opt.I face-down units take no bateaux before they are turned
 * up. Otherwise nobody being asked about the bateaux would show that the counters are decoys.
 */
function isSeizable(state: State1776, by: Side, at: string): boolean {
  const banks = banksOf(sideAt(at));
  return (
    state.boats?.[at]?.[other(by)] !== undefined &&
    banks.some((hex) => openAt(state, by, hex) > 0) &&
    !banks.some((hex) => troopsAt(state, other(by), hex) > 0)
  );
}

/** The hexsides with bateaux beside some hexes, in board order. */
export const mooredBeside = (state: State1776, hexes: readonly string[]): string[] =>
  inOrder(Object.keys(state.boats ?? {})).filter((at) =>
    sideAt(at).hexes.some((hex) => hexes.includes(hex)),
  );

/** A1776-opt.II.C.1 how many bateaux of the enemy that side may take at a hexside. */
export const prizesAt = (state: State1776, by: Side, at: string): number =>
  isSeizable(state, by, at)
    ? AFLOAT.reduce((sum, as) => sum + boatsAt(state, other(by), at, as), 0)
    : 0;

/**
 * A1776-opt.II.C.2 the hexside to which a captured bateau goes when its captors step from one hex to the next; null:
 * there is none, as they leave the river.
 */
function alongside(
  state: State1776,
  by: Side,
  at: string,
  [from, to]: readonly [from: string, to: string],
): string | null {
  if (sideAt(at).hexes.includes(to)) return at;
  // A1776-opt.II.A.11.f
  const ways = row(scenarioIn(state), at, UNIT.B.move, (id) =>
    hasFleet(state, other(by), id) ? 'bar' : 'pass',
  );
  const isBeside = (id: string): boolean =>
    sideAt(id).hexes.some((hex) => hex === from || hex === to);
  const near = ways.ids.filter(
    (id) => sideAt(id).hexes.includes(to) && ways.path(id).every(isBeside),
  );
  const least = Math.min(...near.map((id) => ways.spent(id) ?? Infinity));
  return near.find((id) => ways.spent(id) === least) ?? null;
}

/**
 * A1776-opt.II.C.2 captured bateaux go where their captors go; A1776-opt.II.C.3 they are lost if the captors leave
 * their river. Returns the hexsides of those that are lost.
 */
export function takeAlong(state: State1776, column: Column, via: readonly string[]): string[] {
  const lost: string[] = [];
  const tow: { [hexside: string]: number } = {};
  for (const at of inOrder(Object.keys(column.tow ?? {}))) {
    const boats = column.tow?.[at] ?? 0;
    moor(state, column.by, at, 'done', -boats);
    let place: string | null = at;
    for (let i = 1; i < via.length && place !== null; i++)
      place = alongside(state, column.by, place, [via[i - 1] ?? '', via[i] ?? '']);
    if (place === null) lost.push(at);
    else {
      moor(state, column.by, place, 'done', boats);
      tow[place] = (tow[place] ?? 0) + boats;
    }
  }
  if (Object.keys(tow).length > 0) column.tow = tow;
  else delete column.tow;
  return lost;
}
