import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';

import type { ToPeople } from '../common/validation.pipe.js';

/** How many characters a name may have, as a reader counts them: an emoji joined from several counts as one. */
export const MOST_CHARACTERS = 40;
/** How many code points a name may have: enough for any name that is meant to be read. */
export const LONGEST_NAME = 200;
/**
 * How long a name may be as it is sent, before spaces are folded and marks composed; longer texts are not looked at.
 */
export const LONGEST_SENT = 10 * LONGEST_NAME;

/** Emoji that show one thing: a flag, a keycap, or pictographs with skin tones, joined into one. */
const EMOJI = new RegExp(
  [
    /\p{RI}{2}/u,
    /[\d#*]\u{fe0f}\u{20e3}/u,
    // England, Scotland, Wales; other tag sequences would be text that nobody sees.
    /\u{1f3f4}\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}/u,
    // U+FE0E asks for the plain sign in place of the emoji; phones send that too.
    /\p{ExtPict}[\p{EMod}\u{fe0e}\u{fe0f}]?(?:\u{200d}\p{ExtPict}[\p{EMod}\u{fe0e}\u{fe0f}]?)*/u,
  ]
    .map(({ source }) => `^(?:${source})$`)
    .join('|'),
  'u',
);

/** Letters and signs, each with the marks that belong to it; ideographs also with their variation selector. */
const WRITTEN =
  /^(?:(?!\p{DI})[\p{L}\p{N}\p{P}\p{S}](?:(?<=\p{Script=Han})[\u{fe00}-\u{fe02}\u{e0100}-\u{e01ef}])?(?!\p{M}{9})(?:(?!\p{DI})\p{M})*)+$/u;

/**
 * Invisible characters that change how the letters around them look. They are part of a name in scripts that are
 * written with them.
 */
const SHAPING = new RegExp(
  [
    // Persian, Urdu, Kurdish, Syriac: ZWNJ, which keeps the letters on either side from joining.
    /(?<=(?=[\p{L}\p{M}])[\p{scx=Arabic}\p{scx=Syriac}])\u{200c}(?=(?=\p{L})[\p{scx=Arabic}\p{scx=Syriac}])/u,
    // Scripts of India and Sinhala: whether the letters around a virama join into one.
    /(?<=[\u{94d}\u{9cd}\u{a4d}\u{acd}\u{b4d}\u{bcd}\u{c4d}\u{ccd}\u{d4d}\u{dca}])[\u{200c}\u{200d}](?=\p{L})/u,
    // Bengali and Kannada: the same before a virama.
    /(?<=[\u{9b0}\u{cb0}])\u{200d}(?=[\u{9cd}\u{ccd}])/u,
    // Malayalam: a consonant at the end of a syllable, as it was written before it had a letter of its own.
    /(?<=[\u{d23}\u{d28}\u{d30}\u{d32}\u{d33}\u{d15}]\u{d4d})\u{200d}/u,
    // Mongolian: the form of the letter before, and the separate vowel at the end.
    /(?<=(?=\p{L})\p{Script=Mongolian})[\u{180b}-\u{180d}\u{180f}]/u,
    /(?<=\p{Script=Mongolian})\u{180e}(?=(?=\p{L})\p{Script=Mongolian})/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
);

/** Zero-width space, a place where a line may end in scripts without spaces: keyboards send it with the space bar. */
const LINE_END =
  /(?<=[\p{Script=Khmer}\p{Script=Thai}\p{Script=Lao}\p{Script=Myanmar}])\u{200b}+/gu;

/** Spaces of any width, e.g. U+3000, which Japanese keyboards send. */
const SPACES = /[\p{Zs}\t]+/gu;

/** Characters that show nothing. */
const BLANK = /[\u{2800}\u{fffc}\u{13441}\u{13442}\u{1d159}]/u;
/** Characters that show something only as part of an emoji: skin tones, halves of flags. */
const PART = /[\p{EMod}\p{RI}]/u;

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

const isVisible = (character: string): boolean =>
  EMOJI.test(character) ||
  (WRITTEN.test(character) && !BLANK.test(character) && !PART.test(character));

/** Vowels of Burmese and other scripts that are marks, but count as characters of their own, after a letter. */
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

/**
 * A name in the one form in which it is stored. A text that is far too long is returned as it is, and refused later.
 */
export function tidyName(name: string): string {
  if (name.length > LONGEST_SENT) return name;
  return name.normalize('NFC').replace(LINE_END, '').replace(SPACES, ' ').trim();
}

const NO_NAME = {
  sentence: {
    en: 'A name has 1 to 40 visible characters, without control or invisible ones.',
    ja: '名前は目に見える文字1〜40字にし、制御文字や見えない文字は入れないでください。',
  },
} as const satisfies ToPeople;

/**
 * Validates a name, after trimming it and writing composed characters and spaces in one way: 1 to 40 visible
 * characters, without control, direction, private-use or invisible ones.
 */
export function IsName(): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? tidyName(value) : value,
    ),
    ValidateBy(
      {
        name: 'isName',
        validator: {
          validate: isName,
          defaultMessage: () =>
            '$property must be 1 to 40 visible characters, without control or invisible ones',
        },
      },
      { context: NO_NAME },
    ),
  );
}
