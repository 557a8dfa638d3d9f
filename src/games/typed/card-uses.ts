import { declared, shared, type SharedField } from './typed-fields.js';

/** Name -> use of a card, e.g. `event`, over all games. */
export const CARD_USES = declared(({ decks }) => decks.uses);

/** Names of the uses that the mutation `playCard` takes; other uses have a mutation of their own. */
export const PLAY_USES = [...CARD_USES]
  .filter(([, { mutation }]) => mutation === undefined)
  .map(([use]) => use);

/** The fields of these uses, beside the card itself; `named`: how the reader's interface writes the name of a use. */
export const fieldsOf = (
  uses: readonly string[],
  named = (use: string): string => use,
): SharedField[] =>
  shared(uses.map((use) => ({ name: named(use), fields: CARD_USES.get(use)?.fields ?? {} })));

/** The fields of all uses of cards, beside the card itself. */
export const CARD_FIELDS = fieldsOf([...CARD_USES.keys()]);
