import { other, type Side } from '../components/side.js';
import { advancedResult, pointsLost, RESULT, type Result } from '../components/tables.js';
import { type Manoeuvre, manoeuvre, TACTIC_IDS, type TacticId } from '../components/tactics.js';
import type { Counts } from '../components/units.js';
import type { DieModifier } from '../frames.js';
import { dragoonsLost, lossOf } from '../questions/combat.js';
import { advancedColumn, engagementAt, modifiersOf } from '../questions/engage.js';
import { add, points } from '../questions/force.js';
import { bySide, type Lots, type State1776 } from '../state.js';
import type { MeetingInput } from './inputs.js';

type BySide<V> = Readonly<Record<Side, V>>;

/** The hex of the imagined combat. */
const HEX = 'here';
const DICE = 6;

/** One possible outcome of a combat. */
export interface Round {
  /** The result of the table; NC: the cards meet in a cell without a combat. */
  readonly result: Result | 'NC';
  /** A1776-adv.II.D.1.a, A1776-adv.II.D.1.b whether the combat ends the series. */
  readonly over: boolean;
  readonly probability: number;
}

/** A combat between forces of which some points are left; the other inputs are as given. */
export interface Meeting {
  readonly attacker: Side;
  /** Index of the column of the Advanced table; -1: below the first. */
  readonly column: number;
  /** The modifiers of the die, without that of the cards. */
  readonly modifiers: readonly DieModifier[];
  readonly rounds: readonly Round[];
}

/** The strength points of each side. */
export const strengths = (input: MeetingInput): BySide<number> =>
  bySide((side) => points(input[side].units));

/** A force of which `left` points remain; the others are lost in the order of the rules. */
function leftOf({ units }: { readonly units: Counts }, side: Side, left: number): Counts {
  const lost = points(units) - left;
  return add({ ...units }, lossOf(units, lost, dragoonsLost(units, side, lost)[0]), -1);
}

/** A board on which nothing but this combat stands, to ask the rules about it. */
function boardOf(input: MeetingInput, left: BySide<number>): State1776 {
  const { works } = input;
  const defender = other(input.attacker);
  const lots = (side: Side): Lots => {
    const { guns = 0 } = input[side];
    const units = { ...leftOf(input[side], side, left[side]), ...(guns > 0 && { A: guns }) };
    return side === defender && works === 'fort' ? { in: units } : { rest: units };
  };
  const spot = {
    ...bySide(lots),
    ...(works === 'fort' && { fort: defender }),
    ...(works === 'entrenchment' && { dug: defender }),
  };
  return { agenda: [], outcome: null, turn: 1, hexes: { [HEX]: spot }, column: null, shut: {} };
}

interface Drill {
  readonly drill: Manoeuvre | null;
  readonly probability: number;
}

/**
 * A1776-adv.II.A.2 the cells of the matrix that the cards can meet in, with their probabilities; A1776-adv.IV.B.1.d a
 * garrison is attacked without cards.
 */
export function drillsOf(input: MeetingInput, attacker: Side): Drill[] {
  if (input.works === 'fort') return [{ drill: null, probability: 1 }];
  const hand = (side: Side): readonly TacticId[] => {
    const { card } = input[side];
    return card === undefined ? TACTIC_IDS : [card];
  };
  const [mine, theirs] = [hand(attacker), hand(other(attacker))];
  const probability = 1 / (mine.length * theirs.length);
  return mine.flatMap((a) => theirs.map((d) => ({ drill: manoeuvre(a, d), probability })));
}

function roundsOf(column: number, added: number, drills: readonly Drill[]): Round[] {
  const rounds = new Map<string, Round>();
  const count = (result: Round['result'], over: boolean, chance: number): void => {
    const key = `${result} ${over}`;
    const probability = (rounds.get(key)?.probability ?? 0) + chance;
    rounds.set(key, { result, over, probability });
  };
  for (const { drill, probability } of drills) {
    if (drill?.none) {
      count('NC', true, probability);
      continue;
    }
    for (let die = 1; die <= DICE; die++) {
      const result = advancedResult(column, die + added + (drill?.die ?? 0));
      count(result, drill?.ends === true || result === 'NE', probability / DICE);
    }
  }
  return [...rounds.values()];
}

/**
 * Answers what a combat with the points left comes to; each answer is computed once. null: one side has nobody left.
 */
export function meetings(input: MeetingInput) {
  const supplied = bySide((side) => input[side].supplied);
  const drills = bySide((side) => drillsOf(input, side));
  const known = new Map<string, readonly Round[]>();
  return (attacker: Side, left: BySide<number>): Meeting | null => {
    const state = boardOf(input, left);
    const one = engagementAt(state, HEX, attacker);
    if (one === null) return null;
    const column = advancedColumn(one, supplied);
    const modifiers = modifiersOf(state, one, supplied, null);
    const added = modifiers.reduce((sum, { value }) => sum + value, 0);
    const key = `${attacker} ${column} ${added}`;
    const rounds = known.get(key) ?? (column < 0 ? [] : roundsOf(column, added, drills[attacker]));
    known.set(key, rounds);
    return { attacker, column, modifiers, rounds };
  };
}

/** A1776-adv.II.B.7, A1776-adv.IV.B.1.j the printed points that are left to each side after a combat. */
export function leftAfter({ result }: Round, attacker: Side, left: BySide<number>): BySide<number> {
  if (result === 'NC') return left;
  const loss = RESULT[result];
  return bySide((side) => {
    const of = side === attacker ? loss.attacker : loss.defender;
    return left[side] - pointsLost(of, left[side]);
  });
}
