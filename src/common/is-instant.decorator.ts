import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';

import { INSTANT, readInstant } from './instant.js';

/** An instant that a client gives: a text over REST, over GraphQL what the scalar has made of one. */
export const IsInstant = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? (readInstant(value) ?? value) : value,
    ),
    ValidateBy({
      name: 'isInstant',
      validator: {
        validate: (value: unknown) => value instanceof Date && !Number.isNaN(value.getTime()),
        defaultMessage: () => `$property must be ${INSTANT.en}`,
      },
    }),
  );
