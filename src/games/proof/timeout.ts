import type { Outcome, Ruleset, Seat } from '../../rules/index.js';

/**
 * The outcome where the clock of `seat` is empty: the other seat wins. `seat` is null where nobody claimed the win:
 * nobody wins.
 */
export function timeoutOf({ seats }: Ruleset, seat: Seat | null): Outcome {
  const others = seat === null ? [] : seats.filter((one) => one !== seat);
  const winner = others.length === 1 ? (others[0] ?? null) : null;
  return { winner, reason: seat === null ? 'abandoned' : 'timeout', clause: '' };
}
