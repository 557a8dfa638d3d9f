import { owed, settle } from './agenda.js';
import type { Seat, State } from './frame.js';
import { copyOf } from './kind.js';
import { choices, playInPlace } from './play.js';
import { seeded } from './random.js';
import type { Ruleset } from './ruleset.js';
import { RecordingTable } from './table.js';

/** How many rehearsals a position goes through before it is accepted. */
export const REHEARSALS = 20;
/** Actions of a rehearsal, unless the game is over before. */
const STEPS = 200;

/**
 * Plays at random from a position, up to so many actions or to the end. Whether that went well: whoever owed a decision
 * had a choice, each choice could be carried out, and everybody could be shown the position that came of it. Rehearsal
 * `nth` begins with the `nth` choice of the first decision; the same one always goes the same way.
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
