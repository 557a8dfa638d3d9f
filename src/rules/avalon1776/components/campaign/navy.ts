import { TURNS_OF_QUARTER } from './seasons.js';

/*
 * A1776-campopt.I the Continental Navy, as the rules state it.
 */

/** A1776-campopt.I.A the month in whose American segment the Continental Navy comes. */
export const COMES_IN = '1776-02';
/**
 * A1776-campopt.I.F the first month that begins with a die for the Continental Navy, and the highest die with which it
 * stays.
 */
export const ROLLS_FROM = '1777-01';
export const STAYS_TO = 3;
/** A1776-campopt.I.C the longest repair: the turns of three quarters. */
export const LONGEST_REPAIR = 3 * TURNS_OF_QUARTER;
/**
 * A1776-campopt.I.E the number of turns within which the Continental Navy has to end a movement phase in port again.
 */
export const AT_SEA = 6;
