import { other, type Side } from '../components/side.js';
import { DIE_MODIFIER } from '../components/tables.js';
import { type Counts, UNIT, type UnitCode } from '../components/units.js';
import { turnedUp } from '../questions/covered.js';
import { hexesIn, inside, points, within } from '../questions/force.js';
import { depotsFor } from '../questions/near.js';
import { halfPoints } from '../questions/supply.js';
import { isAdvanced, type State1776 } from '../state.js';
import { clashGain, gainOf, isOverrun } from './toll.js';

/** The units of a side in a hex, as the computer player counts them. */
export interface Stand {
  /** Strength points, inside and outside a fort. */
  readonly points: number;
  /** How many of them are inside a fort. */
  readonly inside: number;
  readonly wagons: number;
  readonly guns: number;
  readonly depots: number;
  readonly isDug: boolean;
  readonly hasRegulars: boolean;
  readonly hasMilitia: boolean;
}
export type Spot = Readonly<Record<Side, Stand>>;
export type Board = Map<string, Spot>;

const NONE: Stand = {
  ...{ points: 0, inside: 0, wagons: 0, guns: 0, depots: 0 },
  ...{ isDug: false, hasRegulars: false, hasMilitia: false },
};
export const NOBODY: Spot = { us: NONE, gb: NONE };

export function standOf(counts: Counts, within = 0, isDug = false): Stand {
  const units: { readonly [code: string]: number | undefined } = turnedUp(counts);
  const sum = { ...NONE, points: points(counts), inside: within, isDug };
  const { S = 0, FS = 0, A = 0, FA = 0, M = 0 } = units;
  let [hasRegulars, hasMilitia] = [false, false];
  for (const code in units) {
    const { kind } = UNIT[code as UnitCode];
    hasRegulars ||= kind === 'regular';
    hasMilitia ||= kind === 'militia';
  }
  return { ...sum, wagons: S + FS, guns: A + FA, depots: M, hasRegulars, hasMilitia };
}

export function boardOf(state: State1776): Board {
  const board: Board = new Map();
  for (const hex of hexesIn(state)) {
    const spot = state.hexes[hex] ?? {};
    const of = (side: Side): Stand =>
      spot[side] === undefined
        ? NONE
        : standOf(within(spot[side]), points(inside(spot[side])), spot.dug === side);
    board.set(hex, { us: of('us'), gb: of('gb') });
  }
  return board;
}

/** The stand together with another that joins it. */
export const joined = (one: Stand, more: Stand): Stand => ({
  points: one.points + more.points,
  inside: one.inside + more.inside,
  wagons: one.wagons + more.wagons,
  guns: one.guns + more.guns,
  depots: one.depots + more.depots,
  isDug: one.isDug || more.isDug,
  hasRegulars: one.hasRegulars || more.hasRegulars,
  hasMilitia: one.hasMilitia || more.hasMilitia,
});

/** A1776-adv.III.A.1, A1776-adv.III.B.2 whether a wagon is in the hex or a magazine is in reach. */
export function isSupplied(board: Board, hex: string, side: Side): boolean {
  if ((board.get(hex)?.[side].wagons ?? 0) > 0) return true;
  return depotsFor(hex).some((depot) => (board.get(depot.hex)?.[side].depots ?? 0) > 0);
}

interface Meeting {
  readonly attacker: Stand;
  readonly defender: Stand;
  readonly supplied: readonly [attacker: boolean, defender: boolean];
}

/** The points that an attack gains on average; below 0 where it costs more. */
export type Reckoning = (meeting: Meeting) => number;

/** A1776-basic.IV in the Basic Game all units fight all enemies. */
const basic: Reckoning = ({ attacker, defender }) => gainOf(attacker.points, defender.points);

/** A1776-adv.II enemies outside a fort are attacked first; A1776-adv.IV.B.1.d a garrison has its fort and no cards. */
const advanced: Reckoning = ({ attacker, defender, supplied: [own, theirs] }) => {
  const open = defender.points - defender.inside;
  const force = attacker.points - attacker.inside;
  const inFort = open === 0;
  const men = inFort ? defender.inside : open;
  const attack = halfPoints(force, { supplied: own, enemySupplied: theirs });
  const defence = halfPoints(men, { supplied: theirs, enemySupplied: own, inFort });
  if (!inFort && !defender.isDug && isOverrun(attack, defence)) return men;
  const works = inFort || defender.isDug;
  return clashGain({
    attacker: force,
    defender: men,
    halves: [attack, defence],
    die: dieOf(attacker, defender, works, [own, theirs]) + (inFort ? 0 : trench(defender)),
    cards: !inFort,
  });
};

const trench = ({ isDug }: Stand): number => (isDug ? DIE_MODIFIER.entrenched : 0);

function dieOf(
  attacker: Stand,
  defender: Stand,
  works: boolean,
  [own, theirs]: readonly [boolean, boolean],
): number {
  let die = 0;
  if (works && own) die += DIE_MODIFIER.attackingGun * attacker.guns;
  if (works && theirs) die += DIE_MODIFIER.defendingGun * defender.guns;
  if (attacker.hasMilitia && defender.hasRegulars) die += DIE_MODIFIER.irregularsAttack;
  if (defender.hasMilitia && attacker.hasRegulars) die += DIE_MODIFIER.irregularsDefend;
  return die;
}

export const reckoningIn = (state: State1776): Reckoning => (isAdvanced(state) ? advanced : basic);

/** The points that a side gains on average by attacking in a hex that it shares with enemies. */
export function gainAt(board: Board, hex: string, side: Side, reckon: Reckoning): number {
  const spot = board.get(hex) ?? NOBODY;
  const enemy = other(side);
  if (spot[side].points - spot[side].inside <= 0 || spot[enemy].points === 0) return 0;
  return reckon({
    attacker: spot[side],
    defender: spot[enemy],
    supplied: [isSupplied(board, hex, side), isSupplied(board, hex, enemy)],
  });
}
