import { appError, invalidInput } from '../../errors/errors.js';
import type { Ruleset, Seat } from '../../rules/index.js';
import type { Sitter } from '../store/seating.repository.js';

const TAKEN = {
  taken: { en: 'taken', ja: '埋まっています' },
  remedy: {
    en: 'choose a free one or another game.',
    ja: '空いている席か別のゲームを選んでください。',
  },
} as const;

const KEPT = {
  taken: {
    en: 'kept for the other player of the game before',
    ja: '前のゲームの相手のために取ってあります',
  },
  remedy: {
    en: 'choose another game, or make one of your own.',
    ja: '別のゲームを選ぶか、新しいゲームを作ってください。',
  },
} as const;

export const seatTaken = (): Error => appError('SEAT_TAKEN', TAKEN);
export const seatKept = (): Error => appError('SEAT_TAKEN', KEPT);

/** Checks `seat` against the ruleset, whose first seat is the default. Throws INVALID_INPUT. */
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
  if (seat === undefined || !free.includes(seat)) throw seatTaken();
  return seat;
}
