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

/** For each column, the shares of the attackers and of the defenders that a combat costs on average. */
const TOLL = BASIC_COLUMNS.map((_, column) => {
  const results = BASIC_CRT.map((row) => RESULT[row[column] ?? 'NE']);
  const mean = (side: 'attacker' | 'defender') =>
    results.reduce((sum, result) => sum + share(result[side]), 0) / results.length;
  return { attacker: mean('attacker'), defender: mean('defender') };
});

/**
 * The points that an attack gains on average, i.e. the enemy's losses less the attacker's; at least 0, as nobody has to
 * attack.
 */
export function gainOf(attacker: number, defender: number): number {
  const toll = TOLL[columnOf(BASIC_COLUMNS, attacker, defender)];
  if (toll === undefined) return 0;
  return Math.max(0, toll.defender * defender - toll.attacker * attacker);
}

/** A1776-adv.II the strengths and conditions of a combat of the Advanced Game. */
export interface Clash {
  /** In strength points. */
  readonly attacker: number;
  readonly defender: number;
  /** Both strengths in half points, after supply and works. */
  readonly halves: readonly [attacker: number, defender: number];
  /** The modifiers of the die, without that of the cards. */
  readonly die: number;
  /** A1776-adv.IV.B.1.d false for an attack on a garrison, which has no cards. */
  readonly cards: boolean;
}

type Odds = Readonly<Record<Result, number>>;
const DICE = [1, 2, 3, 4, 5, 6];
/** The largest modifier that matters, as the rows of the table end at -3 and 10. */
const MOST = 8;

/** The cells of the matrix that allow combat, each with its probability by the equilibrium of the matrix. */
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

/** The points that one combat of the Advanced Game gains the attacker on average; below 0 where it costs more. */
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

/** A1776-adv.IV.A.1 whether strengths in half points allow an automatic victory. */
export const isOverrun = (own: number, theirs: number): boolean =>
  theirs > 0 && own >= AUTOMATIC.ratio * theirs;
