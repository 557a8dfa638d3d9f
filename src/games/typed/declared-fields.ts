import { CARD_FIELDS } from './card-uses.js';
import { COMBAT_FIELDS } from './combat-mutations.js';

/** The fields of all typed mutations, with their texts in both languages. */
export const DECLARED_FIELDS = [...COMBAT_FIELDS, ...CARD_FIELDS];
