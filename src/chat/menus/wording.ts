import {
  type Action,
  type JsonObject,
  type Locale,
  type Ruleset,
  wordsOf,
} from '../../rules/index.js';

/** Words for choices in one language, for the player's view of the game. */
export interface Wording {
  readonly locale: Locale;
  /** A choice as a whole sentence; different choices have different ones. */
  label(action: Action): string;
  /**
   * The verb and the values of the fields, in their order, each in a word or two; different things may share a name.
   */
  names(action: Action): readonly string[];
  /** Asks for the value of a field that the action has; null: for the verb, or for the whole choice. */
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

/** Id -> what kind of thing it is: ids are unique over everything in the box. */
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

/** Labels are made on demand, as a menu of names needs few of them. */
export const wordingOf = (rules: Ruleset, view: JsonObject, locale: Locale): Wording => ({
  locale,
  label: (action) => rules.describeAction(action, view, locale),
  names: (action) => wordsOf(rules, action, locale),
  prompt: (action, field) => PROMPTS[promptFor(rules, action, field)][locale],
});
