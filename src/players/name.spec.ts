import 'reflect-metadata';

import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';

import { IsName } from './name.js';

class Named {
  @IsName()
  name!: unknown;
}

const take = (name: unknown): { readonly name: unknown; readonly isRefused: boolean } => {
  const named = plainToInstance(Named, { name });
  return { name: named.name, isRefused: validateSync(named).length > 0 };
};

const FAMILY = '👨🏽‍👩🏻‍👧‍👦';

describe('a name', () => {
  it.each([
    ['Latin', 'Isaac Brock'],
    ['Japanese', '関羽'],
    ['a variant of an ideograph', '葛\u{e0100}城'],
    ['Arabic', 'محمد'],
    ['Hindi, whose letters join', 'क्षत्रिय'],
    ['Hebrew with points', 'מֹשֶׁה'],
    ['one emoji', '🦫'],
    ['emoji joined to one', FAMILY],
    ['emoji joined without a variation selector', '🏳‍🌈'],
    ['a flag', '🇨🇦'],
    ['the flag of a part of a country', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    ['a keycap', '1️⃣'],
    ['a tone of skin', '👍🏿 Brock'],
    ['a heart as an emoji', 'I ❤️ York'],
    ['40 emoji of many code points', '👩🏽‍🚀'.repeat(40)],
    ['40 letters', 'a'.repeat(40)],
  ])('may be of %s', (_, name) => {
    expect(take(name)).toEqual({ name, isRefused: false });
  });

  it('is trimmed, and composed characters are written one way', () => {
    expect(take(' Riviere\u0300s ')).toEqual({ name: 'Rivierès', isRefused: false });
  });

  it.each([
    ['empty', ''],
    ['a number', 7],
    ['41 letters', 'a'.repeat(41)],
    ['41 emoji', '🦫'.repeat(41)],
    ['more code points than any name needs', FAMILY.repeat(40)],
    ['two spaces', 'a  b'],
    ['a line end', 'a\nb'],
    ['a Hangul filler', '\u3164'],
    ['a Hangul filler of half the width', '\uffa0'],
    ['a Hangul filler of a first consonant', '\u115f'],
    ['a Hangul filler of a vowel', '\u1160'],
    ['a Hangul filler inside', 'a\u3164b'],
    ['a combining grapheme joiner', 'a\u034fb'],
    ['a variation selector alone', '\ufe0f'],
    ['a variation selector on a letter', 'a\ufe0f'],
    ['a joiner alone', '\u200d'],
    ['a joiner between letters', 'a\u200db'],
    ['a joiner at the end of an emoji', '🦫\u200d'],
    ['a zero width space', 'a\u200bb'],
    ['a soft hyphen', 'a\u00adb'],
    ['a word joiner', 'a\u2060b'],
    ['a mark without a letter', '\u0301'],
    ['a blank pattern of Braille', '\u2800'],
    ['a blank note', '\u{1d159}'],
    ['an object that is not there', '\ufffc'],
    ['an override of direction', 'a\u202eb'],
    ['an isolate', '\u2066a\u2069'],
    ['a mark of direction', 'a\u200f'],
    ['hidden tags', '🦫\u{e0061}\u{e007f}'],
    ['hidden tags on a flag', '🏴\u{e0068}\u{e0069}\u{e007f}'],
    ['a code point for private use', '\ue000'],
    ['a letter under a heap of marks', `a${'\u0301'.repeat(10)}`],
  ])('may not be %s', (_, name) => {
    expect(take(name).isRefused).toBe(true);
  });
});
