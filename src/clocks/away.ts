import type { Clock, Sleep, Spell } from './clock.js';
import { DAY } from './presets.js';

/** How many days a block away has at most. */
export const LONGEST_BLOCK = 14;
/** How many days a player can have saved, and earns in a year. */
const MOST_SAVED = 30;
/** What a day costs, in milliseconds of a player's time times 30: in these, all that is earned is a whole number. */
const PRICE = 365 * DAY;

/** A block of days away, as far as it costs. */
export interface Taken {
  readonly takenAt: number;
  readonly days: number;
}

/**
 * How many whole days away a player has left: they earn 2.5 a month (30 a year), have none at the start, and never more
 * than 30. `blocks` are all that they ever took, in order.
 */
export function daysLeft(since: number, blocks: readonly Taken[], at: number): number {
  let [left, last] = [0, since];
  for (const { takenAt, days } of blocks) {
    left = saved(left, takenAt - last) - days * PRICE;
    last = takenAt;
  }
  return Math.floor(saved(left, at - last) / PRICE);
}

const saved = (left: number, ms: number): number =>
  Math.min(MOST_SAVED * PRICE, left + Math.max(0, ms) * MOST_SAVED);

/** How many days a block costs that began then and ends now: a day that has begun is used. */
export const daysUsed = (begins: number, at: number): number =>
  Math.max(0, Math.ceil((at - begins) / DAY));

/** A stretch of time that is added to those in which a seat's player is away, or taken from them. */
export interface AwayChange {
  readonly seat: string;
  readonly isAway: boolean;
  readonly from: number;
  readonly until: number;
}

/** The part of these stretches that lies between two instants. */
export const within = (stretches: readonly Sleep[], from: number, until: number): Sleep[] =>
  stretches.flatMap(([start, end]) => {
    const part = [Math.max(from, start), Math.min(until, end)] as const;
    return part[0] < part[1] ? [part] : [];
  });

/** The part of these stretches that lies in none of the others. */
export const without = (stretches: readonly Sleep[], others: readonly Sleep[]): Sleep[] =>
  others.reduce<Sleep[]>(
    (open, [from, until]) =>
      open.flatMap((one) => [...within([one], -Infinity, from), ...within([one], until, Infinity)]),
    [...stretches],
  );

/**
 * The clock with that change to when a player is away, as far as their spell has not been charged yet: what is past
 * stays. Unchanged where the seat owes nothing.
 */
export function withAway(clock: Clock, { seat, isAway, from, until }: AwayChange): Clock {
  const one = clock.seats[seat];
  if (!one?.spell) return clock;
  const { away: before = [], ...spell } = one.spell;
  const part = within([[from, until]], spell.since, Infinity);
  const others = without(before, part);
  const away = isAway ? [...others, ...part].sort(([a], [b]) => a - b) : others;
  const changed: Spell = { ...spell, ...(away.length > 0 && { away }) };
  return { ...clock, seats: { ...clock.seats, [seat]: { ...one, spell: changed } } };
}
