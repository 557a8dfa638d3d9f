import { askPhaseOf, frameOf } from './agenda.js';
import type { Asks } from './asks.js';
import type { Seat, State } from './frame.js';
import type { JsonObject } from './json.js';
import type { Ruleset } from './ruleset.js';

/** The question that `seat` has to answer, worded from its own view; null where it owes no decision. */
export function asksOf(rules: Ruleset, state: State, view: JsonObject, seat: Seat): Asks | null {
  const frame = frameOf(state, seat);
  if (frame === null) return null;
  const { text, clause, counters = [], ends = null } = rules.asks(view, frame.f);
  return { id: frame.f, text, clause: clause ?? askPhaseOf(rules, frame).clause, counters, ends };
}
