import { hexNo } from '../components/map.js';
import type { Side } from '../components/side.js';
import { COMBAT_CODES, UNIT, UNIT_CODES, type UnitCode } from '../components/units.js';
import type { Counts, Lots, State1776, Status } from '../state.js';

/** The types that are there, in the order of the list of types. */
export const typesIn = (counts: Counts): UnitCode[] =>
  UNIT_CODES.filter((code) => counts[code] !== undefined);

export const isEmpty = (counts: Counts): boolean => typesIn(counts).length === 0;

/** Adds counts to others, or takes them away; a type of which nothing is left is not named. */
export function add(to: Counts, counts: Counts, sign: 1 | -1 = 1): Counts {
  for (const code of typesIn(counts)) {
    const left = (to[code] ?? 0) + sign * (counts[code] ?? 0);
    if (left === 0) delete to[code];
    else to[code] = left;
  }
  return to;
}

/** Combat strength, in points. */
export const points = (counts: Counts): number =>
  COMBAT_CODES.reduce((sum, code) => sum + (counts[code] ?? 0), 0);

/** MP of the slowest of them. */
export const allowance = (counts: Counts): number =>
  Math.min(...typesIn(counts).map((code) => UNIT[code].move));

export const statusesIn = (lots: Lots): Status[] => (Object.keys(lots) as Status[]).sort();

/** All units of a side in a hex outside its fort. */
export function outside(lots: Lots | undefined): Counts {
  const counts: Counts = {};
  if (lots !== undefined)
    for (const status of statusesIn(lots)) if (status !== 'in') add(counts, lots[status] ?? {});
  return counts;
}

/** A1776-basic.II.G combat units of a side in a hex, outside a fort. */
export function pointsAt(state: State1776, side: Side, hex: string): number {
  const lots = state.hexes[hex]?.[side];
  let sum = 0;
  for (const status in lots) if (status !== 'in') sum += points(lots[status as Status] ?? {});
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

/** Takes units out of a hex, of its lots in the order of their names. */
export function takeOut(state: State1776, side: Side, hex: string, counts: Counts): void {
  const lots = state.hexes[hex]?.[side] ?? {};
  for (const status of statusesIn(lots)) {
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

/** Nothing empty stays behind. */
function tidy(state: State1776, hex: string): void {
  const spot = state.hexes[hex];
  if (spot === undefined) return;
  for (const side of ['us', 'gb'] as const)
    if (spot[side] !== undefined && Object.keys(spot[side]).length === 0) delete spot[side];
  if (Object.keys(spot).length === 0) delete state.hexes[hex];
}

/** The hexes with something in them, and those, in board order. */
export const hexesIn = (state: State1776, also: readonly string[] = []): string[] =>
  [...new Set([...Object.keys(state.hexes), ...also])].sort((a, b) => hexNo(a) - hexNo(b));

/** A segment is over: whoever is not inside the fort has not moved yet. */
export function fold(state: State1776, side: Side, hex: string): void {
  for (const status of statusesIn(state.hexes[hex]?.[side] ?? {}))
    if (status !== 'rest' && status !== 'in')
      put(state, side, hex, 'rest', takeLot(state, side, hex, status));
}
