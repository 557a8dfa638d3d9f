/** The only door into `pairing`: a round of a Swiss event, the tables of a round robin, and why two meet or may not. */
export { pairSwiss } from './swiss.js';
export { type Meeting, roundRobin } from './round-robin.js';
export { mayPair, why } from './why.js';
export type { SwissWish } from './wish.js';
