import { applyDecorators } from '@nestjs/common';
import { IsEmail, MaxLength } from 'class-validator';

/** Greatest length of an address that mail can reach (RFC 5321). */
const LONGEST = 254;
/** A name in quotes may hold line breaks and anything else, and has many spellings; nobody has one. */
const PLAIN = { allow_utf8_local_part: false, blacklisted_chars: '"' };

/** Validates a property as one mail address. */
export const IsMailAddress = (): PropertyDecorator =>
  applyDecorators(
    MaxLength(LONGEST),
    IsEmail(PLAIN, { message: 'address must be a mail address' }),
  );
