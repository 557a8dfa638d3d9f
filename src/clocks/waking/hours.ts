import { DAY_MS, lengthMs, weekOf, type Window } from './week.js';
import { zoneOf } from './zone.js';

/**
 * When a player is awake in every week. Windows do not overlap, and none goes past midnight: there it is two. They are
 * minutes that the wall shows: one that the clocks leave out takes no time, and one that comes twice counts twice.
 */
export interface WakingHours {
  /** A name of IANA, such as `Europe/London` or `UTC`. */
  readonly zone: string;
  readonly windows: readonly Window[];
}

/** No such zone; a window that is malformed or overlaps, or too many of them; too little time awake. */
export type HoursFault = 'ZONE' | 'WINDOW' | 'TOO_FEW';

const HOUR_MS = DAY_MS / 24;
const LEAST_IN_DAY_MS = 8 * HOUR_MS;
const LEAST_DAYS = 5;
const LEAST_IN_WEEK_MS = 50 * HOUR_MS;

/** Which rule waking hours break first, null if none. */
export function hoursFault({ zone, windows }: WakingHours): HoursFault | null {
  if (!zoneOf(zone)) return 'ZONE';
  const week = weekOf(windows);
  if (!week) return 'WINDOW';
  const enough = week.total >= LEAST_IN_WEEK_MS && longDays(windows) >= LEAST_DAYS;
  return enough ? null : 'TOO_FEW';
}

/** On how many weekdays there is enough waking time. */
function longDays(windows: readonly Window[]): number {
  const days = new Map<number, number>();
  for (const window of windows)
    days.set(window.day, (days.get(window.day) ?? 0) + lengthMs(window));
  return [...days.values()].filter((length) => length >= LEAST_IN_DAY_MS).length;
}
