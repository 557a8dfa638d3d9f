import { type ValidationError, ValidationPipe } from '@nestjs/common';

import { invalidInput } from './errors.js';

function sentences(error: ValidationError, path = ''): string[] {
  const here = path + error.property;
  const own = Object.values(error.constraints ?? {}).map((text) => `${path}${text}`);
  return [...own, ...(error.children ?? []).flatMap((child) => sentences(child, `${here}.`))];
}

/** Unknown fields are refused, never dropped in silence. */
export const validation = new ValidationPipe({
  transform: true,
  whitelist: true,
  forbidNonWhitelisted: true,
  stopAtFirstError: true,
  exceptionFactory: (errors) =>
    invalidInput(`${errors.flatMap((error) => sentences(error)).join('; ')}.`),
});
