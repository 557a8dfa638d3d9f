import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';

/** As a reader counts: an emoji joined from several is one. */
export const MOST_CHARACTERS = 40;
/** Code points: enough for any name that is meant to be read. */
export const LONGEST_NAME = 200;

/** Emoji that are pictures of one thing: a flag, a keycap, or pictographs with tones of skin, joined to one. */
const EMOJI = new RegExp(
  [
    /\p{RI}{2}/u,
    /[\d#*]\u{fe0f}\u{20e3}/u,
    // England, Scotland, Wales: other tags would be text that nobody sees.
    /\u{1f3f4}\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}/u,
    /\p{ExtPict}[\p{EMod}\u{fe0f}]?(?:\u{200d}\p{ExtPict}[\p{EMod}\u{fe0f}]?)*/u,
  ]
    .map(({ source }) => `^(?:${source})$`)
    .join('|'),
  'u',
);

/** Letters and signs, each with the marks that belong to it; of ideographs also the variant. */
const WRITTEN =
  /^(?:(?!\p{DI})[\p{L}\p{N}\p{P}\p{S}](?:(?<=\p{Script=Han})[\u{fe00}-\u{fe02}\u{e0100}-\u{e01ef}])?(?!\p{M}{9})(?:(?!\p{DI})\p{M})*)+$/u;

/** Signs that show nothing. */
const BLANK = /[\u{2800}\u{fffc}\u{1d159}]/u;
/** Characters that show something only as part of an emoji: tones of skin, halves of flags. */
const PART = /[\p{EMod}\p{RI}]/u;

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

const isVisible = (character: string): boolean =>
  EMOJI.test(character) ||
  (WRITTEN.test(character) && !BLANK.test(character) && !PART.test(character));

function isName(value: unknown): boolean {
  if (typeof value !== 'string' || [...value].length > LONGEST_NAME) return false;
  const words = value.split(' ');
  const all = words.flatMap((word) => Array.from(characters.segment(word), (one) => one.segment));
  return (
    words.every((word) => word !== '') && all.length <= MOST_CHARACTERS && all.every(isVisible)
  );
}

/**
 * Trims, writes composed characters one way, and takes 1 to 40 characters that can be seen, with single spaces between
 * words: no control, direction, private-use or invisible ones.
 */
export function IsName(): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? value.normalize('NFC').trim() : value,
    ),
    ValidateBy({
      name: 'isName',
      validator: {
        validate: isName,
        defaultMessage: () =>
          '$property must be 1 to 40 visible characters with single spaces between words',
      },
    }),
  );
}
