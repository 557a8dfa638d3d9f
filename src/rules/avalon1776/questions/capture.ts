import { frame } from '../../kernel/frame.js';
import { other, type Side, SIDES } from '../components/side.js';
import type { Counts, UnitCode } from '../components/units.js';
import type { SpoilsFrame } from '../frames.js';
import type { State1776 } from '../state.js';
import { mooredBeside, prizesAt } from './boats.js';
import { add, isEmpty, points, presentAt, troopsAt } from './force.js';
import { wagons } from './supply.js';

/** A1776-adv.IV.F.1 types of counters in a hex that can be captured. */
const SPOILS = ['A', 'FA', 'S', 'FS', 'M', 'F'] as const satisfies readonly UnitCode[];
export type Spoil = (typeof SPOILS)[number];
export const isSpoil = (code: UnitCode): code is Spoil =>
  (SPOILS as readonly UnitCode[]).includes(code);

/**
 * A1776-adv.IV.F, A1776-adv.IV.F.1 what that side can capture in a hex: it has a combat point there, possibly inside
 * its own fort, and the enemy has no combat unit, inside or outside. A wagon that has supported a combat in this phase
 * cannot be captured (A1776-adv.IV.F.4).
 */
export function spoilsAt(state: State1776, captor: Side, hex: string): Counts {
  const enemy = other(captor);
  if (troopsAt(state, captor, hex) === 0 || troopsAt(state, enemy, hex) > 0) return {};
  const there = presentAt(state, enemy, hex);
  const spoils: Counts = {};
  for (const code of SPOILS) {
    const count = code === 'F' ? Number(state.hexes[hex]?.fort === enemy) : (there[code] ?? 0);
    if (count > 0) spoils[code] = count;
  }
  const isUsed = state.used?.[hex]?.[enemy] !== undefined && wagons(spoils) > 0;
  return isUsed ? add(spoils, { [wagonUsed(spoils)]: 1 }, -1) : spoils;
}

/** A1776-adv.IV.F.1, A1776-opt.II.C.1 what that side can capture in a hex, or at a hexside. */
export function goodsAt(state: State1776, captor: Side, at: string): Counts {
  if (!isHexside(at)) return spoilsAt(state, captor, at);
  const boats = prizesAt(state, captor, at);
  return boats === 0 ? {} : { B: boats };
}

const isHexside = (at: string): boolean => at.includes('/');

/** The frames that ask about captures, now that units have come to these hexes or have left them. */
export const spoilsFor = (state: State1776, hexes: readonly string[]): SpoilsFrame[] =>
  [...hexes, ...mooredBeside(state, hexes)].flatMap((at) =>
    SIDES.filter((by) => !isEmpty(goodsAt(state, by, at))).map((by) =>
      frame<SpoilsFrame>({ f: 'spoils', by, at }),
    ),
  );

/** The frames that ask about bateaux only, after combat units beside them have been turned up. */
export const boatsFor = (state: State1776, hex: string): SpoilsFrame[] =>
  spoilsFor(state, [hex]).filter(({ at }) => isHexside(at));

/** The type of the wagon that was used: of American and French wagons the American one serves first. */
export const wagonUsed = ({ S = 0 }: Counts): 'S' | 'FS' => (S > 0 ? 'S' : 'FS');

/** A1776-adv.IV.E.1 guns cannot be left alone; any other counter can (A1776-adv.IV.F.1). */
export const mustTake = (code: UnitCode): boolean => code === 'A' || code === 'FA';

/**
 * A1776-adv.IV.F.2 the type of the captor's counter that replaces a captured one; A1776-adv.IV.F.3 a French one if the
 * captor has only French units there.
 */
export function ownKind(code: UnitCode, captor: Side, captors: Counts): UnitCode {
  const isFrench = captor === 'us' && captors.FR !== undefined && points(captors) === captors.FR;
  if (code === 'A' || code === 'FA') return isFrench ? 'FA' : 'A';
  if (code === 'S' || code === 'FS') return isFrench ? 'FS' : 'S';
  return code;
}

/**
 * How many MP a column can have spent while a captured counter still keeps up with it (A1776-adv.IV.F.2): limited by
 * the counter's own allowance, and by the MP left to the captor.
 */
export const keepsUpTo = (spent: number, captorLeft: number, allowance: number): number =>
  spent + Math.min(captorLeft, allowance);
