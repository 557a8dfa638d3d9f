import type { CardFace, Decks, Pile } from '../../kernel/ruleset.js';
import { ownPile } from '../../kits/piles.js';
import { SCENARIO } from '../components/scenarios/index.js';
import { SIDE_NAME, SIDES } from '../components/side.js';
import { type Tactic, TACTIC_IDS, type TacticId, TACTICS } from '../components/tactics.js';
import { cardSvg } from '../picture/card.js';
import type { View } from '../view/view.js';

const face = ({ id, title, idea }: Tactic, i: number): CardFace => ({
  ...{ id, title, number: i + 1, deck: 'tactics', value: 0, owner: null },
  deckTitle: { en: 'Tactical cards', ja: '戦術カード' },
  text: idea,
  history: null,
  type: { en: 'Tactical card', ja: '戦術カード' },
});

/**
 * A1776-adv.II.A.2 each side has the same eight cards and never uses one up, so each pile is a full hand that everybody
 * knows. A played card stays in the pile: the piles do not tell which card lies face down.
 */
const pilesOf = ({ scenario }: View): Pile[] =>
  SCENARIO[scenario].rules === 'basic'
    ? []
    : SIDES.map((side) =>
        ownPile(
          `tactics-${side}`,
          {
            en: `${SIDE_NAME[side].en} tactical cards`,
            ja: `${SIDE_NAME[side].ja}の戦術カード`,
          },
          side,
          TACTIC_IDS.length,
          TACTIC_IDS,
        ),
      );

export const decks: Decks<View> = {
  piles: pilesOf,
  catalogue: TACTICS.map(face),
  svg: (card, locale) => cardSvg(card as TacticId, locale),
  uses: {},
};
