import { ValidateBy, type ValidationArguments } from 'class-validator';

import type { RequestKind } from '../store/requests.js';
import { isGift } from './is-gift.decorator.js';

export const WISHED = 'Of PAUSE and MORE_TIME, from a second to 21 days; of the others none.';

const TIMED: readonly RequestKind[] = ['PAUSE', 'MORE_TIME'];

/**
 * Validates the time of a request beside its `kind`: the length of a pause, or how much more time. Kinds that are not
 * about time (e.g. a draw) have none.
 */
export const IsWishedTime = (): PropertyDecorator =>
  ValidateBy({
    name: 'isWishedTime',
    validator: {
      validate(time: unknown, given?: ValidationArguments) {
        const { kind } = given?.object as { readonly kind: RequestKind };
        return TIMED.includes(kind) ? isGift(time) : time === undefined || time === null;
      },
      defaultMessage: () =>
        'time must be given with PAUSE and MORE_TIME, from a second to 21 days, as in "P1DT12H", and with nothing else',
    },
  });
