import type { Locale } from '../../kernel/text.js';
import { fitting, type Label } from '../../kits/labels.js';
import type { Ids } from '../state.js';
import type { View } from '../view/view.js';
import { type Names, WORDINGS } from './names.js';

type Phrase = (fields: Ids, view: View, names: Names) => string;

/** Verb -> a phrase in each language, made with given names. */
export interface Phrases {
  readonly [verb: string]: { readonly [L in Locale]: Phrase };
}

/** Labels with the fullest names with which they still fit a button. */
export function briefly(phrases: Phrases): { readonly [verb: string]: Label<Ids, View> } {
  const label =
    (phrase: Phrase, locale: Locale) =>
    (fields: Ids, view: View): string =>
      fitting(...WORDINGS[locale].map((names) => () => phrase(fields, view, names)));
  return Object.fromEntries(
    Object.entries(phrases).map(([verb, { en, ja }]) => [
      verb,
      { en: label(en, 'en'), ja: label(ja, 'ja') },
    ]),
  );
}
