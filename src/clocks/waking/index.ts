export { type HoursFault, hoursFault, type WakingHours } from './hours.js';
export { isAwake, nextChange, wakingMs, whenWaking } from './waking.js';
export type { Window } from './week.js';
