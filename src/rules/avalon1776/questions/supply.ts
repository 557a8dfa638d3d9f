import { other, type Side } from '../components/side.js';
import type { Counts, Source } from '../components/units.js';
import { moverIn, type State1776 } from '../state.js';
import { inWinter } from './campaign/winter.js';
import { presentAt, troopsAt } from './force.js';
import { depotsFor } from './near.js';

/** A1776-scn4.special.4, A1776-camp.VIII.C.3 French and American wagons serve each other. */
export const wagons = ({ S = 0, FS = 0 }: Counts): number => S + FS;
/** French and American guns alike. */
export const guns = ({ A = 0, FA = 0 }: Counts): number => A + FA;

/** A1776-adv.III.A.1 a supply unit of that side is in the hex, inside a fort or outside. */
const hasWagon = (state: State1776, side: Side, hex: string): boolean =>
  wagons(presentAt(state, side, hex)) > (busyAt(state, side, hex).S ?? 0);

const hasMagazine = (state: State1776, side: Side, hex: string): boolean =>
  (presentAt(state, side, hex).M ?? 0) > (busyAt(state, side, hex).M ?? 0);

/** A1776-camp.VI.B.1.b supply units and magazines of the mover that build bateaux support no combat meanwhile. */
const busyAt = (state: State1776, side: Side, hex: string): Counts =>
  state.busy !== undefined && moverIn(state) === side ? (state.busy[hex] ?? {}) : {};

/**
 * A1776-adv.III.B.2 a magazine of that side supplies a combat in the hex. A1776-adv.III.B.2.b in the hex and next to it
 * whatever enemies are there; from two hexes only if none are with it, nor in some hex between.
 */
export function inRange(state: State1776, side: Side, hex: string): boolean {
  const isFree = (at: string): boolean => troopsAt(state, other(side), at) === 0;
  return depotsFor(hex).some(
    ({ hex: depot, through }) =>
      hasMagazine(state, side, depot) &&
      (through.length === 0 || (isFree(depot) && through.some(isFree))),
  );
}

/** A1776-adv.III.A.4.c what a side may choose from in a combat there; to do without is always among them. */
export function sourcesAt(state: State1776, side: Side, hex: string): Source[] {
  const sources: Source[] = ['none'];
  if (hasWagon(state, side, hex)) sources.push('unit');
  if (inRange(state, side, hex)) sources.push('magazine');
  return sources;
}

/** A1776-camp.VII.A.1.b attacks that a supply unit supports in winter in one combat phase. */
const WINTER_ATTACKS = 2;

/**
 * What an attacker may choose from: in winter A1776-camp.VII.A.1.a not to do without, and A1776-camp.VII.A.1.b not a
 * supply unit a third time.
 */
export function sourcesToAttack(state: State1776, side: Side, hex: string): Source[] {
  const sources = sourcesAt(state, side, hex);
  if (!inWinter(state)) return sources;
  const isWorn = (state.attacks?.[hex]?.[side] ?? 0) >= WINTER_ATTACKS;
  return sources.filter((source) => source !== 'none' && (source !== 'unit' || !isWorn));
}

export const isSuppliable = (state: State1776, side: Side, hex: string): boolean =>
  hasWagon(state, side, hex) || inRange(state, side, hex);

/** What changes a strength in combat. */
export interface Condition {
  readonly supplied: boolean;
  readonly enemySupplied: boolean;
  /** A1776-adv.IV.B.1.a they defend inside a fort. */
  readonly inFort?: boolean;
}

/**
 * Strength in half points. A1776-adv.III.A.2 who is not supplied has half, A1776-adv.III.A.3 but not if the enemy is
 * not supplied either. A1776-adv.IV.B.1.f inside a fort that is doubled afterwards.
 */
export function halfPoints(
  points: number,
  { supplied, enemySupplied, inFort = false }: Condition,
): number {
  const halves = supplied || !enemySupplied ? 2 * points : points;
  return inFort ? 2 * halves : halves;
}

/**
 * A1776-adv.III.A.4.a, A1776-adv.III.A.4.b, A1776-adv.III.A.4.d how often a side has used its supply unit in a hex in
 * this combat phase: once is free, used more often it goes when combat there is over, however often
 * (A1776-adv.III.A.4.e).
 */
export const isUsedUp = (uses: number): boolean => uses > 1;
