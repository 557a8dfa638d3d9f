import { declared, shared, type SharedField } from './typed-fields.js';

/** What a card of any game may be played for, by its name. */
export const CARD_USES = declared(({ decks }) => decks.uses);

/** The uses that the mutation `playCard` takes. */
export const PLAY_USES = [...CARD_USES]
  .filter(([, { mutation }]) => mutation === undefined)
  .map(([use]) => use);

/** What any of these uses takes beside the card; `named`: how the reader calls a use. */
export const fieldsOf = (
  uses: readonly string[],
  named = (use: string): string => use,
): SharedField[] =>
  shared(uses.map((use) => ({ name: named(use), fields: CARD_USES.get(use)?.fields ?? {} })));

/** What any use of a card takes beside it. */
export const CARD_FIELDS = fieldsOf([...CARD_USES.keys()]);
