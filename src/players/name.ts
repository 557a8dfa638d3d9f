import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { Matches } from 'class-validator';

/** 1 to 40 visible characters; single spaces inside. No control, direction or private-use characters. */
const NAME = /^(?=.{1,40}$)[^\s\p{C}\p{Z}]+( [^\s\p{C}\p{Z}]+)*$/u;

/** Trims, writes composed characters one way, and refuses what would not print. */
export function IsName(): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? value.normalize('NFC').trim() : value,
    ),
    Matches(NAME, {
      message: '$property must be 1 to 40 visible characters with single spaces between words',
    }),
  );
}
