import type { JsonObject } from '../kernel/json.js';
import type { CardFace, Decks, Pile } from '../kernel/ruleset.js';
import { closedPile, openPile, ownPile } from '../kits/piles.js';
import { CARD, CARD_IDS, CARDS, type Card, type CardId } from './components/cards/index.js';
import { SIDE_NAME, SIDES, type Side } from './components/side.js';
import { cardSvg, TYPE_NAME } from './picture/card.js';
import type { View } from './view.js';

const hand = ({ viewer, hand: cards, hands }: View, side: Side): Pile =>
  ownPile(
    `hand-${side}`,
    { en: `${SIDE_NAME[side].en} hand`, ja: `${SIDE_NAME[side].ja}軍の手札` },
    side,
    hands[side],
    side === viewer ? Object.keys(cards) : null,
  );

const held = ({ viewer, held: cards, heldCards }: View, side: Side): Pile =>
  ownPile(
    `held-${side}`,
    {
      en: `${SIDE_NAME[side].en} cards held face down`,
      ja: `${SIDE_NAME[side].ja}軍のホールド・カード`,
    },
    side,
    heldCards[side],
    side === viewer ? Object.keys(cards) : null,
  );

/** MMW-5.2 a deck a year. */
const YEARS = [...new Set(CARD_IDS.map((id) => CARD[id].deck))];

function pilesOf(view: View): Pile[] {
  const { deck, prewar, discards, aside } = view;
  return [
    closedPile('deck', { en: 'Deck of the year', ja: '今年の山札' }, deck),
    ...(view.turn === null
      ? [closedPile('prewar', { en: 'Pre-war deck', ja: '戦前デッキ' }, prewar)]
      : []),
    ...SIDES.map((side) => hand(view, side)),
    ...SIDES.map((side) => held(view, side)),
    ...YEARS.map((year) =>
      openPile(
        `discards-${year}`,
        { en: `Discards of ${year}`, ja: `${year}年の捨札` },
        Object.keys(discards).filter((id) => CARD[id as CardId].deck === year),
      ),
    ),
    openPile('aside', { en: 'Out of play', ja: '除外されたカード' }, Object.keys(aside)),
  ];
}

const face = ({ id, number, deck, title, text, history, opv, type, side }: Card): CardFace => ({
  id,
  number,
  deck: String(deck),
  deckTitle: { en: `Deck of ${deck}`, ja: `${deck}年のデッキ` },
  title,
  text,
  history,
  value: opv,
  type: TYPE_NAME[type],
  owner: side === 'both' ? null : side,
});

/** MMW-5.2, MMW-7.34 the deck of the year, both hands and held cards, and the discards, which everybody may look through. */
export const decks: Decks = {
  piles: (view: JsonObject) => pilesOf(view as unknown as View),
  catalogue: CARDS.map(face),
  svg: (card, locale) => cardSvg(card as CardId, locale),
  // MMW-8.31 the eight uses of a card, and holding it (MMW-7.34)
  verbs: {
    event: ['event'],
    leader: ['lead'],
    units: ['units', 'fleet'],
    build: ['build'],
    restore: ['restore'],
    depot: ['depot'],
    hold: ['hold'],
    battle: ['fight'],
    reaction: ['react'],
  },
};
