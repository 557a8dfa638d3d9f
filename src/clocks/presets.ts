import { type Budget, type Clock, TIMED, type TimedPreset, type TimeoutPolicy } from './clock.js';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The longest spell, on the wall clock. */
const WALL_LIMIT = 21 * DAY;

interface Pace {
  readonly turn: Budget;
  readonly interrupt: Budget;
  readonly grace: number;
  readonly whenEmpty: TimeoutPolicy;
}

const budget = (cap: number, increment: number): Budget => ({ cap, increment, left: cap });

/** The time controls: one for a game at one sitting, and the three usual ones for correspondence. */
const PACES: { readonly [P in TimedPreset]: Pace } = {
  'live-60': {
    turn: budget(60 * MINUTE, 30 * SECOND),
    interrupt: budget(5 * MINUTE, 5 * SECOND),
    grace: SECOND,
    whenEmpty: 'AUTO',
  },
  fast: {
    turn: budget(3 * DAY, 4 * HOUR),
    interrupt: budget(DAY, 2 * HOUR),
    grace: 0,
    whenEmpty: 'CLAIM',
  },
  daily: {
    turn: budget(5 * DAY, 12 * HOUR),
    interrupt: budget(2 * DAY, 6 * HOUR),
    grace: 0,
    whenEmpty: 'CLAIM',
  },
  slow: {
    turn: budget(10 * DAY, 36 * HOUR),
    interrupt: budget(3 * DAY, 12 * HOUR),
    grace: 0,
    whenEmpty: 'CLAIM',
  },
};

/** The time control of a game; `none`: no clock. */
export type Preset = TimedPreset | 'none';
export const PRESETS: readonly Preset[] = [...TIMED, 'none'];

/**
 * A full clock for each of these seats, none of which owes anything yet; null where there is no clock. `agreed`: what
 * happens when it is empty, instead of what is usual for the preset.
 */
export function newClock(
  preset: Preset,
  seats: readonly string[],
  agreed?: TimeoutPolicy,
): Clock | null {
  if (preset === 'none') return null;
  const { turn, interrupt, grace, whenEmpty: usual } = PACES[preset];
  const seat = { charge: null, interrupt, spell: null, turn };
  return {
    ...{ frozen: null, grace, preset },
    seats: Object.fromEntries([...seats].sort().map((one) => [one, seat])),
    ...{ wallLimit: WALL_LIMIT, whenEmpty: agreed ?? usual },
  };
}
