/*
 * Stated by the rules: the dice, the codes of the results and what the row 9 means. The odds, the rows and the step of
 * a class are an original reconstruction: at even odds the defender has a slight edge, at 3:1 the attacker wins three
 * times in four.
 */

/**
 * MMW-10.51 result of a round. A: attacker, D: defender, R: retreat, a number: step losses; EX: exchange; NE: another
 * round; 9: see MMW-2.77.
 */
export type LandResult = 'AR-2' | 'AR-1' | 'AR' | 'NE' | 'EX' | '9' | 'DR' | 'DR-1' | 'DR-2';

/** MMW-2.6.contents, MMW-10.21, MMW-12.2 number of dice in a roll. */
export const LAND_DICE = 2;
export const NAVAL_DICE = 1;
/** MMW-10.31, MMW-12.32 modifier for each class by which a lead unit or ship is better. */
export const CLASS_STEP = 1;

/**
 * Rows: attacker, defender, modifier. Odds below the first row use the first row, odds above the last row the last (but
 * see MMW-9.51).
 */
// prettier-ignore
export const ODDS_DRM = [
  [1, 4, -3],
  [1, 3, -2],
  [1, 2, -1],
  [1, 1, 0],
  [2, 1, 1],
  [3, 1, 2],
  [4, 1, 3],
  [5, 1, 3],
  [6, 1, 4],
  [7, 1, 4],
  [8, 1, 5],
  [9, 1, 6],
] as const satisfies readonly (readonly [attacker: number, defender: number, drm: number])[];

/** Each row is for totals above that of the row before, up to its own. */
// prettier-ignore
export const LAND_RESULTS: readonly { readonly upTo: number; readonly result: LandResult }[] = [
  { upTo: 3, result: 'AR-2' },
  { upTo: 5, result: 'AR-1' },
  { upTo: 6, result: 'AR' },
  { upTo: 7, result: 'NE' },
  { upTo: 8, result: 'EX' },
  { upTo: 9, result: '9' },
  { upTo: 10, result: 'DR' },
  { upTo: 12, result: 'DR-1' },
  { upTo: Infinity, result: 'DR-2' },
];

export const landResult = (total: number): LandResult =>
  LAND_RESULTS.find(({ upTo }) => total <= upTo)!.result;

/** MMW-12.42 step losses (the lead ship first), or MMW-12.41 the lead ship or the whole fleet strikes its flag. */
export interface FleetLoss {
  readonly steps?: number;
  readonly strike?: 'lead' | 'fleet';
}

/**
 * MMW-12.2, MMW-12.5 a row of the naval table. All ships of the loser leave the box. `winnerRoll`: the winner then
 * rolls on WINNER_LOSSES (MMW-12.41).
 */
export interface NavalResult {
  readonly upTo: number;
  readonly attacker: FleetLoss;
  readonly defender: FleetLoss;
  readonly loser: 'attacker' | 'defender';
  readonly winnerRoll: boolean;
}

// prettier-ignore
export const NAVAL_RESULTS: readonly NavalResult[] = [
  { upTo: -1, attacker: { strike: 'fleet' }, defender: {}, loser: 'attacker', winnerRoll: true },
  { upTo: 0, attacker: { strike: 'lead' }, defender: {}, loser: 'attacker', winnerRoll: true },
  { upTo: 1, attacker: { steps: 2 }, defender: {}, loser: 'attacker', winnerRoll: false },
  { upTo: 2, attacker: { steps: 1 }, defender: {}, loser: 'attacker', winnerRoll: false },
  { upTo: 3, attacker: { steps: 1 }, defender: { steps: 1 }, loser: 'attacker', winnerRoll: false },
  { upTo: 4, attacker: { steps: 2 }, defender: { steps: 1 }, loser: 'defender', winnerRoll: false },
  { upTo: 5, attacker: {}, defender: { steps: 1 }, loser: 'defender', winnerRoll: false },
  { upTo: 6, attacker: {}, defender: { steps: 2 }, loser: 'defender', winnerRoll: false },
  { upTo: 7, attacker: {}, defender: { strike: 'lead' }, loser: 'defender', winnerRoll: true },
  { upTo: Infinity, attacker: {}, defender: { strike: 'fleet' }, loser: 'defender', winnerRoll: true },
];

export const navalResult = (total: number): NavalResult =>
  NAVAL_RESULTS.find(({ upTo }) => total <= upTo)!;

/** MMW-12.41 number of steps that the winner loses, by the die roll. */
// prettier-ignore
export const WINNER_LOSSES: readonly { readonly upTo: number; readonly steps: number }[] = [
  { upTo: 3, steps: 0 },
  { upTo: 5, steps: 1 },
  { upTo: 6, steps: 2 },
];

export const winnerLosses = (roll: number): number =>
  WINNER_LOSSES.find(({ upTo }) => roll <= upTo)!.steps;
