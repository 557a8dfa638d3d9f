import type { Pile } from '../../kernel/ruleset.js';
import { closedPile } from '../../kits/piles.js';
import type { View } from './view.js';

/**
 * MMW-5.2, MMW-6.2.2 what is drawn from: before the war the cards set apart for it, the rest of the year's only after
 * it.
 */
export function drawPiles({ turn, deck, prewar }: View): Pile[] {
  const year = closedPile('deck', { en: 'Deck of the year', ja: '今年の山札' }, deck);
  return turn === null
    ? [closedPile('prewar', { en: 'Pre-war deck', ja: '戦前デッキ' }, prewar), year]
    : [year];
}
