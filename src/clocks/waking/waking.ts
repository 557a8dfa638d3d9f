import type { HoursFault, WakingHours } from './hours.js';
import {
  isFirstOfDay,
  isWaking,
  nextEdge,
  wakingBefore,
  wallAfter,
  type Week,
  WEEK_MS,
  weekOf,
} from './week.js';
import { type Zone, zoneOf } from './zone.js';

/** Waking hours prepared for computing. */
interface Reckoning {
  readonly week: Week;
  readonly zone: Zone;
}

/** Waking hours -> their prepared form. Waking hours are never changed. */
const RECKONINGS = new WeakMap<WakingHours, Reckoning>();

/** Prepares waking hours. Hours that are too few to play by can be computed with; malformed ones cannot. */
function reckoningOf(hours: WakingHours): Reckoning {
  const known = RECKONINGS.get(hours);
  if (known) return known;
  const zone = zoneOf(hours.zone);
  if (!zone) throw refusal('ZONE');
  const week = weekOf(hours.windows);
  if (!week) throw refusal('WINDOW');
  const reckoning = { week, zone };
  RECKONINGS.set(hours, reckoning);
  return reckoning;
}

const refusal = (fault: HoursFault) => new RangeError(`These are no waking hours: ${fault}.`);

/** Milliseconds of waking time between two instants (milliseconds since 1970, UTC); 0 if `to` is not after `from`. */
export function wakingMs(hours: WakingHours, from: number, to: number): number {
  const { week, zone } = reckoningOf(hours);
  if (from >= to) return 0;
  let sum = 0;
  for (let stretch = zone.stretchAt(from); ; stretch = zone.stretchAt(stretch.to)) {
    const begin = wakingBefore(week, Math.max(from, stretch.from) + stretch.offset);
    sum += wakingBefore(week, Math.min(to, stretch.to) + stretch.offset) - begin;
    if (to <= stretch.to) return sum;
  }
}

/**
 * The first instant (milliseconds since 1970, UTC) at which `ms` milliseconds of waking time have passed since `from`;
 * `from` itself if `ms` is 0 or less. It may be the end of a window, at which the player is no longer awake.
 */
export function whenWaking(hours: WakingHours, from: number, ms: number): number {
  const { week, zone } = reckoningOf(hours);
  if (week.total === 0) throw refusal('TOO_FEW');
  if (ms <= 0) return from;
  let gone = 0;
  for (let stretch = zone.stretchAt(from); ; stretch = zone.stretchAt(stretch.to)) {
    const begin = wakingBefore(week, Math.max(from, stretch.from) + stretch.offset);
    const length = wakingBefore(week, stretch.to + stretch.offset) - begin;
    if (gone + length >= ms) return wallAfter(week, begin + ms - gone) - stretch.offset;
    gone += length;
  }
}

/** Whether a player is awake at an instant (milliseconds since 1970, UTC). The end of a window is excluded. */
export function isAwake(hours: WakingHours, at: number): boolean {
  const { week, zone } = reckoningOf(hours);
  return isWaking(week, at + zone.stretchAt(at).offset);
}

/**
 * The first instant after `at` at which {@link isAwake} differs from its value at `at` (both milliseconds since 1970,
 * UTC); null for a player who is always awake, or never.
 */
export function nextChange(hours: WakingHours, at: number): number | null {
  const { week, zone } = reckoningOf(hours);
  if (week.total === 0 || week.total === WEEK_MS) return null;
  const awake = isAwake(hours, at);
  for (let stretch = zone.stretchAt(at); ; stretch = zone.stretchAt(stretch.to)) {
    const { offset } = stretch;
    const begin = Math.max(at, stretch.from);
    // The change of clocks may jump into waking time, or out of it.
    if (isWaking(week, begin + offset) !== awake) return begin;
    const edge = nextEdge(week, begin + offset) - offset;
    if (edge < stretch.to) return edge;
  }
}

/**
 * The first instant after `at` at which the waking time of a local day begins (both milliseconds since 1970, UTC), of
 * several windows the first; null for a player who is always awake, or never.
 */
export function nextMorning(hours: WakingHours, at: number): number | null {
  const { week, zone } = reckoningOf(hours);
  for (let next = nextChange(hours, at); next !== null; next = nextChange(hours, next)) {
    const wall = next + zone.stretchAt(next).offset;
    if (isWaking(week, wall) && isFirstOfDay(week, wall)) return next;
  }
  return null;
}

/** The stretches between two instants in which a player is asleep, in order; each is cut at the two. */
export function sleepsBetween(
  hours: WakingHours,
  from: number,
  until: number,
): (readonly [from: number, until: number])[] {
  const sleeps: (readonly [number, number])[] = [];
  let awake = isAwake(hours, from);
  for (let at = from; at < until; awake = !awake) {
    const end = Math.min(until, nextChange(hours, at) ?? until);
    if (!awake) sleeps.push([at, end]);
    at = end;
  }
  return sleeps;
}
