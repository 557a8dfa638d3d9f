import { applyDecorators } from '@nestjs/common';
import { IsEmail, MaxLength } from 'class-validator';

import type { ToPeople } from '../../common/validation.pipe.js';

/** Greatest length of an address that mail can reach (RFC 5321). */
const LONGEST = 254;
/** A name in quotes may hold line breaks and anything else, and has many spellings; nobody has one. */
const PLAIN = { allow_utf8_local_part: false, blacklisted_chars: '"' };

const NO_ADDRESS: ToPeople = {
  sentence: {
    en: 'Write one mail address, whole, such as name@mail.example.',
    ja: 'メールアドレスを1つ、name@mail.example のような正しい形で入力してください。',
  },
};

/** Validates a property as one mail address. */
export const IsMailAddress = (): PropertyDecorator =>
  applyDecorators(
    MaxLength(LONGEST, { context: NO_ADDRESS }),
    IsEmail(PLAIN, { message: 'address must be a mail address', context: NO_ADDRESS }),
  );
