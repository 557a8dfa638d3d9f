import { appError, invalidInput } from '../../errors/errors.js';
import type { Ruleset, Seat } from '../../rules/index.js';
import type { Sitter } from '../store/seating.repository.js';

/** `seat` as the ruleset knows it. Throws INVALID_INPUT. */
export function seatIn(rules: Ruleset, seat: Seat | undefined): Seat {
  const known = rules.seats.find((one) => one === seat);
  if (known !== undefined) return known;
  const seats = rules.seats.join(', ');
  throw invalidInput({
    en: `the seats of ${rules.id} are ${seats}.`,
    ja: `${rules.id}の席は${seats}です。`,
  });
}

/** The seat that is wanted, or the first free one. Throws SEAT_TAKEN. */
export function freeSeat(
  rules: Ruleset,
  sitters: readonly Sitter[],
  wanted: Seat | undefined,
): Seat {
  const free = rules.seats.filter((seat) => sitters.every((one) => one.seat !== seat));
  const seat = wanted ?? free[0];
  if (seat === undefined || !free.includes(seat)) throw appError('SEAT_TAKEN');
  return seat;
}
