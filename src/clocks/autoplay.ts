import type { Clock, SeatClock, Spell, TimeoutPolicy } from './clock.js';

/** In how many spells of a game the computer answers for one seat. */
const MOST_AUTOPLAYS = 3;

/** What happens when the clock of that seat is empty: the policy of the game, as long as it can be had. */
export function policyFor({ whenEmpty, seats }: Clock, seat: string): TimeoutPolicy {
  const used = seats[seat]?.autoplays ?? 0;
  return whenEmpty === 'AUTOPLAY' && used >= MOST_AUTOPLAYS ? 'CLAIM' : whenEmpty;
}

/** Whether a clock runs in that spell: for the computer none does. */
export const runs = (spell: Spell | null): spell is Spell => spell !== null && spell.auto !== true;

/** The clock when the computer answers for that seat from now on, until what it owes is answered. */
export function autoplayedFor(clock: Clock, seat: string): Clock {
  const one = clock.seats[seat];
  if (one === undefined || one.spell === null) return clock;
  const { autoplays = 0, spell } = one;
  const answered: SeatClock = { ...one, autoplays: autoplays + 1, spell: { ...spell, auto: true } };
  return { ...clock, seats: { ...clock.seats, [seat]: answered } };
}
