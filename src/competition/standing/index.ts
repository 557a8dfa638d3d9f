export { standingsOf } from './standings.js';
export type { Standing } from './standings.js';
export type { Measured, Term, Tiebreak, TiebreakName } from './tiebreak.js';
