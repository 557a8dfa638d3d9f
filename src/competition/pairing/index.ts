/**
 * The only door into `pairing`: pairings of Swiss rounds, tables of round robins, and why two players meet or may not.
 */
export { pairSwiss } from './swiss.js';
export { type Meeting, roundRobin } from './round-robin.js';
export { appraised, type Bar, type Exchange, exchangesOf } from './appraisal.js';
export { mayPair, type Why, why } from './why.js';
export type { Cost, Proposal, SwissWish } from './wish.js';
