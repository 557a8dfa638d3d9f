import {
  ADVANCED_COLUMNS,
  advancedResult,
  AUTOMATIC,
  BASIC_COLUMNS,
  BASIC_CRT,
  columnOf,
  pointsLost,
  RESULT,
  type Result,
  RESULTS,
} from '../components/tables.js';
import { BEST_MIX, manoeuvre, TACTIC_IDS } from '../components/tactics.js';

const share = (loss: 'all' | 'half' | number): number =>
  loss === 'all' ? 1 : loss === 'half' ? 0.5 : 0;

/** By column: what share of the attackers and of the defenders a combat takes on average. */
const TOLL = BASIC_COLUMNS.map((_, column) => {
  const results = BASIC_CRT.map((row) => RESULT[row[column] ?? 'NE']);
  const mean = (side: 'attacker' | 'defender') =>
    results.reduce((sum, result) => sum + share(result[side]), 0) / results.length;
  return { attacker: mean('attacker'), defender: mean('defender') };
});

/**
 * Points that an attack gains on average, the enemy's losses less the own; at worst nothing, as nobody has to attack.
 */
export function gainOf(attacker: number, defender: number): number {
  const toll = TOLL[columnOf(BASIC_COLUMNS, attacker, defender)];
  if (toll === undefined) return 0;
  return Math.max(0, toll.defender * defender - toll.attacker * attacker);
}

/** A1776-adv.II those who meet in the Advanced Game. */
export interface Clash {
  /** In points. */
  readonly attacker: number;
  readonly defender: number;
  /** The same with what supply and works make of them. */
  readonly halves: readonly [attacker: number, defender: number];
  /** Added to the die but for the cards. */
  readonly die: number;
  /** A1776-adv.IV.B.1.d a garrison is attacked without cards. */
  readonly cards: boolean;
}

type Odds = Readonly<Record<Result, number>>;
const DICE = [1, 2, 3, 4, 5, 6];
/** More is added to no die that matters: rows end at -3 and 10. */
const MOST = 8;

/** How often both cards add so much to the die, by the equilibrium of the matrix; NC is no combat. */
const DRILLS = TACTIC_IDS.flatMap((own, i) =>
  TACTIC_IDS.map((theirs, j) => ({
    ...manoeuvre(own, theirs),
    chance: ((BEST_MIX.attacker[i] ?? 0) * (BEST_MIX.defender[j] ?? 0)) / 1_000_000,
  })),
).filter(({ none }) => !none);
const NO_DRILL = [{ die: 0, chance: 1 }];

function oddsOf(column: number, added: number, cards: boolean): Odds {
  const odds = Object.fromEntries(RESULTS.map((one) => [one, 0])) as Record<Result, number>;
  for (const { die, chance } of cards ? DRILLS : NO_DRILL)
    for (const rolled of DICE)
      odds[advancedResult(column, rolled + die + added)] += chance / DICE.length;
  return odds;
}

const ODDS = new Map<string, Odds>();
function oddsFor(column: number, added: number, cards: boolean): Odds {
  const key = `${column} ${added} ${cards}`;
  const odds = ODDS.get(key) ?? oddsOf(column, added, cards);
  ODDS.set(key, odds);
  return odds;
}

/** Points that one combat of the Advanced Game gains the attacker on average; below 0 where it costs more. */
export function clashGain({
  attacker,
  defender,
  halves: [own, theirs],
  die,
  cards,
}: Clash): number {
  const column = columnOf(ADVANCED_COLUMNS, own, theirs);
  if (column < 0) return -Infinity;
  const odds = oddsFor(column, Math.max(-MOST, Math.min(MOST, die)), cards);
  let gain = 0;
  for (const result of RESULTS) {
    const chance = odds[result];
    if (chance === 0) continue;
    const loss = RESULT[result];
    gain += chance * (pointsLost(loss.defender, defender) - pointsLost(loss.attacker, attacker));
  }
  return gain;
}

/** A1776-adv.IV.A.1 so many half points win at once. */
export const isOverrun = (own: number, theirs: number): boolean =>
  theirs > 0 && own >= AUTOMATIC.ratio * theirs;
