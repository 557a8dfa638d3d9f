import type { Action } from '../kernel/action.js';
import type { Locale } from '../kernel/text.js';

/** Wording of a choice in each language, from its fields and the view of the seat that has the choice. */
export type Label<F, V> = { readonly [L in Locale]: (fields: F, view: V) => string };

/** Maximum number of characters on a button of a chat app. */
const LONGEST = 75;

/**
 * The first wording that fits on a button. Wordings are given from the longest to the shortest, and the shortest one
 * must always fit.
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
 * Makes the function that words a choice for the seat that has it. `F`: the fields of all verbs. The fields of the
 * action itself have been checked against the verbs of its phase.
 */
export const labelling =
  <F, V>(labels: { readonly [verb: string]: Label<F, V> }) =>
  (action: Action, view: V, locale: Locale): string => {
    const label = Object.hasOwn(labels, action.do) ? labels[action.do] : undefined;
    if (label === undefined) throw new Error(`no label for the verb ${action.do}`);
    return label[locale](action as unknown as F, view);
  };
