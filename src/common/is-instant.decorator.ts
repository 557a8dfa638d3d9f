import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';

import { INSTANT, readInstant } from './instant.js';

/** Validates an instant that a client sends: a text in REST; in GraphQL, what the scalar made of it. */
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
