import { other, type Side } from '../components/side.js';
import type { Counts, Source } from '../components/units.js';
import { moverIn, type State1776 } from '../state.js';
import { inWinter } from './campaign/winter.js';
import { presentAt, troopsAt } from './force.js';
import { depotsFor } from './near.js';

/** The number of supply units; A1776-scn4.special.4, A1776-camp.VIII.C.3 French and American ones serve each other. */
export const wagons = ({ S = 0, FS = 0 }: Counts): number => S + FS;
/** The number of guns, French and American. */
export const guns = ({ A = 0, FA = 0 }: Counts): number => A + FA;

/** A1776-adv.III.A.1 whether a supply unit of that side is in the hex, inside a fort or outside. */
const hasWagon = (state: State1776, side: Side, hex: string): boolean =>
  wagons(presentAt(state, side, hex)) > (busyAt(state, side, hex).S ?? 0);

const hasMagazine = (state: State1776, side: Side, hex: string): boolean =>
  (presentAt(state, side, hex).M ?? 0) > (busyAt(state, side, hex).M ?? 0);

/** A1776-camp.VI.B.1.b supply units and magazines of the mover that build bateaux support no combat meanwhile. */
const busyAt = (state: State1776, side: Side, hex: string): Counts =>
  state.busy !== undefined && moverIn(state) === side ? (state.busy[hex] ?? {}) : {};

/**
 * A1776-adv.III.B.2 whether a magazine of that side supplies a combat in the hex. A1776-adv.III.B.2.b a magazine in the
 * hex or next to it does whatever enemies are there; one two hexes away only if no enemies are with it, nor in one of
 * the hexes between.
 */
export function inRange(state: State1776, side: Side, hex: string): boolean {
  const isFree = (at: string): boolean => troopsAt(state, other(side), at) === 0;
  return depotsFor(hex).some(
    ({ hex: depot, through }) =>
      hasMagazine(state, side, depot) &&
      (through.length === 0 || (isFree(depot) && through.some(isFree))),
  );
}

/** A1776-adv.III.A.4.c the sources of supply that a side can choose for a combat there; `none` is always among them. */
export function sourcesAt(state: State1776, side: Side, hex: string): Source[] {
  const sources: Source[] = ['none'];
  if (hasWagon(state, side, hex)) sources.push('unit');
  if (inRange(state, side, hex)) sources.push('magazine');
  return sources;
}

/** A1776-camp.VII.A.1.b how many attacks a supply unit can support in one combat phase in winter. */
const WINTER_ATTACKS = 2;

/**
 * The sources that an attacker can choose: in winter A1776-camp.VII.A.1.a not `none`, and A1776-camp.VII.A.1.b not a
 * supply unit for a third time.
 */
export function sourcesToAttack(state: State1776, side: Side, hex: string): Source[] {
  const sources = sourcesAt(state, side, hex);
  if (!inWinter(state)) return sources;
  const isWorn = (state.attacks?.[hex]?.[side] ?? 0) >= WINTER_ATTACKS;
  return sources.filter((source) => source !== 'none' && (source !== 'unit' || !isWorn));
}

export const isSuppliable = (state: State1776, side: Side, hex: string): boolean =>
  hasWagon(state, side, hex) || inRange(state, side, hex);

/** Conditions that change the strength in combat. */
export interface Condition {
  readonly supplied: boolean;
  readonly enemySupplied: boolean;
  /** A1776-adv.IV.B.1.a whether the units defend inside a fort. */
  readonly inFort?: boolean;
}

/**
 * Strength in half points. A1776-adv.III.A.2 units that are not supplied have half, A1776-adv.III.A.3 unless the enemy
 * is not supplied either. A1776-adv.IV.B.1.f inside a fort the result is doubled.
 */
export function halfPoints(
  points: number,
  { supplied, enemySupplied, inFort = false }: Condition,
): number {
  const halves = supplied || !enemySupplied ? 2 * points : points;
  return inFort ? 2 * halves : halves;
}

/**
 * A1776-adv.III.A.4.a, A1776-adv.III.A.4.b, A1776-adv.III.A.4.d whether a side has used its supply unit in a hex too
 * often in this combat phase: once is free; a unit that was used more often, however often (A1776-adv.III.A.4.e), is
 * removed when combat there is over.
 */
export const isUsedUp = (uses: number): boolean => uses > 1;
