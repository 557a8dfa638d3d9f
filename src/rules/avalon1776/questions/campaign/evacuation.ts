import { reach, spentByNode } from '../../../kits/graph.js';
import { WATERS_AT_SEA } from '../../components/campaign/sea.js';
import { SHIP, type ShipId } from '../../components/campaign/ships.js';
import { LAND } from '../../components/land.js';
import { hexNo } from '../../components/map.js';
import type { Counts, UnitCode } from '../../components/units.js';
import type { Column, State1776 } from '../../state.js';
import { costOf } from '../capacity.js';
import { add, hexesIn, isEmpty, pointsAt, within } from '../force.js';
import { costsOf } from '../ground.js';
import { groundOf, waysOf } from '../marching.js';
import { courseTo } from './course.js';
import { asideOf, fleetsOf } from './fleets.js';
import { shoresOf } from './voyage.js';
import { WEST_INDIES } from './west-indies.js';
import { isSnowbound } from './winter.js';

const FRENCH: readonly UnitCode[] = ['FR', 'FA', 'FS'];

export const isFrench = (unit: UnitCode): boolean => FRENCH.includes(unit);

/** The French units of a force, combat units before guns and supply. */
export const frenchOf = (counts: Counts = {}): Counts =>
  Object.fromEntries(
    FRENCH.flatMap((unit) => (counts[unit] === undefined ? [] : [[unit, counts[unit]]])),
  );

const frenchFleets = (state: State1776): ShipId[] =>
  fleetsOf(state, 'us').filter((id) => SHIP[id].french);

/** Hexes of the map with French land units. */
export const frenchHexes = (state: State1776): string[] =>
  hexesIn(state).filter((hex) => !isEmpty(frenchOf(within(state.hexes[hex]?.us))));

/** A1776-camp.VIII.C.2 whether French land units still have to be brought to the West Indies and landed there. */
export const isLifting = (state: State1776): boolean =>
  state.withdraws === true &&
  (frenchHexes(state).length > 0 ||
    frenchFleets(state).some((id) => !isEmpty(frenchOf(state.ships?.[id]?.aboard))));

/** A1776-camp.VIII.C.2 whether no French fleet is left that could come for them. */
export const isStranded = (state: State1776): boolean =>
  isLifting(state) &&
  [...frenchFleets(state), ...asideOf(state, 'us', 'refit'), ...asideOf(state, 'us', 'due')].every(
    (id) => !SHIP[id].french,
  );

let waters: ReadonlyMap<string, readonly string[]> | undefined;
/** Hex -> the waters from which a battle fleet can take its units aboard. */
function watersBy(): ReadonlyMap<string, readonly string[]> {
  if (waters !== undefined) return waters;
  const found = new Map<string, string[]>();
  // Leaves out lakes, and rivers of class 3 that are connected to the sea only by one of class 2.
  const leadsThere = courseTo('fr-bf-a', WEST_INDIES);
  for (const water of WATERS_AT_SEA)
    if (leadsThere.phasesFrom(water) < Infinity)
      for (const hex of shoresOf(water)) found.set(hex, [...(found.get(hex) ?? []), water]);
  return (waters = found);
}

/** The waters in which a fleet can take French land units of the map aboard. */
export const pickUps = (state: State1776): string[] => [
  ...new Set(frenchHexes(state).flatMap((hex) => watersBy().get(hex) ?? [])),
];

/** Whether a battle fleet can take units of the hex aboard. */
const isShore = (hex: string): boolean => watersBy().has(hex);

/** MP from a hex to the nearest shore. */
export function mpToShore(state: State1776): (hex: string) => number {
  const found = reach(LAND, {
    from: [...watersBy().keys()].map(hexNo),
    cost: costsOf(groundOf(state, 'us')),
    max: Infinity,
  });
  const far = spentByNode(LAND, found);
  return (hex) => far[hexNo(hex)] ?? Infinity;
}

/** A march of French units to the shore. */
export interface Retreat {
  readonly from: string;
  readonly to: string;
  readonly units: Counts;
  readonly mp: number;
  readonly via: readonly string[];
}

/** Whether there are no British units, counters or forts in the hex. */
const isQuiet = ({ hexes }: State1776, hex: string): boolean =>
  hexes[hex]?.gb === undefined && hexes[hex]?.fort !== 'gb' && hexes[hex]?.built !== 'gb';

/**
 * A1776-camp.VIII.C.2 the march of the French in a hex that is no shore, towards the nearest shore; null: there is
 * nobody to march, or they cannot come nearer without meeting the enemy.
 */
export function retreatOf(
  state: State1776,
  from: string,
  farFrom: (hex: string) => number,
): Retreat | null {
  const lots = state.hexes[from]?.us;
  const isBesieged = pointsAt(state, 'gb', from) > 0;
  const units = frenchOf(add({ ...lots?.rest }, isBesieged ? {} : (lots?.in ?? {})));
  if (isShore(from) || isEmpty(units)) return null;
  const column: Column = {
    by: 'us',
    at: from,
    spent: 0,
    moved: false,
    via: [from],
    from: 'rest',
    units,
    // A1776-camp.VII.A.2.a
    ...(isSnowbound(state, from) && { halved: true }),
  };
  const ways = waysOf(state, column);
  const [to] = ways.ids
    .filter((hex) => isQuiet(state, hex) && farFrom(hex) < farFrom(from))
    .sort((a, b) => farFrom(a) - farFrom(b) || (ways.spent(a) ?? 0) - (ways.spent(b) ?? 0));
  return to === undefined
    ? null
    : { from, to, units, mp: ways.spent(to) ?? 0, via: waysOf(state, column, to).path(to) };
}

/** As many of the units as there is room for, combat units first. */
export function fitting(state: State1776, units: Counts, room: number): Counts {
  const some: Counts = {};
  for (const unit of FRENCH) {
    const cost = costOf(state, 'us', unit);
    const count = Math.min(units[unit] ?? 0, Math.floor(room / cost));
    if (count > 0) some[unit] = count;
    room -= count * cost;
  }
  return some;
}
