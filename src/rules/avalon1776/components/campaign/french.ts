/**
 * A1776-camp.VIII.A.1 the highest modified die with which France enters the war in each month; later months have the
 * number of the last one.
 */
const ENTRY: readonly (readonly [month: string, highest: number])[] = [
  ['1778-04', 1],
  ['1778-05', 1],
  ['1778-06', 2],
  ['1778-07', 3],
  ['1778-08', 3],
  ['1778-09', 3],
  ['1778-10', 4],
];

/** The highest modified die with which France enters in that month; 0: no die is rolled yet. */
export const highestToEnter = (month: string): number =>
  ENTRY.findLast(([from]) => from <= month)?.[1] ?? 0;

/**
 * A1776-camp.VIII.A.2 whether France enters on that die; `areas`, the areas that were British at the start of the
 * quarter, is added to the die.
 */
export const entersOn = (month: string, die: number, areas: number): boolean =>
  die + areas <= highestToEnter(month);

/**
 * A1776-camp.IX.E.3 the lowest die with which called variable forces come, and A1776-camp.IX.E.5 with which they stay.
 */
export const CALL_FROM = 5;
export const KEEP_FROM = 4;
