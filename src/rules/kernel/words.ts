import type { Action } from './action.js';
import type { Ruleset } from './ruleset.js';
import type { Locale, Text } from './text.js';

type Lexicon = ReadonlyMap<string, Text>;

const lexicons = new WeakMap<Ruleset, Lexicon>();

/** What everything is called that lies in the box, by its id: ids are unique over all of it. */
function lexiconOf(rules: Ruleset): Lexicon {
  const known = lexicons.get(rules);
  if (known !== undefined) return known;
  const { places, pieces, terms } = rules.components;
  const made = new Map([...places, ...pieces, ...terms].map(({ id, name }) => [id, name]));
  for (const { id, title } of rules.decks.catalogue) made.set(id, title);
  lexicons.set(rules, made);
  return made;
}

/**
 * The short names of an action: what its verb does, then of each field, in their order, what it names; a number with
 * the name of its field, where it has one. They come from the box alone, so they tell no more than the action.
 */
export function wordsOf(rules: Ruleset, action: Action, locale: Locale): string[] {
  const lexicon = lexiconOf(rules);
  const { do: verb, ...fields } = action;
  return [
    rules.verbs[verb]?.[locale] ?? verb,
    ...Object.entries(fields).map(([field, value]) => {
      if (typeof value !== 'number') return lexicon.get(value)?.[locale] ?? value;
      const what = lexicon.get(field)?.[locale];
      return what === undefined ? `${value}` : `${what} ${value}`;
    }),
  ];
}
