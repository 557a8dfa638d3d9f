import type { Outcome, Ruleset, Seat } from '../../rules/index.js';

/** The outcome where `seat` resigns: the other seat wins; with more than two seats, nobody does. */
export function resignationOf({ seats }: Ruleset, seat: Seat): Outcome {
  const others = seats.filter((one) => one !== seat);
  const winner = others.length === 1 ? (others[0] ?? null) : null;
  return { winner, reason: 'resignation', clause: '' };
}
