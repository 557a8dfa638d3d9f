import type { Outcome, Ruleset, Seat } from '../../rules/index.js';

/** That seat's clock was empty, and the one other seat wins; null: nobody claimed it, and nobody wins. */
export function timeoutOf({ seats }: Ruleset, seat: Seat | null): Outcome {
  const others = seat === null ? [] : seats.filter((one) => one !== seat);
  const winner = others.length === 1 ? (others[0] ?? null) : null;
  return { winner, reason: seat === null ? 'abandoned' : 'timeout', clause: '' };
}
