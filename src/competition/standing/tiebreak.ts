import type { EntryNumber } from '../table/table.js';

/**
 * The tie-breaks of FIDE C.07 (in force since 2026-03-01) that can be named, by its acronyms: direct encounter (art.
 * 6), Buchholz, less the lowest, less lowest and highest (8.1, 14.1, 14.3), fore Buchholz (8.3), Sonneborn-Berger
 * (9.1), wins with and without those not played (7.1, 7.2), progressive score (7.5), Koya (9.2), mean rating of
 * opponents and performance (10.1, 10.2), and the drawing of lots (4.2).
 */
export type TiebreakName = 'DE' | 'LOT' | MeasureName;

/** Tie-breaks that give each entrant a number of its own, whoever it is compared with. */
export type MeasureName =
  'BH' | 'BH-C1' | 'BH-M1' | 'FB' | 'SB' | 'WIN' | 'WON' | 'PS' | 'KS' | 'ARO' | 'TPR';

/** A number that goes into a tie-break's sum. */
export interface Term {
  /** The opponent that the number comes from; null: a dummy (art. 16.4) or the entrant's own score. */
  readonly entry: EntryNumber | null;
  /** Round, from 1. */
  readonly round: number;
  /** What the term adds; for ARO and TPR the opponent's rating. */
  readonly points: number;
  /** false: the term is shown but not added, as it was cut (art. 14) or is below the limit (KS). */
  readonly counted: boolean;
}

/** A tie-break's value and what it is made of; null: there is none, and it separates nobody. */
export interface Measured {
  readonly value: number | null;
  /**
   * The terms by round. The counted ones add up to the value; for ARO the value is their mean, for TPR that mean and
   * the part for the score.
   */
  readonly working: readonly Term[];
}

export interface Tiebreak extends Measured {
  readonly name: TiebreakName;
}

export const NOTHING: Measured = { value: null, working: [] };

/** The sum of the counted terms. */
export const total = (working: readonly Term[]): Measured => ({
  value: working.reduce((sum, { points, counted }) => (counted ? sum + points : sum), 0),
  working,
});
