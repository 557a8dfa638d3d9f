import { DAY_MS, lengthMs, weekOf, type Window } from './week.js';
import { zoneOf } from './zone.js';

/**
 * When a player is awake in every week. Windows do not overlap, and a window across midnight is written as two. They
 * are in local time: a minute that the change of clocks skips takes no time, and one that it repeats counts twice.
 */
export interface WakingHours {
  /** Name of an IANA time zone, e.g. `Europe/London` or `UTC`. */
  readonly zone: string;
  readonly windows: readonly Window[];
}

/**
 * `ZONE`: unknown zone. `WINDOW`: a window is malformed or overlaps another, or there are too many. `TOO_FEW`: too
 * little waking time.
 */
export type HoursFault = 'ZONE' | 'WINDOW' | 'TOO_FEW';

const HOUR_MS = DAY_MS / 24;
const LEAST_IN_DAY_MS = 8 * HOUR_MS;
const LEAST_DAYS = 5;
/** How long a player is awake in a week at least. */
export const LEAST_IN_WEEK_MS = 50 * HOUR_MS;

/** The first rule that waking hours break; null: none. */
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
