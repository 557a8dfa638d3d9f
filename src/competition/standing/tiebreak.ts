import type { EntryNumber } from '../table/table.js';

/**
 * The tie-breaks of FIDE C.07 (in force since 2026-03-01) that can be named, by its acronyms: direct encounter (art.
 * 6), Buchholz, less the lowest, less lowest and highest (8.1, 14.1, 14.3), fore Buchholz (8.3), Sonneborn-Berger
 * (9.1), wins with and without those not played (7.1, 7.2), progressive score (7.5), Koya (9.2), mean rating of
 * opponents and performance (10.1, 10.2), and the drawing of lots (4.2).
 */
export type TiebreakName = 'DE' | 'LOT' | MeasureName;

/** Those that are a number of each entrant's own, whoever it is compared with. */
export type MeasureName =
  'BH' | 'BH-C1' | 'BH-M1' | 'FB' | 'SB' | 'WIN' | 'WON' | 'PS' | 'KS' | 'ARO' | 'TPR';

/** A number that goes into a tie-break. */
export interface Term {
  /** The opponent it comes from; null: no opponent, but a dummy (art. 16.4) or one's own score. */
  readonly entry: EntryNumber | null;
  /** From 1. */
  readonly round: number;
  /** What it adds; for ARO and TPR the opponent's rating. */
  readonly points: number;
  /** false: shown and not added, because it was cut (art. 14) or is below the limit (KS). */
  readonly counted: boolean;
}

/** A number and where it comes from. null: there is none, and it separates nobody. */
export interface Measured {
  readonly value: number | null;
  /** By round. What is counted adds up to the value; ARO is its mean, TPR that mean and what the score adds. */
  readonly working: readonly Term[];
}

export interface Tiebreak extends Measured {
  readonly name: TiebreakName;
}

export const NOTHING: Measured = { value: null, working: [] };

/** The terms that are counted, added. */
export const total = (working: readonly Term[]): Measured => ({
  value: working.reduce((sum, { points, counted }) => (counted ? sum + points : sum), 0),
  working,
});
