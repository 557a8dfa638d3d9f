import { frame } from '../../kernel/frame.js';
import { other, type Side, SIDES } from '../components/side.js';
import type { Counts, UnitCode } from '../components/units.js';
import type { SpoilsFrame } from '../frames.js';
import type { State1776 } from '../state.js';
import { mooredBeside, prizesAt } from './boats.js';
import { add, isEmpty, points, presentAt, troopsAt } from './force.js';
import { wagons } from './supply.js';

/** A1776-adv.IV.F.1 counters in a hex that may be captured. */
const SPOILS = ['A', 'FA', 'S', 'FS', 'M', 'F'] as const satisfies readonly UnitCode[];
export type Spoil = (typeof SPOILS)[number];
export const isSpoil = (code: UnitCode): code is Spoil =>
  (SPOILS as readonly UnitCode[]).includes(code);

/**
 * A1776-adv.IV.F, A1776-adv.IV.F.1 what that side may capture in a hex: it has a combat point there, inside its own
 * fort too, and the enemy has no combat unit, inside or outside. A wagon that
 * has supported a combat in this phase is not among them (A1776-adv.IV.F.4).
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

/** A1776-adv.IV.F.1, A1776-opt.II.C.1 what that side may capture in a hex, or at a hexside. */
export function goodsAt(state: State1776, captor: Side, at: string): Counts {
  if (!isHexside(at)) return spoilsAt(state, captor, at);
  const boats = prizesAt(state, captor, at);
  return boats === 0 ? {} : { B: boats };
}

const isHexside = (at: string): boolean => at.includes('/');

/** The questions what is captured, now that units have come to some hexes or have left them. */
export const spoilsFor = (state: State1776, hexes: readonly string[]): SpoilsFrame[] =>
  [...hexes, ...mooredBeside(state, hexes)].flatMap((at) =>
    SIDES.filter((by) => !isEmpty(goodsAt(state, by, at))).map((by) =>
      frame<SpoilsFrame>({ f: 'spoils', by, at }),
    ),
  );

/** Of bateaux alone: combat units beside them have been turned up. */
export const boatsFor = (state: State1776, hex: string): SpoilsFrame[] =>
  spoilsFor(state, [hex]).filter(({ at }) => isHexside(at));

/** Of American and French wagons the American serves first. */
export const wagonUsed = ({ S = 0 }: Counts): 'S' | 'FS' => (S > 0 ? 'S' : 'FS');

/** A1776-adv.IV.E.1 guns may not be left alone; anything else may (A1776-adv.IV.F.1). */
export const mustTake = (code: UnitCode): boolean => code === 'A' || code === 'FA';

/**
 * A1776-adv.IV.F.2 the counter of the captor that takes the place of another; A1776-adv.IV.F.3 it may be of the French
 * if he has only them there.
 */
export function ownKind(code: UnitCode, captor: Side, captors: Counts): UnitCode {
  const isFrench = captor === 'us' && captors.FR !== undefined && points(captors) === captors.FR;
  if (code === 'A' || code === 'FA') return isFrench ? 'FA' : 'A';
  if (code === 'S' || code === 'FS') return isFrench ? 'FS' : 'S';
  return code;
}

/**
 * A column's MP spent up to which what it has captured keeps up with it (A1776-adv.IV.F.2): its own allowance or what
 * is left to the captor.
 */
export const keepsUpTo = (spent: number, captorLeft: number, allowance: number): number =>
  spent + Math.min(captorLeft, allowance);
