/*
 * Stated by the rules: rows, columns and codes of both tables, that column 3-1 at die 4 is DE, the die modifiers, the
 * factors of supply and forts, 6 : 1, and the shape of the forced march table. Chosen: the other cells, and that the
 * Basic Game has the limits of the Advanced one. Going on, a caught army loses a third at 2:1 and half at 3:1 in a
 * month.
 */

/** A1776-basic.IV.E, A1776-adv.II.B what each side loses, in printed points, halves rounded up; NE ends the series. */
export interface Loss {
  readonly attacker: 'all' | 'half' | number;
  readonly defender: 'all' | 'half' | number;
}
const NONE: Loss = { attacker: 0, defender: 0 };

/**
 * A1776-basic.IV.F.1 to A1776-basic.IV.F.5 (A1776-basic.IV.F.2, A1776-basic.IV.F.4) the effect of each code; in a cell
 * with `+` each part counts separately.
 */
export const RESULT = {
  AE: { ...NONE, attacker: 'all' },
  '1/2AE': { ...NONE, attacker: 'half' },
  AL2: { ...NONE, attacker: 2 },
  AL1: { ...NONE, attacker: 1 },
  NE: NONE,
  'AL1+DL1': { attacker: 1, defender: 1 },
  '1/2AE+1/2DE': { attacker: 'half', defender: 'half' },
  DL1: { ...NONE, defender: 1 },
  DL2: { ...NONE, defender: 2 },
  '1/2DE': { ...NONE, defender: 'half' },
  DE: { ...NONE, defender: 'all' },
} as const satisfies Readonly<Record<string, Loss>>;
export type Result = keyof typeof RESULT;
export const RESULTS = Object.keys(RESULT) as readonly Result[];

/** How many points a force of `points` loses; A1776-adv.II.B.3 a loss of one or two is limited by what is there. */
export const pointsLost = (loss: 'all' | 'half' | number, points: number): number =>
  loss === 'all' ? points : loss === 'half' ? Math.ceil(points / 2) : Math.min(loss, points);

/** The lowest odds of a column, attacker to defender. */
export type Odds = readonly [attacker: number, defender: number];

/**
 * A1776-basic.IV.E the Basic table. Its columns are odds, rounded down: below the first column no attack is possible,
 * above the last one the last one is used.
 */
export const BASIC_COLUMNS: readonly Odds[] = [
  [1, 3],
  [1, 2],
  [1, 1],
  [2, 1],
  [3, 1],
  [4, 1],
  [5, 1],
];
// prettier-ignore
export const BASIC_CRT: readonly (readonly Result[])[] = [
  ['AE', 'AE', 'AE', '1/2AE', '1/2AE', 'NE', '1/2DE'],
  ['AE', 'AE', '1/2AE', 'NE', '1/2AE+1/2DE', '1/2DE', 'DE'],
  ['AE', '1/2AE', '1/2AE', '1/2AE+1/2DE', '1/2DE', 'DE', 'DE'],
  ['1/2AE', '1/2AE', 'NE', '1/2DE', 'DE', 'DE', 'DE'],
  ['1/2AE', 'NE', '1/2AE+1/2DE', '1/2DE', 'DE', 'DE', 'DE'],
  ['NE', '1/2AE+1/2DE', '1/2DE', 'DE', 'DE', 'DE', 'DE'],
];
/** The result of the unmodified die, 1 to 6. */
export const basicResult = (column: number, die: number): Result => BASIC_CRT[die - 1]![column]!;

/** A1776-adv.II.B, A1776-adv.II.B.1 the Advanced table. */
export const ADVANCED_COLUMNS: readonly Odds[] = [
  [1, 3],
  [1, 2],
  [1, 1],
  [3, 2],
  [2, 1],
  [3, 1],
  [4, 1],
  [5, 1],
];
/** The modified die is clamped to this range. */
export const ADVANCED_LOWEST = -3;
export const ADVANCED_HIGHEST = 10;
// prettier-ignore
export const ADVANCED_CRT: readonly (readonly Result[])[] = [
  ['AE', 'AE', 'AE', 'AE', '1/2AE', '1/2AE', '1/2AE', 'AL2'],
  ['AE', 'AE', 'AE', '1/2AE', '1/2AE', '1/2AE', 'AL2', 'AL2'],
  ['AE', 'AE', '1/2AE', '1/2AE', '1/2AE', 'AL2', 'AL2', 'AL1'],
  ['AE', 'AE', '1/2AE', '1/2AE', 'AL2', 'AL2', 'AL1', 'NE'],
  ['AE', '1/2AE', '1/2AE', 'AL2', 'AL2', 'AL1', 'NE', 'AL1+DL1'],
  ['1/2AE', '1/2AE', 'AL2', 'AL1', 'NE', 'NE', 'AL1+DL1', 'DL2'],
  ['1/2AE', 'AL2', 'NE', 'NE', 'AL1+DL1', 'DL1', 'DL2', '1/2DE'],
  ['AL2', 'AL1', 'AL1+DL1', 'AL1+DL1', 'DL1', 'DL2', '1/2DE', '1/2DE'],
  ['AL1', 'NE', 'DL1', 'DL2', 'DL2', '1/2DE', '1/2DE', 'DE'],
  ['AL1', 'AL1+DL1', 'DL2', '1/2DE', '1/2DE', 'DE', 'DE', 'DE'],
  ['NE', 'DL1', 'DL2', '1/2DE', '1/2DE', 'DE', 'DE', 'DE'],
  ['AL1+DL1', 'DL2', '1/2DE', '1/2DE', 'DE', 'DE', 'DE', 'DE'],
  ['DL1', 'DL2', '1/2DE', 'DE', 'DE', 'DE', 'DE', 'DE'],
  ['DL2', '1/2DE', 'DE', 'DE', 'DE', 'DE', 'DE', 'DE'],
];
/** The result of the die with all its modifiers. */
export function advancedResult(column: number, total: number): Result {
  const row = Math.min(ADVANCED_HIGHEST, Math.max(ADVANCED_LOWEST, total)) - ADVANCED_LOWEST;
  return ADVANCED_CRT[row]![column]!;
}

/** The index of the column for these strengths, rounded in the defender's favour; -1: below the first, no attack. */
export const columnOf = (columns: readonly Odds[], attacker: number, defender: number): number =>
  columns.findLastIndex(([a, d]) => attacker * d >= defender * a);

/** A1776-adv.II.A.3 modifiers of the die. */
export const DIE_MODIFIER = {
  entrenched: -1,
  defendingGun: -1,
  attackingGun: 1,
  irregularsAttack: -1,
  irregularsDefend: 1,
} as const;

/** A1776-adv.IV.A.1 the ratio of attackers to defenders for an automatic victory, and the MP that it costs. */
export const AUTOMATIC = { ratio: 6, mp: 2 } as const;

/**
 * A1776-opt.III the result of a forced march: the MP gained, out of those declared; `half`: half of the marchers are
 * eliminated, rounded up.
 */
export interface March {
  readonly mp: number;
  readonly half: boolean;
}
export const MOST_FORCED_MP = 4;
const GAINED: readonly (readonly number[])[] = [
  [0, 0, 0, 0],
  [0, 0, 1, 1],
  [1, 1, 1, 2],
  [1, 1, 2, 2],
  [1, 2, 3, 3],
  [1, 2, 3, 4],
];
/** For each die, the least number of declared MP at which half of the marchers are lost. */
const HALVED: readonly number[] = [2, 3, 4, Infinity, Infinity, Infinity];
/** The result of a forced march; both the die and the MP declared count from 1. */
export const forcedMarch = (die: number, declared: number): March => ({
  mp: GAINED[die - 1]![declared - 1]!,
  half: declared >= HALVED[die - 1]!,
});
