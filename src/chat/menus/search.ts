import type { Action } from '../../rules/index.js';
import type { Path } from './path.js';
import type { Wording } from './wording.js';

export interface Found {
  readonly action: Action;
  readonly label: string;
  /** Index of the choice among those searched. */
  readonly index: number;
}

/** Accents on Latin letters. The marks of kana make other letters of them, and are kept. */
const ACCENTS = /[\u0300-\u036f]/g;

/** A text without differences of case, width and accents. */
export const folded = (text: string): string =>
  text.normalize('NFKD').replace(ACCENTS, '').normalize('NFKC').toLowerCase();

const isWordStart = (text: string, at: number): boolean =>
  at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '');

/** How badly a word fits, by its place in the label: best at the beginning of a word; Infinity: the label lacks it. */
function misfit(label: string, word: string): number {
  let best = Infinity;
  for (let at = label.indexOf(word); at >= 0; at = label.indexOf(word, at + 1)) {
    if (isWordStart(label, at)) return Math.min(best, at / 1000);
    best = Math.min(best, 1 + at / 1000);
  }
  return best;
}

/** 0: the label begins with the text as typed; Infinity: the label lacks one of the words. */
function rankOf(label: string, typed: string, words: readonly string[]): number {
  const together = label.indexOf(typed);
  if (together === 0) return 0;
  const apart = words.reduce((sum, word) => sum + misfit(label, word), 1);
  return together > 0 ? apart / 10 : apart;
}

/** Longer searches are cut, as no label is so long. */
const LONGEST = 200;

/** Choices whose labels contain every typed word, in any order; the best first, equal ones in the given order. */
export function searchChoices(
  choices: readonly Action[],
  text: string,
  wording: Wording,
  limit: number,
): Found[] {
  const typed = folded(text.slice(0, LONGEST)).trim().replace(/\s+/g, ' ');
  const words = typed.split(' ').filter(Boolean);
  return choices
    .map((action, index) => ({ action, index, label: wording.label(action) }))
    .map((found) => ({ found, rank: rankOf(folded(found.label), typed, words) }))
    .filter(({ rank }) => rank < Infinity)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ found }) => found);
}

/** The path of a choice that was found by a search; it counts as much as all presses that lead to the choice. */
export const pathOfFound = (first: Path, { index }: Found): Path => ({
  ...first,
  ...{ verb: null, picks: [{ field: null, value: index }], page: 0 },
});
