import { invalidInput } from '../common/errors.js';
import { type ActionFields, declared, shared, typedAction } from '../games/index.js';
import type { Action, Ruleset } from '../rules/index.js';

/** What a card of any game may be played for, by its name. */
export const CARD_USES = declared(({ decks }) => decks.uses);

/** Those of the mutation `playCard`. */
export const PLAY_USES = [...CARD_USES]
  .filter(([, { mutation }]) => mutation === undefined)
  .map(([use]) => use);

/** What any of these uses takes beside the card; `named`: how the reader calls a use. */
export const fieldsOf = (uses: readonly string[], named = (use: string): string => use) =>
  shared(uses.map((use) => ({ name: named(use), fields: CARD_USES.get(use)?.fields ?? {} })));

/** The action that a card mutation means in that game. */
export function cardAction(rules: Ruleset, use: string, fields: ActionFields): Action {
  const action = typedAction(rules, rules.decks.uses[use]?.verbs ?? [], fields);
  if (action === undefined) throw unknownUse(rules);
  return action;
}

function unknownUse(rules: Ruleset): Error {
  const uses = Object.keys(rules.decks.uses).join(', ');
  return invalidInput({
    en: `a card of ${rules.id} is for ${uses || 'nothing: it has no cards'}.`,
    ja: uses ? `${rules.id}のカードの用途は${uses}です。` : `${rules.id}にはカードがありません。`,
  });
}
