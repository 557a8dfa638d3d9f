import { ValidateBy } from 'class-validator';

import { readDuration } from '../../clocks/duration.js';
import { MOST_GIVEN } from './submission.js';

/** Whether `time` is a number of milliseconds or an ISO 8601 duration (e.g. `PT1H`) that one gift may give. */
export function isGift(time: unknown): boolean {
  const ms = typeof time === 'string' ? readDuration(time) : Number(time ?? NaN);
  return ms !== null && ms >= 1_000 && ms <= MOST_GIVEN;
}

/** Validates time that one player gives another: milliseconds, or an ISO 8601 duration, e.g. `PT1H`. */
export const IsGift = (): PropertyDecorator =>
  ValidateBy({
    name: 'isGift',
    validator: {
      validate: isGift,
      defaultMessage: () => 'time must be from a second to 21 days, as in "P1DT12H"',
    },
  });
