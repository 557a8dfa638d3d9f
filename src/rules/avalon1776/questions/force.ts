import { HEX_IDS, hexNo } from '../components/map.js';
import type { Side } from '../components/side.js';
import {
  COMBAT_CODES,
  type Counts,
  COVERED_CODES,
  FACE,
  isCombat,
  SEEN_CODES,
  UNIT,
  type UnitCode,
} from '../components/units.js';
import type { Column, Lots, Spot, State1776, Status } from '../state.js';
import { orderOf } from './order.js';

/** The types that are there, in the order of the list of types. */
export function typesIn(counts: Counts): UnitCode[] {
  // there are few, and most often in order: not every type is asked after
  const types: UnitCode[] = [];
  let last = -1;
  let inOrder = true;
  for (const code in counts) {
    if (counts[code as UnitCode] === undefined) continue;
    const place = PLACE[code as UnitCode];
    inOrder &&= place > last;
    last = place;
    types.push(code as UnitCode);
  }
  return inOrder ? types : types.sort((a, b) => PLACE[a] - PLACE[b]);
}

const PLACE = Object.fromEntries(SEEN_CODES.map((code, nth) => [code, nth])) as Readonly<
  Record<UnitCode, number>
>;

export function isEmpty(counts: Counts): boolean {
  for (const code in counts) if (counts[code as UnitCode] !== undefined) return false;
  return true;
}

/** Adds counts to others, or takes them away; a type of which nothing is left is not named. */
export function add(to: Counts, counts: Counts, sign: 1 | -1 = 1): Counts {
  for (const code of typesIn(counts)) {
    const left = (to[code] ?? 0) + sign * (counts[code] ?? 0);
    if (left === 0) delete to[code];
    else to[code] = left;
  }
  return to;
}

/** Combat strength, in points: A1776-opt.I.G what a face-down counter is worth, its owner knows. */
export function points(counts: Counts): number {
  let sum = 0;
  for (const code in counts) sum += (counts[code as UnitCode] ?? 0) * STRENGTH[code as UnitCode];
  return sum;
}

const strengthOf = (code: string): number => (isCombat(code) ? 1 : 0);
/** Of one unit of a type, or of one counter that lies face down. */
const STRENGTH = Object.fromEntries([
  ...SEEN_CODES.map((code) => [code, strengthOf(code)]),
  ...COVERED_CODES.map((code) => [code, strengthOf(FACE[code].of) * FACE[code].points]),
]) as Readonly<Record<UnitCode, number>>;

/**
 * What others have to reckon with: A1776-opt.I a decoy that lies face down is taken for men by all but its owner, or
 * what is forbidden to them would tell them what it is.
 */
export const men = (counts: Counts): number => points(counts) + (counts['D-1'] ?? 0);

/** Of combat units alone. */
export const troopsOf = (counts: Counts): Counts =>
  Object.fromEntries(COMBAT_CODES.flatMap((code) => (counts[code] ? [[code, counts[code]]] : [])));

/** MP of the slowest of them. */
export function allowance(counts: Counts): number {
  let least = Infinity;
  for (const code in counts) least = Math.min(least, UNIT[code as UnitCode].move);
  return least;
}

export const statusesIn = (lots: Lots): Status[] => (Object.keys(lots) as Status[]).sort();

/** A1776-adv.IV.B.1 inside the fort of the hex. */
export const isInside = (status: Status): boolean => status === 'in' || status === 'into';

/** All units of a side inside its fort. */
export const inside = (lots: Lots | undefined): Counts =>
  add(add({}, lots?.in ?? {}), lots?.into ?? {});

/** All units of a side in a hex outside its fort. */
export function outside(lots: Lots | undefined): Counts {
  const counts: Counts = {};
  if (lots !== undefined)
    for (const status of statusesIn(lots)) if (!isInside(status)) add(counts, lots[status] ?? {});
  return counts;
}

/** All units of a side that stand in a hex. */
export const within = (lots: Lots | undefined): Counts => add(outside(lots), inside(lots));

/** A1776-basic.II.G combat units of a side in a hex, outside a fort, and what is taken for some. */
export function pointsAt(state: State1776, side: Side, hex: string): number {
  const lots = state.hexes[hex]?.[side];
  let sum = 0;
  for (const status in lots)
    if (!isInside(status as Status)) sum += men(lots[status as Status] ?? {});
  return sum;
}

/** The units of a column and what it has captured. */
export const marching = ({ units, captives }: Column): Counts =>
  add({ ...units }, captives?.units ?? {});

/** All that a side has in a hex, outside and inside its fort, on the march too. */
export function presentAt(state: State1776, side: Side, hex: string): Counts {
  return add(outsideAt(state, side, hex), inside(state.hexes[hex]?.[side]));
}

/** What of it stands outside, on the march too. */
export function outsideAt({ hexes, column }: State1776, side: Side, hex: string): Counts {
  const counts = outside(hexes[hex]?.[side]);
  return column?.by === side && column.at === hex ? add(counts, marching(column)) : counts;
}

/**
 * A1776-adv.I.classes combat units of a side in a hex, wherever in it, in points, and what is taken for some: with any
 * the hex is occupied.
 */
export function troopsAt({ hexes, column }: State1776, side: Side, hex: string): number {
  const lots = hexes[hex]?.[side];
  let sum = column?.by === side && column.at === hex ? men(marching(column)) : 0;
  for (const status in lots) sum += men(lots[status as Status] ?? {});
  return sum;
}

/** Puts units into a lot of a hex. */
export function put(
  state: State1776,
  side: Side,
  hex: string,
  status: Status,
  counts: Counts,
): void {
  if (isEmpty(counts)) return;
  const spot = (state.hexes[hex] ??= {});
  const lots = (spot[side] ??= {});
  lots[status] = add({ ...lots[status] }, counts);
}

/** Takes a whole lot out of a hex. */
export function takeLot(state: State1776, side: Side, hex: string, status: Status): Counts {
  const spot = state.hexes[hex];
  const counts = spot?.[side]?.[status] ?? {};
  if (spot?.[side] !== undefined) delete spot[side][status];
  tidy(state, hex);
  return counts;
}

/** Takes units out of a hex, of those lots, in that order. */
export function takeFrom(
  state: State1776,
  side: Side,
  hex: string,
  counts: Counts,
  from: readonly Status[],
): void {
  const lots = state.hexes[hex]?.[side] ?? {};
  for (const status of from) {
    const lot = lots[status] ?? {};
    for (const code of typesIn(lot)) {
      const some = Math.min(lot[code] ?? 0, counts[code] ?? 0);
      if (some === 0) continue;
      add(lot, { [code]: some }, -1);
      counts = add({ ...counts }, { [code]: some }, -1);
    }
    if (isEmpty(lot)) delete lots[status];
  }
  tidy(state, hex);
}

/**
 * Takes units out of a hex, of its lots in the order of their names; where it is said of those inside or outside the
 * fort alone.
 */
export function takeOut(
  state: State1776,
  side: Side,
  hex: string,
  counts: Counts,
  where?: 'in' | 'out',
): void {
  const isThere = (status: Status): boolean =>
    where === undefined || isInside(status) === (where === 'in');
  const lots = statusesIn(state.hexes[hex]?.[side] ?? {}).filter(isThere);
  takeFrom(state, side, hex, counts, lots);
}

/** Nothing empty stays behind. */
export function tidy(state: State1776, hex: string): void {
  const spot = state.hexes[hex];
  if (spot === undefined) return;
  for (const side of ['us', 'gb'] as const)
    if (spot[side] !== undefined && Object.keys(spot[side]).length === 0) delete spot[side];
  if (Object.keys(spot).length === 0) delete state.hexes[hex];
}

/** The hexes with something in them, and those, in board order. */
export const hexesIn = (state: State1776, also: readonly string[] = []): string[] =>
  inOrder([...Object.keys(state.hexes), ...also]);
/** Hexes, each once, in board order. */
export const inOrder = (hexes: readonly string[]): string[] =>
  hexes.length < 2 ? [...hexes] : onBoard(hexes.map(hexNo)).map((no) => HEX_IDS[no] as string);
const onBoard = orderOf(HEX_IDS.map((_, no) => no));

/** Statuses that last beyond a segment. */
export const LASTING: readonly Status[] = ['rest', 'in', 'fixed'];

/** A segment is over: whoever is not inside the fort has not moved yet. */
export function fold(state: State1776, side: Side, hex: string): void {
  const lots = state.hexes[hex]?.[side];
  if (lots === undefined) return;
  for (const status of statusesIn(lots))
    if (!LASTING.includes(status))
      put(state, side, hex, isInside(status) ? 'in' : 'rest', takeLot(state, side, hex, status));
}

/** Those of a side that were inside a fort stand outside: it is theirs no longer. */
export function turnOut(spot: Spot, side: Side): void {
  const lots = spot[side];
  if (lots === undefined) return;
  for (const [from, to] of [
    ['in', 'rest'],
    ['into', 'held'],
  ] as const) {
    const units = lots[from];
    if (units === undefined) continue;
    delete lots[from];
    lots[to] = add({ ...lots[to] }, units);
  }
}
