import { invalidInput } from '../common/errors.js';
import { typedAction } from '../games/index.js';
import type { Action, Ruleset } from '../rules/index.js';

/** What a card may be played for, in words that hold for every game; `hold`, `battle` and `reaction` have mutations of their own. */
export const CARD_USES = [
  'event',
  'leader',
  'units',
  'build',
  'restore',
  'depot',
  'operation',
  'discard',
  'hold',
  'battle',
  'reaction',
] as const;
export type CardUse = (typeof CARD_USES)[number];

/** Those of `playCard`. */
export const PLAY_USES = CARD_USES.filter(
  (use) => use !== 'hold' && use !== 'battle' && use !== 'reaction',
);

export interface CardFields {
  readonly card: string;
  readonly leader?: string | undefined;
  readonly space?: string | undefined;
  readonly lake?: string | undefined;
  readonly operation?: string | undefined;
}

/** The action that a card mutation means in that game. */
export function cardAction(rules: Ruleset, use: CardUse, fields: CardFields): Action {
  const action = typedAction(rules, rules.decks.verbs[use] ?? [], { ...fields });
  if (action === undefined) throw unknownUse(rules);
  return action;
}

function unknownUse(rules: Ruleset): Error {
  const uses = Object.keys(rules.decks.verbs).join(', ');
  return invalidInput({
    en: `a card of ${rules.id} is for ${uses || 'nothing: it has no cards'}.`,
    ja: uses ? `${rules.id}のカードの用途は${uses}です。` : `${rules.id}にはカードがありません。`,
  });
}
