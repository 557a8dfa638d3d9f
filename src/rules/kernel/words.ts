import type { Action } from './action.js';
import type { Ruleset } from './ruleset.js';
import type { Locale, Text } from './text.js';

type Lexicon = ReadonlyMap<string, Text>;

const lexicons = new WeakMap<Ruleset, Lexicon>();

/** Id -> name of everything in the box; no two things share an id. */
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
 * Short names for an action: first its verb, then the value of each field in order. A number comes with the name of its
 * field, if that has one. They use only the names of the box, so they tell no more than the action does.
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
