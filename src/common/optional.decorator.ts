import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsOptional } from 'class-validator';

/**
 * An optional property: a missing value and null both mean `usual`. If there is a usual value, the property also needs
 * it as its initializer.
 */
export function Optional(usual?: unknown): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => value ?? usual),
    IsOptional(),
  );
}
