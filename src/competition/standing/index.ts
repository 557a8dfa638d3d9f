export { rangesOf } from './ranges.js';
export type { RankRange } from './ranges.js';
export { standingsOf } from './standings.js';
export type { Standing } from './standings.js';
export type { TiebreakName } from './tiebreak.js';
