import { owed, settle } from './agenda.js';
import type { Seat, State } from './frame.js';
import { copyOf } from './kind.js';
import { choices, playInPlace } from './play.js';
import { seeded } from './random.js';
import type { Ruleset } from './ruleset.js';
import { RecordingTable } from './table.js';

/** Number of random games played from a position before it is accepted. */
export const REHEARSALS = 20;
/** Maximum length of a rehearsal, in actions. */
const STEPS = 200;

/**
 * Plays at random from a position until the end or the maximum length. Returns whether that went well: every seat that
 * owed a decision had a choice, every choice could be carried out, and every seat could be shown the result. Rehearsal
 * `nth` begins with choice number `nth` of the first decision; the same rehearsal always takes the same course.
 */
export function lasts(rules: Ruleset, position: State, nth: number): boolean {
  const random = seeded(nth);
  const tried = copyOf(position, rules.kinds);
  try {
    settle(rules, tried, new RecordingTable({ open: random, hidden: random }));
    for (let step = 0; step < STEPS && tried.outcome === null; step++) {
      const seats = owed(rules, tried);
      const seat = seats[random(seats.length)] as Seat;
      const list = choices(rules, tried, seat);
      const action = list[step === 0 ? nth % list.length : random(list.length)];
      if (action === undefined) return false;
      playInPlace(rules, tried, seat, action, new RecordingTable({ open: random, hidden: random }));
    }
    for (const viewer of [...rules.seats, null]) rules.view(tried, viewer);
    return true;
  } catch {
    return false;
  }
}
