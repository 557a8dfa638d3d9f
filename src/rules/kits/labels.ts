import type { Action } from '../kernel/action.js';
import type { Locale } from '../kernel/text.js';

/** How a choice reads in each language, from its fields and the view of the seat that has it. */
export type Label<F, V> = { readonly [L in Locale]: (fields: F, view: V) => string };

/** The most characters that a button of a chat service takes. */
const LONGEST = 75;

/**
 * The first wording that fits a button. Wordings are given from the fullest to the shortest, and the shortest must
 * always fit.
 */
export const fitting = (...wordings: readonly (() => string)[]): string => {
  let text = '';
  for (const wording of wordings) {
    text = wording();
    if (text.length <= LONGEST) break;
  }
  return text;
};

/**
 * One choice as the seat that has it reads it. `F`: the fields of all verbs; which of them an action has was checked
 * against the verbs of its phase.
 */
export const labelling =
  <F, V>(labels: { readonly [verb: string]: Label<F, V> }) =>
  (action: Action, view: V, locale: Locale): string => {
    const label = Object.hasOwn(labels, action.do) ? labels[action.do] : undefined;
    if (label === undefined) throw new Error(`no label for the verb ${action.do}`);
    return label[locale](action as unknown as F, view);
  };
