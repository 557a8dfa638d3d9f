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

/** The types that are present, in the order of `SEEN_CODES`. */
export function typesIn(counts: Counts): UnitCode[] {
  // There are few, and mostly in order, so this does not go through all types.
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

/** Adds counts to others, or takes them away; types with nothing left are deleted. */
export function add(to: Counts, counts: Counts, sign: 1 | -1 = 1): Counts {
  for (const code of typesIn(counts)) {
    const left = (to[code] ?? 0) + sign * (counts[code] ?? 0);
    if (left === 0) delete to[code];
    else to[code] = left;
  }
  return to;
}

/** Combat strength in points; A1776-opt.I.G only the owner knows that of a face-down counter. */
export function points(counts: Counts): number {
  let sum = 0;
  for (const code in counts) sum += (counts[code as UnitCode] ?? 0) * STRENGTH[code as UnitCode];
  return sum;
}

const strengthOf = (code: string): number => (isCombat(code) ? 1 : 0);
/** The strength of one point of a type, or of one face-down counter. */
const STRENGTH = Object.fromEntries([
  ...SEEN_CODES.map((code) => [code, strengthOf(code)]),
  ...COVERED_CODES.map((code) => [code, strengthOf(FACE[code].of) * FACE[code].points]),
]) as Readonly<Record<UnitCode, number>>;

/**
 * The strength that others have to reckon with: A1776-opt.I for everybody but its owner a face-down decoy may be a
 * unit. If decoys did not count, what is forbidden to the owner would betray them.
 */
export const men = (counts: Counts): number => points(counts) + (counts['D-1'] ?? 0);

/** The combat units only. */
export const troopsOf = (counts: Counts): Counts =>
  Object.fromEntries(COMBAT_CODES.flatMap((code) => (counts[code] ? [[code, counts[code]]] : [])));

/** The MP of the slowest of the units. */
export function allowance(counts: Counts): number {
  let least = Infinity;
  for (const code in counts) least = Math.min(least, UNIT[code as UnitCode].move);
  return least;
}

export const statusesIn = (lots: Lots): Status[] => (Object.keys(lots) as Status[]).sort();

/** A1776-adv.IV.B.1 whether units of that status are inside the fort of the hex. */
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

/** All units of a side that stand in a hex, outside and inside a fort. */
export const within = (lots: Lots | undefined): Counts => add(outside(lots), inside(lots));

/** A1776-basic.II.G the points of a side in a hex outside a fort, including face-down decoys. */
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

/** All units of a side in a hex, outside and inside its fort, including those on the march. */
export function presentAt(state: State1776, side: Side, hex: string): Counts {
  return add(outsideAt(state, side, hex), inside(state.hexes[hex]?.[side]));
}

/** The units of a side outside a fort in a hex, including those on the march. */
export function outsideAt({ hexes, column }: State1776, side: Side, hex: string): Counts {
  const counts = outside(hexes[hex]?.[side]);
  return column?.by === side && column.at === hex ? add(counts, marching(column)) : counts;
}

/**
 * A1776-adv.I.classes the points of a side anywhere in a hex, including face-down decoys; if there are any, the hex is
 * occupied.
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

/** Takes units out of these lots of a hex, in this order. */
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
 * Takes units out of a hex, from its lots in the order of their names; `where`: only from inside or outside the fort.
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

/** Deletes the empty entries of a hex. */
export function tidy(state: State1776, hex: string): void {
  const spot = state.hexes[hex];
  if (spot === undefined) return;
  for (const side of ['us', 'gb'] as const)
    if (spot[side] !== undefined && Object.keys(spot[side]).length === 0) delete spot[side];
  if (Object.keys(spot).length === 0) delete state.hexes[hex];
}

/** The hexes with something in them, together with `also`, in board order. */
export const hexesIn = (state: State1776, also: readonly string[] = []): string[] =>
  inOrder([...Object.keys(state.hexes), ...also]);
/** Sorts hexes into board order, each once. */
export const inOrder = (hexes: readonly string[]): string[] =>
  hexes.length < 2 ? [...hexes] : onBoard(hexes.map(hexNo)).map((no) => HEX_IDS[no] as string);
const onBoard = orderOf(HEX_IDS.map((_, no) => no));

/** Statuses that last beyond a segment. */
export const LASTING: readonly Status[] = ['rest', 'in', 'fixed'];

/** At the end of a segment, all units outside a fort become `rest`, i.e. they have not moved yet. */
export function fold(state: State1776, side: Side, hex: string): void {
  const lots = state.hexes[hex]?.[side];
  if (lots === undefined) return;
  for (const status of statusesIn(lots))
    if (!LASTING.includes(status))
      put(state, side, hex, isInside(status) ? 'in' : 'rest', takeLot(state, side, hex, status));
}

/** Moves the units of a side that were inside a fort outside, as the fort is no longer theirs. */
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
