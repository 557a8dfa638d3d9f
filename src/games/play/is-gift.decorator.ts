import { ValidateBy } from 'class-validator';

import { readDuration } from '../../clocks/duration.js';
import { MOST_GIVEN } from './submission.js';

/** Milliseconds, or a duration as ISO 8601 writes it. */
export function isGift(time: unknown): boolean {
  const ms = typeof time === 'string' ? readDuration(time) : Number(time ?? NaN);
  return ms !== null && ms >= 1_000 && ms <= MOST_GIVEN;
}

/** Time that one player gives another: milliseconds, or a duration as ISO 8601 writes it. */
export const IsGift = (): PropertyDecorator =>
  ValidateBy({
    name: 'isGift',
    validator: {
      validate: isGift,
      defaultMessage: () => 'time must be from a second to 21 days, as in "P1DT12H"',
    },
  });
