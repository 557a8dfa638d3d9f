import { TURNS_OF_QUARTER } from './seasons.js';

/*
 * A1776-campopt.I the Continental Navy, as the rules state it.
 */

/** A1776-campopt.I.A the month in whose American segment it comes. */
export const COMES_IN = '1776-02';
/** A1776-campopt.I.F the first month that begins with a die for it, and the highest with which it stays. */
export const ROLLS_FROM = '1777-01';
export const STAYS_TO = 3;
/** A1776-campopt.I.C turns of three quarters. */
export const LONGEST_REPAIR = 3 * TURNS_OF_QUARTER;
/** A1776-campopt.I.E turns within which it has to end a movement phase in port again. */
export const AT_SEA = 6;
