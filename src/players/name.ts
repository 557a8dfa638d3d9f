import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';

/** As a reader counts: an emoji joined from several is one. */
export const MOST_CHARACTERS = 40;
/** Code points: enough for any name that is meant to be read. */
export const LONGEST_NAME = 200;
/** Of what is sent, with spaces to be folded and marks to be composed: more is not looked at. */
export const LONGEST_SENT = 10 * LONGEST_NAME;

/** Emoji that are pictures of one thing: a flag, a keycap, or pictographs with tones of skin, joined to one. */
const EMOJI = new RegExp(
  [
    /\p{RI}{2}/u,
    /[\d#*]\u{fe0f}\u{20e3}/u,
    // England, Scotland, Wales: other tags would be text that nobody sees.
    /\u{1f3f4}\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}/u,
    // U+FE0E: the same sign as a letter is, which phones offer as well.
    /\p{ExtPict}[\p{EMod}\u{fe0e}\u{fe0f}]?(?:\u{200d}\p{ExtPict}[\p{EMod}\u{fe0e}\u{fe0f}]?)*/u,
  ]
    .map(({ source }) => `^(?:${source})$`)
    .join('|'),
  'u',
);

/** Letters and signs, each with the marks that belong to it; of ideographs also the variant. */
const WRITTEN =
  /^(?:(?!\p{DI})[\p{L}\p{N}\p{P}\p{S}](?:(?<=\p{Script=Han})[\u{fe00}-\u{fe02}\u{e0100}-\u{e01ef}])?(?!\p{M}{9})(?:(?!\p{DI})\p{M})*)+$/u;

/**
 * What nobody sees but by what it does to the letters around it: where a script is written with it, it is part of a
 * name.
 */
const SHAPING = new RegExp(
  [
    // Persian, Urdu, Kurdish, Syriac: the letters on either side do not join.
    /(?<=(?=[\p{L}\p{M}])[\p{scx=Arabic}\p{scx=Syriac}])\u{200c}(?=(?=\p{L})[\p{scx=Arabic}\p{scx=Syriac}])/u,
    // Scripts of India and Sinhala: whether the letters around a sign without vowel become one.
    /(?<=[\u{94d}\u{9cd}\u{a4d}\u{acd}\u{b4d}\u{bcd}\u{c4d}\u{ccd}\u{d4d}\u{dca}])[\u{200c}\u{200d}](?=\p{L})/u,
    // Bengali and Kannada: the same before that sign.
    /(?<=[\u{9b0}\u{cb0}])\u{200d}(?=[\u{9cd}\u{ccd}])/u,
    // Malayalam: a consonant at the end of a syllable, as it was written before it had a letter of its own.
    /(?<=[\u{d23}\u{d28}\u{d30}\u{d32}\u{d33}\u{d15}]\u{d4d})\u{200d}/u,
    // Mongolian: the form of the letter before, and the vowel that stands apart at the end.
    /(?<=(?=\p{L})\p{Script=Mongolian})[\u{180b}-\u{180d}\u{180f}]/u,
    /(?<=\p{Script=Mongolian})\u{180e}(?=(?=\p{L})\p{Script=Mongolian})/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
);

/** Where a line may end, in scripts without spaces: keyboards send it with the space bar. */
const LINE_END =
  /(?<=[\p{Script=Khmer}\p{Script=Thai}\p{Script=Lao}\p{Script=Myanmar}])\u{200b}+/gu;

/** Of any width: U+3000, which Japanese keyboards send, is one as well. */
const SPACES = /[\p{Zs}\t]+/gu;

/** Signs that show nothing. */
const BLANK = /[\u{2800}\u{fffc}\u{13441}\u{13442}\u{1d159}]/u;
/** Characters that show something only as part of an emoji: tones of skin, halves of flags. */
const PART = /[\p{EMod}\p{RI}]/u;

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

const isVisible = (character: string): boolean =>
  EMOJI.test(character) ||
  (WRITTEN.test(character) && !BLANK.test(character) && !PART.test(character));

/** Burmese vowels and the like, which are marks and count as characters of their own: after a letter. */
const VOWEL = /^(?!\p{DI})\p{Mc}(?!\p{M}{9})(?:(?!\p{DI})\p{M})*$/u;

const isWord = (characters: readonly string[]): boolean =>
  characters.every((one, i) => isVisible(one) || (i > 0 && VOWEL.test(one)));

export function isName(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > LONGEST_SENT) return false;
  if ([...value].length > LONGEST_NAME) return false;
  const words = value
    .replace(SHAPING, '')
    .split(' ')
    .map((word) => Array.from(characters.segment(word), ({ segment }) => segment));
  return (
    words.flat().length <= MOST_CHARACTERS && words.every((word) => word.length > 0 && isWord(word))
  );
}

/** The same name, written the one way in which it is kept. What is far too long stays as it is, and is refused. */
export function tidyName(name: string): string {
  if (name.length > LONGEST_SENT) return name;
  return name.normalize('NFC').replace(LINE_END, '').replace(SPACES, ' ').trim();
}

/**
 * Trims, writes composed characters and spaces one way, and takes 1 to 40 characters that can be seen: no control,
 * direction, private-use or invisible ones.
 */
export function IsName(): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? tidyName(value) : value,
    ),
    ValidateBy({
      name: 'isName',
      validator: {
        validate: isName,
        defaultMessage: () =>
          '$property must be 1 to 40 visible characters, without control or invisible ones',
      },
    }),
  );
}
