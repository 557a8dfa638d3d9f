import { other, type Side } from '../components/side.js';
import { ADVANCED_COLUMNS, columnOf, DIE_MODIFIER } from '../components/tables.js';
import type { Manoeuvre } from '../components/tactics.js';
import { type Counts, type Source, UNIT, type UnitKind } from '../components/units.js';
import type { DieModifier, Target } from '../frames.js';
import { bySide, moverIn, type State1776 } from '../state.js';
import {
  hexesIn,
  inside,
  outside,
  points,
  pointsAt,
  presentAt,
  troopsOf,
  typesIn,
  within,
} from './force.js';
import { guns, halfPoints, sourcesAt, sourcesToAttack } from './supply.js';

type BySide<V> = Readonly<Record<Side, V>>;

/** A combat in a hex: the attacker, the target, and the units of both sides that take part (A1776-adv.combat.seq). */
export interface Engagement {
  readonly hex: string;
  readonly attacker: Side;
  readonly target: Target;
  readonly forces: BySide<Counts>;
}

/**
 * A1776-adv.IV.B.1.b, A1776-adv.IV.B.1.i a garrison can come out to attack in its own combat phase; A1776-adv.II.C.2 in
 * that of the enemy it cannot.
 */
export const mayComeOut = (state: State1776, attacker: Side): boolean =>
  moverIn(state) === attacker;

/**
 * An attack is made with all units of the attacker outside a fort; `sortie`: with the whole garrison as well, if the
 * enemies attacked are outside. null: one side has nobody there.
 */
export function engagementAt(
  state: State1776,
  hex: string,
  attacker: Side,
  sortie = false,
): Engagement | null {
  const defender = other(attacker);
  const lots = state.hexes[hex]?.[defender];
  const target: Target = pointsAt(state, defender, hex) > 0 ? 'out' : 'in';
  const defending = target === 'out' ? outside(lots) : { ...lots?.in };
  const own = state.hexes[hex]?.[attacker];
  const attacking = sortie && target === 'out' ? within(own) : outside(own);
  if (points(attacking) === 0 || points(defending) === 0) return null;
  return {
    hex,
    attacker,
    target,
    forces: bySide((side) => (side === attacker ? attacking : defending)),
  };
}

/** Whether the defenders are in a fort or in an entrenchment. */
const isInWorks = (state: State1776, { hex, attacker, target }: Engagement): boolean =>
  target === 'in' || state.hexes[hex]?.dug === other(attacker);

/** Strengths in half points (A1776-adv.III.A.2); that of a garrison is doubled. */
export const halvesOf = (
  { attacker, target, forces }: Engagement,
  supplied: BySide<boolean>,
): BySide<number> =>
  bySide((side) =>
    halfPoints(points(forces[side]), {
      supplied: supplied[side],
      enemySupplied: supplied[other(side)],
      inFort: side !== attacker && target === 'in',
    }),
  );

/**
 * A1776-adv.odds, A1776-adv.II.B.2, A1776-adv.II.B.5 the column of the Advanced CRT: exact odds, rounded down, at most
 * 5 to 1; A1776-adv.II.B.4 -1: below 1 to 3, no combat.
 */
export function advancedColumn(one: Engagement, supplied: BySide<boolean>): number {
  const halves = halvesOf(one, supplied);
  return columnOf(ADVANCED_COLUMNS, halves[one.attacker], halves[other(one.attacker)]);
}

/** With these sources, whether a side can declare itself supplied (true), unsupplied (false), or either. */
const declarations = (sources: readonly Source[]): boolean[] => [
  ...new Set(sources.map((source) => source !== 'none')),
];

/**
 * The best column that an attacker can get, whatever both sides declare; `supplied`: what the attacker has declared
 * already.
 */
export function bestColumn(state: State1776, one: Engagement, supplied?: boolean): number {
  const { hex, attacker } = one;
  const own =
    supplied === undefined ? declarations(sourcesToAttack(state, attacker, hex)) : [supplied];
  const columns = own.flatMap((mine) =>
    declarations(sourcesAt(state, other(attacker), hex)).map((theirs) =>
      advancedColumn(
        one,
        bySide((side) => (side === attacker ? mine : theirs)),
      ),
    ),
  );
  return Math.max(...columns);
}

/**
 * A1776-adv.II.B.4 whether a side can attack in a hex: it gets at least 1 to 3 at best; `sortie`: with its garrison.
 */
export function mayAttack(
  state: State1776,
  hex: string,
  attacker: Side,
  sortie = mayComeOut(state, attacker),
): boolean {
  const one = engagementAt(state, hex, attacker, sortie);
  return one !== null && bestColumn(state, one) >= 0;
}

/**
 * A1776-adv.II.C.2 in the enemy's phase units in works neither attack nor are attacked; garrisons are left out of
 * account.
 */
export const barsRiposte = (state: State1776, hex: string, by: Side): boolean =>
  state.hexes[hex]?.dug !== undefined || engagementAt(state, hex, by)?.target !== 'out';

const has = (force: Counts, kind: UnitKind): boolean =>
  typesIn(force).some((code) => UNIT[code].kind === kind);

/**
 * A1776-adv.IV.D.1, A1776-adv.IV.D.2 whether the force has militia, or Indians without British regulars, and meets
 * regulars; it counts once for each side.
 */
const isIrregular = (force: Counts, enemy: Counts): boolean =>
  has(enemy, 'regular') &&
  (has(force, 'militia') || (force.I !== undefined && force.BR === undefined));

/**
 * A1776-adv.II.A.3, A1776-adv.IV.D.3 all modifiers of the die, in the order of the log: A1776-adv.IV.E.4.d those of
 * guns of both sides, A1776-adv.IV.C.1.b, A1776-adv.IV.C.1.c that of an entrenchment, which counts for all defenders
 * there.
 */
export function modifiersOf(
  state: State1776,
  one: Engagement,
  supplied: BySide<boolean>,
  drill: Manoeuvre | null,
): DieModifier[] {
  const { hex, attacker, target, forces } = one;
  const defender = other(attacker);
  const gunsOf = (side: Side): number =>
    // A1776-adv.IV.E.4.c, A1776-adv.IV.E.4.e guns count only against works, and only in supply.
    supplied[side] && isInWorks(state, one) ? guns(presentAt(state, side, hex)) : 0;
  const dug = target === 'out' && state.hexes[hex]?.dug === defender;
  const irregular = (side: Side): number => Number(isIrregular(forces[side], forces[other(side)]));
  const penalty = (side: Side): string =>
    has(forces[side], 'militia') ? 'A1776-adv.IV.D.1' : 'A1776-adv.IV.D.2';
  const all: readonly DieModifier[] = [
    { clause: drill?.ends ? 'A1776-adv.II.A.2.b' : 'A1776-adv.II.A.2.a', value: drill?.die ?? 0 },
    { clause: 'A1776-adv.IV.C.1.a', value: dug ? DIE_MODIFIER.entrenched : 0 },
    { clause: 'A1776-adv.IV.E.4.a', value: gunsOf(defender) * DIE_MODIFIER.defendingGun },
    { clause: 'A1776-adv.IV.E.4.b', value: gunsOf(attacker) * DIE_MODIFIER.attackingGun },
    { clause: penalty(attacker), value: irregular(attacker) * DIE_MODIFIER.irregularsAttack },
    { clause: penalty(defender), value: irregular(defender) * DIE_MODIFIER.irregularsDefend },
  ];
  return all.filter(({ value }) => value !== 0);
}

/**
 * Hexes in which a side can attack: it has combat units there that can, and the enemy has some, inside a fort or
 * outside.
 */
export const contestedIn = (state: State1776, by: Side): string[] =>
  hexesIn(state).filter((hex) => engagementAt(state, hex, by, mayComeOut(state, by)) !== null);

/** A1776-adv.IV.B.1.i the units of a garrison that can join an attack on enemies outside its fort. */
export const sortieAt = (state: State1776, hex: string, by: Side): Counts =>
  mayComeOut(state, by) && pointsAt(state, other(by), hex) > 0
    ? troopsOf(inside(state.hexes[hex]?.[by]))
    : {};

/**
 * Why a side cannot make a first attack in a hex; null: it can. A1776-adv.II.B.4 a combat that was void counts as
 * declined.
 */
export function attackBar(state: State1776, hex: string, by: Side): string | null {
  if (state.shut[hex] !== undefined) return 'A1776-adv.II.D.1';
  if (state.declined?.[hex]?.[by] !== undefined) return 'A1776-adv.II.B.4';
  if (mayAttack(state, hex, by)) return null;
  return sourcesToAttack(state, by, hex).length === 0
    ? winterBar(state, by, hex)
    : 'A1776-adv.II.B.4';
}

/** Why a side has no supply for an attack in winter. */
const winterBar = (state: State1776, by: Side, hex: string): string =>
  sourcesAt(state, by, hex).includes('unit') ? 'A1776-camp.VII.A.1.b' : 'A1776-camp.VII.A.1.a';
