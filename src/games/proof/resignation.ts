import type { Outcome, Ruleset, Seat } from '../../rules/index.js';

/** The one other seat wins; where there are several, nobody does. */
export function resignationOf({ seats }: Ruleset, seat: Seat): Outcome {
  const others = seats.filter((one) => one !== seat);
  const winner = others.length === 1 ? (others[0] ?? null) : null;
  return { winner, reason: 'resignation', clause: '' };
}
