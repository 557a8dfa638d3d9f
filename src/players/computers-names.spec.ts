import { BOT_ACCOUNTS } from './bot-accounts.js';
import { isComputersName } from './computers-names.js';

describe('the name of a built-in player', () => {
  it.each(Object.values(BOT_ACCOUNTS).map(({ name }) => name))('is %s', (name) => {
    expect(isComputersName(name)).toBe(true);
  });

  it.each([
    ['in capitals', 'COMPUTER (GREEDY)'],
    ['without brackets', 'computer greedy'],
    ['without anything between', 'ComputerRandom'],
    ['alone', 'Computer'],
    ['with a level that there may be some day', 'Computer (expert)'],
    ['of full width', 'Ｃｏｍｐｕｔｅｒ（ｇｒｅｅｄｙ）'],
    ['in other brackets', 'Computer【強い】'],
    ['spaced', 'C o m p u t e r (greedy)'],
    ['with dots', 'Com.puter-(greedy)'],
    ['with Cyrillic letters', 'Соmрutеr (grееdу)'],
    ['with Greek letters', 'Cοmputer (greedy)'],
    ['with a digit', 'C0mputer (greedy)'],
    ['with two letters for one', 'Cornputer (greedy)'],
    ['with small capitals', 'ᴄᴏmputer (greedy)'],
    ['with a Coptic letter', 'Ⲥomputer (greedy)'],
    ['with a Cherokee letter', 'Ꮯomputer (greedy)'],
    ['with a Lisu letter', 'ꓚomputer (greedy)'],
    ['with accents', 'Compüter (gréedy)'],
    ['of mathematical letters', '𝐂𝐨𝐦𝐩𝐮𝐭𝐞𝐫 (𝐠𝐫𝐞𝐞𝐝𝐲)'],
    ['in Japanese', 'コンピューター'],
    ['in Japanese, as the page says it', 'コンピューター (でたらめに指す)'],
    ['in Japanese, with a short end', 'コンピュータ（目先の利を取る）'],
    ['in half-width kana', 'ｺﾝﾋﾟｭｰﾀｰ'],
    ['with ideographs that look like katakana', 'コンピュ一夕一'],
    ['with large kana for small', 'コンピユーター'],
    ['with the Greek lunate sigma', 'Ϲomputer'],
    ['with the small Greek lunate sigma', 'ϲomputer (greedy)'],
    ['with the sign for an estimate', 'Comput℮r'],
    ['in hiragana', 'こんぴゅーたー'],
    ['in Japanese with an English level', 'コンピューター greedy'],
  ])('may be written %s', (_, name) => {
    expect(isComputersName(name)).toBe(true);
  });

  it.each([
    'Isaac Brock',
    'Computer Wizard',
    'My Computer',
    'Computerphile',
    'Greedy',
    'random',
    'コンピューター好き',
    'コンピ',
    '山田 太郎',
    '(Computer)x',
    '🦫',
  ])('is not %s', (name) => {
    expect(isComputersName(name)).toBe(false);
  });
});
