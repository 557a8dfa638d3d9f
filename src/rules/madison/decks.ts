import type { JsonObject } from '../kernel/json.js';
import type { CardFace, Decks, Pile } from '../kernel/ruleset.js';
import { CARD, CARD_IDS, CARDS, type Card, type CardId } from './components/cards/index.js';
import { SIDE_NAME, SIDES, type Side } from './components/side.js';
import { cardSvg, TYPE_NAME } from './picture/card.js';
import type { View } from './view.js';

const sorted = (cards: object): string[] => Object.keys(cards).sort();

const hand = ({ viewer, hand: cards, hands }: View, side: Side): Pile => ({
  id: `hand-${side}`,
  title: { en: `${SIDE_NAME[side].en} hand`, ja: `${SIDE_NAME[side].ja}軍の手札` },
  owner: side,
  size: hands[side],
  contents: side === viewer ? sorted(cards) : null,
});

const held = ({ viewer, held: cards, heldCards }: View, side: Side): Pile => ({
  id: `held-${side}`,
  title: {
    en: `${SIDE_NAME[side].en} cards held face down`,
    ja: `${SIDE_NAME[side].ja}軍のホールド・カード`,
  },
  owner: side,
  size: heldCards[side],
  contents: side === viewer ? sorted(cards) : null,
});

const open = (id: string, en: string, ja: string, cards: readonly string[]): Pile => ({
  id,
  title: { en, ja },
  owner: null,
  size: cards.length,
  contents: [...cards].sort(),
});

/** MMW-5.2 a deck a year. */
const YEARS = [...new Set(CARD_IDS.map((id) => CARD[id].deck))];

function pilesOf(view: View): Pile[] {
  const { deck, prewar, discards, aside } = view;
  const closed = (id: string, en: string, ja: string, size: number): Pile => ({
    id,
    title: { en, ja },
    owner: null,
    size,
    contents: null,
  });
  return [
    closed('deck', 'Deck of the year', '今年の山札', deck),
    ...(view.turn === null ? [closed('prewar', 'Pre-war deck', '戦前デッキ', prewar)] : []),
    ...SIDES.map((side) => hand(view, side)),
    ...SIDES.map((side) => held(view, side)),
    ...YEARS.map((year) =>
      open(
        `discards-${year}`,
        `Discards of ${year}`,
        `${year}年の捨札`,
        Object.keys(discards).filter((id) => CARD[id as CardId].deck === year),
      ),
    ),
    open('aside', 'Out of play', '除外されたカード', Object.keys(aside)),
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
