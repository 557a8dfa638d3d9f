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
    ['Hindi, whose letters are kept apart', 'रामक्\u200cष'],
    ['Sinhala, whose letters are joined', 'ශ්\u200dරී ලංකා'],
    ['Bengali, with a joiner before the sign', 'র\u200d\u09cdযাচেল'],
    ['Malayalam, with a joiner at the end', 'രമേശന്\u200d'],
    ['Tamil', 'கார்த்திக்'],
    ['Thai', 'น้ำทิพย์'],
    ['Khmer', 'ស្រីមុំ'],
    ['Burmese', 'အောင်ဆန်းစုကြည်'],
    ['Tibetan', 'བསྟན་འཛིན་རྒྱ་མཚོ'],
    ['Persian, whose letters are kept apart', 'علی\u200cرضا'],
    ['Arabic with vowels', 'مُحَمَّد'],
    ['Korean of old letters', '\u1112\u119e\u11ab'],
    ['Mongolian with a form and a vowel apart', 'ᠬ\u180bᠠᠷ\u180eᠠ'],
    ['Vietnamese', 'Nguyễn Thị Ánh'],
    ['Yoruba with marks that compose with nothing', 'Ọ̀ṣun'],
    ['Ethiopic', 'ኃይለ ሥላሴ'],
    ['an apostrophe, a hyphen, a full stop', "Jr. O'Neill-Smith"],
    ['half-width kana', 'ﾔﾏﾀﾞ'],
    ['a sign as a letter', '☺\ufe0e'],
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
    ['an ideographic space', '山田\u3000太郎', '山田 太郎'],
    ['a space that does not break', 'Isaac\u00a0Brock', 'Isaac Brock'],
    ['a narrow one, a thin one, a tab', 'a\u202f\u2009\tb', 'a b'],
    ['two spaces', 'a  b', 'a b'],
    ['a space of each kind around it', '\u3000\t a \u00a0\u2003', 'a'],
    ['where a line may end in Khmer', 'ស្រី\u200bមុំ', 'ស្រីមុំ'],
    ['Hangul in single letters', '\u1100\u1161\u11bc', '강'],
    ['a voice mark of its own', 'ハ\u309aリ', 'パリ'],
    ['many spaces', `a${' '.repeat(500)}b`, 'a b'],
  ])('is written one way: %s', (_, name, kept) => {
    expect(take(name)).toEqual({ name: kept, isRefused: false });
    expect(take(kept)).toEqual({ name: kept, isRefused: false });
  });

  it.each([
    ['empty', ''],
    ['a number', 7],
    ['41 letters', 'a'.repeat(41)],
    ['41 emoji', '🦫'.repeat(41)],
    ['more code points than any name needs', FAMILY.repeat(40)],
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
    ['a joiner after a sign without vowel, at the end', 'क्\u200d'],
    ['two joiners where there may be one', 'ක්\u200d\u200dර'],
    ['a joiner before an Arabic letter', '\u200cعلی'],
    ['a joiner after an Arabic letter', 'علی\u200c'],
    ['a joiner between Arabic and Latin', 'علی\u200ca'],
    ['a form of no Mongolian letter', 'a\u180b'],
    ['a vowel without a letter', '\u102c'],
    ['spaces of every kind', ' \u3000\u00a0\t'],
    ['spaces and a filler', '\u3000\u3164\u3000'],
    ['the mark that text begins with, inside', 'a\ufeffb'],
    ['an embedding of direction', '\u202aa\u202c'],
    ['an Arabic mark of direction', 'a\u061cb'],
    ['many marks on one of many letters', `abc${'\u0301'.repeat(10)}def`],
    ['thousands of marks', `a${'\u0301'.repeat(5_000)}`],
    ['thousands of spaces', ' '.repeat(200_000) + 'a'],
    ['a zero width space', 'a\u200bb'],
    ['a soft hyphen', 'a\u00adb'],
    ['a word joiner', 'a\u2060b'],
    ['a mark without a letter', '\u0301'],
    ['a blank pattern of Braille', '\u2800'],
    ['a blank note', '\u{1d159}'],
    ['blank hieroglyphs', '\u{13441}\u{13442}'],
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
