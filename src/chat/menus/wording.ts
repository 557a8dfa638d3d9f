import {
  type Action,
  type JsonObject,
  type Locale,
  type Ruleset,
  wordsOf,
} from '../../rules/index.js';

/** How choices are called in one language, as their player sees the game. */
export interface Wording {
  readonly locale: Locale;
  /** A choice as a whole sentence; no two choices have the same. */
  label(action: Action): string;
  /** Its verb, then the values of its fields in their order, in a word or two; different things may share one. */
  names(action: Action): readonly string[];
  /** Asks for the value of a field, of which the action has one; null: for the verb, or for the whole. */
  prompt(action: Action, field: string | null): string;
}

const PROMPTS = {
  what: { en: 'What do you do?', ja: '何をしますか' },
  from: { en: 'From where?', ja: 'どこから' },
  to: { en: 'Where to?', ja: 'どこへ' },
  place: { en: 'Where?', ja: 'どこ' },
  piece: { en: 'Which piece?', ja: 'どの駒' },
  card: { en: 'Which card?', ja: 'どのカード' },
  number: { en: 'How many?', ja: 'いくつ' },
  other: { en: 'Which?', ja: 'どれ' },
} as const;
type Prompt = keyof typeof PROMPTS;

const kinds = new WeakMap<Ruleset, ReadonlyMap<string, Prompt>>();

/** What is asked for by an id: ids are unique over all that lies in the box. */
function kindsIn(rules: Ruleset): ReadonlyMap<string, Prompt> {
  const known = kinds.get(rules);
  if (known !== undefined) return known;
  const { places, pieces } = rules.components;
  const made = new Map<string, Prompt>([
    ...places.map(({ id }) => [id, 'place'] as const),
    ...pieces.map(({ id }) => [id, 'piece'] as const),
    ...rules.decks.catalogue.map(({ id }) => [id, 'card'] as const),
  ]);
  kinds.set(rules, made);
  return made;
}

function promptFor(rules: Ruleset, action: Action, field: string | null): Prompt {
  if (field === null) return 'what';
  const value = action[field];
  if (typeof value !== 'string') return 'number';
  const kind = kindsIn(rules).get(value) ?? 'other';
  return kind === 'place' && (field === 'from' || field === 'to') ? field : kind;
}

/** Labels are made when they are asked for: a menu of names needs few of them. */
export const wordingOf = (rules: Ruleset, view: JsonObject, locale: Locale): Wording => ({
  locale,
  label: (action) => rules.describeAction(action, view, locale),
  names: (action) => wordsOf(rules, action, locale),
  prompt: (action, field) => PROMPTS[promptFor(rules, action, field)][locale],
});
