import { CARD_FIELDS } from './card-uses.js';
import { COMBAT_FIELDS } from './combat-mutations.js';

/** What any typed mutation takes, with its text in both languages. */
export const DECLARED_FIELDS = [...COMBAT_FIELDS, ...CARD_FIELDS];
