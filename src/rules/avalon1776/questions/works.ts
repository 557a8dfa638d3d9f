import { other, type Side } from '../components/side.js';
import { townAt } from '../components/towns.js';
import { COMBAT_CODES, type Counts, UNIT, type UnitCode } from '../components/units.js';
import { isCampaign, scenarioIn, type State1776 } from '../state.js';
import { isIndianTown } from './campaign/indian-towns.js';
import { add, presentAt, statusesIn, troopsAt, typesIn } from './force.js';
import { readiness } from './marching.js';
import { guns, wagons } from './supply.js';

type Barred = string | null;

/** Whether an enemy combat unit is in a hex, even inside a fort. */
export const isHeldAgainst = (state: State1776, side: Side, hex: string): boolean =>
  troopsAt(state, other(side), hex) > 0;

/** The units that began the phase in the hex and have not moved: inside its fort and outside. */
function unmovedAt(state: State1776, side: Side, hex: string): Counts {
  const lots = state.hexes[hex]?.[side];
  return add(add({}, lots?.rest ?? {}), lots?.in ?? {});
}

/**
 * The types that can dig in a hex: units that have come in in this phase can, too, and so can those that stand still
 * (A1776-scn3.special.1).
 */
export function diggersAt(state: State1776, side: Side, hex: string): UnitCode[] {
  const lots = state.hexes[hex]?.[side] ?? {};
  const able: Counts = {};
  for (const status of statusesIn(lots))
    if (readiness(status) !== null || status === 'fixed') add(able, lots[status] ?? {});
  return typesIn(able).filter((code) => (COMBAT_CODES as readonly string[]).includes(code));
}

/** A1776-adv.IV.C.2.a, A1776-adv.IV.C.2.b why no entrenchment can be dug in a hex; null: it can. */
export function digBar(state: State1776, side: Side, hex: string): Barred {
  const { fort, built, dug } = state.hexes[hex] ?? {};
  if (isHeldAgainst(state, side, hex)) return 'A1776-adv.IV.C.2.a';
  return (fort ?? built ?? dug) ? 'A1776-adv.IV.C.2.b' : null;
}

/** A1776-adv.III.B.4 whether a magazine in the hex can be reduced; A1776-camp.VI.B.1.b not while it builds bateaux. */
export const canReduce = (state: State1776, side: Side, hex: string): boolean =>
  (presentAt(state, side, hex).M ?? 0) > (state.busy?.[hex]?.M ?? 0);

/** How many supply units a magazine costs. */
export const MAGAZINE_COST = 2;

/**
 * A1776-adv.III.B.5.a, A1776-adv.III.B.5.b why no magazine can be built in a hex; null: it can. `reduced`: how many
 * wagons there come from a magazine that was reduced in this phase; they did not begin it there as wagons.
 */
export function magazineBar(state: State1776, side: Side, hex: string, reduced: number): Barred {
  if (townAt(hex) === undefined) return 'A1776-adv.III.B.5.a';
  if (isCampaign(state) && isIndianTown(hex)) return 'A1776-camp.V.A';
  if (isHeldAgainst(state, side, hex)) return 'A1776-adv.III.B.5.b';
  return wagons(unmovedAt(state, side, hex)) - reduced < MAGAZINE_COST
    ? 'A1776-adv.III.B.5.b'
    : null;
}

/** A1776-adv.IV.B.2.c whether it is a type of regulars, of whom one point goes into a fort. */
export const isBuilder = (code: UnitCode): boolean => UNIT[code].kind === 'regular';

/**
 * A1776-adv.IV.E.3, A1776-adv.IV.B.2.c the units that would found a fort, from those in a hex that have not moved;
 * null: what a fort costs is not there.
 */
export function buildersOf(counts: Counts, unit: UnitCode): Counts | null {
  if (!isBuilder(unit) || (counts[unit] ?? 0) < 1) return null;
  if (guns(counts) < 1 || wagons(counts) < 1) return null;
  return { [unit]: 1, [counts.A ? 'A' : 'FA']: 1, [counts.S ? 'S' : 'FS']: 1 };
}

/** A1776-adv.IV.B.2.a, A1776-adv.IV.B.2.b why no fort can be founded in a hex, whoever builds it; null: it can. */
export function fortBar(state: State1776, side: Side, hex: string): Barred {
  const { fort, built, founds } = state.hexes[hex] ?? {};
  if (townAt(hex) === undefined || isHeldAgainst(state, side, hex)) return 'A1776-adv.IV.B.2.a';
  if (isCampaign(state) && isIndianTown(hex)) return 'A1776-camp.V.A';
  return (fort ?? built ?? founds) ? 'A1776-adv.IV.B.2.b' : null;
}

/** A1776-adv.IV.B.2.e why a fort cannot be razed; null: it can. In some scenarios certain forts are never razed. */
export function razeBar(state: State1776, side: Side, hex: string): Barred {
  const town = townAt(hex)?.id;
  const { lasting } = scenarioIn(state);
  if (town !== undefined && lasting?.towns.includes(town)) return lasting.clause;
  const isOwn = state.hexes[hex]?.fort === side;
  return isOwn && troopsAt(state, side, hex) > 0 && !isHeldAgainst(state, side, hex)
    ? null
    : 'A1776-adv.IV.B.2.e';
}

/** A1776-adv.IV.C.2.d whether a side has an entrenchment without combat units of its own. */
export const isAbandoned = (state: State1776, side: Side, hex: string): boolean =>
  state.hexes[hex]?.dug === side && troopsAt(state, side, hex) === 0;
