export { changed, hoursAt, NOTICE_MS, type OwnHours } from './change.js';
export { type HoursFault, hoursFault, LEAST_IN_WEEK_MS, type WakingHours } from './hours.js';
export { isAwake, nextChange, nextMorning, sleepsBetween, wakingMs, whenWaking } from './waking.js';
export { MOST_WINDOWS, type Window } from './week.js';
