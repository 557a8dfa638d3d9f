/**
 * A1776-camp.VIII.A.1 the highest number of the die, as modified, with which France enters in that month; later months
 * as the last.
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

/** 0: no die is rolled yet. */
export const highestToEnter = (month: string): number =>
  ENTRY.findLast(([from]) => from <= month)?.[1] ?? 0;

/** A1776-camp.VIII.A.2 with the areas that were British at the start of the quarter added to the die. */
export const entersOn = (month: string, die: number, areas: number): boolean =>
  die + areas <= highestToEnter(month);

/** A1776-camp.IX.E.3 and A1776-camp.IX.E.5 the lowest die with which variable forces come, and with which they stay. */
export const CALL_FROM = 5;
export const KEEP_FROM = 4;
