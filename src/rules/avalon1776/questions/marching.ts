import { between } from '../components/hexsides.js';
import { stepMp } from '../components/land.js';
import { distance, hexOf, neighbours } from '../components/map.js';
import { areaOf } from '../components/scenarios/places.js';
import { other, type Side } from '../components/side.js';
import type { Counts } from '../components/units.js';
import { type Column, type Lots, scenarioIn, type State1776, type Status } from '../state.js';
import { mooringsOf } from './boats.js';
import { areClosed, INDIAN_TOWNS, isClosedTo } from './campaign/indian-towns.js';
import { ferryFleets } from './campaign/voyage.js';
import { halved } from './campaign/winter.js';
import { hasCovered, hasDecoy, hasKnownDecoy, isHostile } from './covered.js';
import { allowance, inside, points, pointsAt, statusesIn, within } from './force.js';
import { barTo, type Ground } from './ground.js';
import { march, type Marks, type Ways } from './search.js';
import { guns } from './supply.js';

/** The MP that units of that status have spent, if they can still begin to march; null: they cannot. */
export function readiness(status: Status): number | null {
  if (status === 'rest') return 0;
  return status.startsWith('free') ? Number(status.slice('free'.length)) : null;
}

/** The status of the lot that has spent so many MP and can begin to march. */
export const readyLot = (lots: Lots, mp: number): Status | undefined =>
  statusesIn(lots).find((status) => readiness(status) === mp);

/** The numbers of MP that lots which can begin to march have spent, sorted as texts. */
export function readyIn(lots: Lots): number[] {
  const ready: number[] = [];
  for (const status in lots) {
    const mp = readiness(status as Status);
    if (mp !== null) ready.push(mp);
  }
  return ready.length > 1 ? ready.sort((a, b) => (String(a) < String(b) ? -1 : 1)) : ready;
}

export function isAnyReady({ hexes }: State1776, side: Side): boolean {
  for (const hex in hexes) {
    const lots = hexes[hex]?.[side];
    for (const status in lots) if (readiness(status as Status) !== null) return true;
  }
  return false;
}

/** The ground for a mover: only ferries of their own help. */
export const groundOf = (state: State1776, by: Side): Ground => {
  const scenario = scenarioIn(state);
  return {
    scenario,
    // A1776-scn3.special.2
    rain: scenario.rain?.includes(state.turn) === true,
    ferries: [...mooringsOf(state, by, 'ferry'), ...ferryFleets(state, by)],
  };
};

interface Marchers {
  readonly by: Side;
  readonly units?: Counts;
  /** A1776-opt.III.G set for a declaration: decoys then go where they are said to go, like other counters. */
  readonly bluff?: true;
}

/**
 * A1776-basic.II.G a way ends where enemy combat units stand, A1776-adv.IV.B.1.c but a garrison does not end it,
 * A1776-adv.IV.E.2 nor do guns alone, which can be captured; A1776-basic.II.F friends can be passed. A1776-opt.I.G.1 no
 * decoy can come where enemy counters are, and no face-down counter can pass any, so that its way does not betray what
 * it is; A1776-opt.I.G.2 a known decoy is driven off by any unit that comes, and A1776-opt.I.E.2 a garrison that lies
 * face down is turned up, so both end a way too.
 */
export function stopsOf(state: State1776, { by, units, bluff }: Marchers): Marks {
  const isTroops = units === undefined || points(units) > 0;
  const enemy = other(by);
  const isUnseen = units !== undefined && hasCovered(units);
  const hostile = isUnseen && hasDecoy(units) && bluff !== true ? 'bar' : 'end';
  const stops = new Map<string, 'end' | 'bar'>();
  for (const hex in state.hexes)
    if (isUnseen && isHostile(state, by, hex)) stops.set(hex, hostile);
    else if (
      pointsAt(state, enemy, hex) > 0 ||
      hasKnownDecoy(state, enemy, hex) ||
      hasCovered(inside(state.hexes[hex]?.[enemy])) ||
      (isTroops && isPrize(state, enemy, hex))
    )
      stops.set(hex, 'end');
  // A1776-camp.V.B Indian towns are closed to the Americans; the British open them by coming there.
  if (areClosed(state)) for (const hex of INDIAN_TOWNS) stops.set(hex, by === 'us' ? 'bar' : 'end');
  return (hex) => stops.get(hex) ?? 'pass';
}

/**
 * A1776-adv.IV.E.1, A1776-adv.IV.B.2.c whether combat units capture or destroy something by coming there: guns alone, a
 * fort under construction.
 */
function isPrize(state: State1776, owner: Side, hex: string): boolean {
  const { built, [owner]: lots } = state.hexes[hex] ?? {};
  if (built === owner) return true;
  if (lots === undefined) return false;
  const there = within(lots);
  return guns(there) > 0 && points(there) === 0;
}

/**
 * The MP left to a column. A1776-adv.IV.F.2 captured counters may leave it fewer; A1776-camp.VII.A.2.a in winter it may
 * have half.
 */
export function mpLeft({ units, spent, captives, halved: isHalved }: Column): number {
  const all = isHalved ? halved(allowance(units)) : allowance(units);
  return Math.min(all, captives?.until ?? Infinity) - spent;
}

/** A1776-basic.II.A the hexes to which the column can go at once; `until`: search only for the way to that hex. */
export const waysOf = (state: State1776, column: Column, until?: string): Ways =>
  march(groundOf(state, column.by), column.at, mpLeft(column), stopsOf(state, column), until);

/**
 * A1776-adv.V.D whether the column stands at a limit of the area over which units can leave for good: land continues
 * beyond it.
 */
export function mayDepart(state: State1776, { at }: Column): boolean {
  const scenario = scenarioIn(state);
  const area = areaOf(scenario);
  return (
    scenario.mayLeave === true &&
    neighbours(at).some((hex) => !area.has(hex) && hexOf(hex)?.kind === 'land' && isStep(at, hex))
  );
}

const isStep = (from: string, to: string): boolean => stepMp(between(from, to), {}) !== null;

/** Marks for a search in which nothing stops the units. */
const NOTHING: Marks = () => 'pass';

/** More MP than any way on the board costs. */
const FAR = 999;

/**
 * Why a column cannot come to a hex: a stop on the way, too few MP, the limit of the area, or a hexside that cannot be
 * crossed.
 */
export function barOf(state: State1776, column: Column, hex: string): string {
  const ground = groundOf(state, column.by);
  if (!areaOf(ground.scenario).has(hex)) return ground.scenario.area;
  if (hex === column.at) return 'A1776-basic.II.A';
  if (hasDecoy(column.units) && isHostile(state, column.by, hex)) return 'A1776-opt.I.G.1';
  if (distance(column.at, hex) === 1) {
    const bar = barTo(ground, column.at, hex);
    if (bar === 'water') return 'A1776-basic.II.H';
    if (bar === 'rain') return 'A1776-scn3.special.2';
  }
  if (isClosedTo(state, column.by, hex)) return 'A1776-camp.V.B';
  const way = (mp: number) => march(ground, column.at, mp, NOTHING, hex).spent(hex);
  const { captives, halved: isHalved, ...free } = column;
  if (isHalved && way(mpLeft(free)) !== undefined) return 'A1776-camp.VII.A.2.a';
  if (way(mpLeft(column)) !== undefined) return 'A1776-basic.II.G';
  if (captives !== undefined && way(mpLeft(free)) !== undefined) return 'A1776-adv.IV.F.2';
  return way(FAR) === undefined ? 'A1776-basic.II.H' : 'A1776-basic.II.H.1';
}
