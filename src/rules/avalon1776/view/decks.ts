import type { Decks } from '../../kernel/ruleset.js';
import type { View } from './view.js';

/** The Basic Game has no cards. */
export const decks: Decks<View> = { piles: () => [], catalogue: [], uses: {} };
