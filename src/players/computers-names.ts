import type { PlayerName } from '../rules/index.js';

/** Names of the computer, here and on the page: its own, then those of its levels. */
const OWN = ['Computer', 'コンピューター'];
const LEVELS: { readonly [level in PlayerName]: readonly string[] } = {
  random: ['random', 'plays at random', 'でたらめに指す', 'ランダム'],
  greedy: ['greedy', 'takes what it sees', '目先の利を取る', 'グリーディー', '貪欲'],
};

/** Look-alike letters of other scripts, and digits, for the letters in the names of the computer and its levels. */
const ALIKE: Readonly<Record<string, string>> = {
  ...{ а: 'a', с: 'c', ԁ: 'd', е: 'e', м: 'm', о: 'o', р: 'p', т: 't', г: 'r', у: 'y', х: 'x' },
  ...{ α: 'a', ε: 'e', η: 'n', μ: 'm', ο: 'o', ρ: 'p', τ: 't', υ: 'u', γ: 'y' },
  ...{ ᴄ: 'c', ᴅ: 'd', ᴇ: 'e', ᴍ: 'm', ᴏ: 'o', ᴘ: 'p', ᴛ: 't', ᴜ: 'u', ʀ: 'r', ʏ: 'y', ɡ: 'g' },
  ...{ ⲥ: 'c', ⲉ: 'e', ⲙ: 'm', ⲟ: 'o', ⲣ: 'p', ⲧ: 't', ꮯ: 'c', ꓚ: 'c', ꓳ: 'o', ꓑ: 'p', ꓴ: 'u' },
  ...{ ո: 'n', ս: 'u', օ: 'o', '0': 'o', '3': 'e', ı: 'i', '℮': 'e' },
  // Compatibility decomposition makes a common sigma of the lunate one, which looks like a c.
  ...{ ς: 'c', σ: 'c', 夕: 'タ', 一: '', ユ: 'ュ' },
};

/** The katakana for a hiragana; both lists have the same order. */
const katakana = (letter: string): string =>
  String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0x60);

/** A name without differences of width, case, diacritics, long vowels and look-alike letters. */
const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{DI}ー]/gu, '')
    .replace(/[ぁ-ゖ]/gu, katakana)
    .replace(/./gu, (letter) => ALIKE[letter] ?? letter)
    .replaceAll('rn', 'm');

const lettersOf = (name: string): string => plain(name).replace(/[^\p{L}\p{N}]/gu, '');

const own = OWN.map(lettersOf);
const levels = new Set(['', ...Object.values(LEVELS).flat().map(lettersOf)]);

/** Letters followed by something in brackets, as in the names of the computer. */
const IN_BRACKETS = /^([^\p{Ps}\p{Pi}<]+)[\p{Ps}\p{Pi}<]/u;

/** Whether a player of that name could be mistaken for the computer. */
export function isComputersName(name: string): boolean {
  const [, before = ''] = IN_BRACKETS.exec(plain(name)) ?? [];
  if (own.includes(lettersOf(before))) return true;
  const letters = lettersOf(name);
  return own.some((word) => letters.startsWith(word) && levels.has(letters.slice(word.length)));
}
