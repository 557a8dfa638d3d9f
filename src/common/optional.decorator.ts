import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsOptional } from 'class-validator';

/**
 * Not given, or given as null, which means the same: `usual`. A property with a usual value has it as its initializer
 * too.
 */
export function Optional(usual?: unknown): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => value ?? usual),
    IsOptional(),
  );
}
