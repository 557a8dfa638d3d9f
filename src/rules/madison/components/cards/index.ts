import { byId } from '../../../kits/lookup.js';
import { CARDS_1812 } from './1812.js';
import { CARDS_1813 } from './1813.js';
import { CARDS_1814 } from './1814.js';
import type { Card } from './card.js';
import type { CardId } from './id.js';

/*
 * Stated by the rules: the numbers of cards 9 and 56, the titles and effects of the cards the rules speak of
 * (Declaration of War, Brock and Tecumseh, Death of Brock, Campaign, Heavy Rain, Contrary Winds, Grand River Indians,
 * Treaty of Ghent, Battle of New Orleans) and the reach of the language. All other cards are invented from the history
 * of the war.
 */

/** The 110 strategy cards in the order of their numbers. */
export const CARDS = [
  ...CARDS_1812,
  ...CARDS_1813,
  ...CARDS_1814,
] as const satisfies readonly Card[];

export const CARD_IDS: readonly CardId[] = CARDS.map(({ id }) => id);

export const CARD = byId<Card>(CARDS);

export type { Card, CardType } from './card.js';
export type { CardId } from './id.js';
