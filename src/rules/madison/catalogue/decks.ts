import type { CardFace, Decks, Pile } from '../../kernel/ruleset.js';
import { handPile, openPile, ownPile } from '../../kits/piles.js';
import { CARD, type Card, CARD_IDS, type CardId, CARDS } from '../components/cards/index.js';
import { type Side, SIDE_NAME, SIDES } from '../components/side.js';
import { cardSvg, TYPE_NAME } from '../picture/card.js';
import { drawPiles } from '../view/piles.js';
import type { View } from '../view/view.js';

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

const SPACE = { kind: 'id', text: { en: 'where.', ja: '場所。' } } as const;

/** MMW-5.2 the years; each has a deck. */
const YEARS = [...new Set(CARD_IDS.map((id) => CARD[id].deck))];

function pilesOf(view: View): Pile[] {
  const { discards, aside } = view;
  return [
    ...drawPiles(view),
    ...SIDES.map((side) => handPile(view, side, SIDE_NAME[side])),
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

/**
 * MMW-5.2, MMW-7.34 the deck of the year, both hands and held cards, and the discards, which everybody may look
 * through.
 */
export const decks: Decks<View> = {
  piles: pilesOf,
  catalogue: CARDS.map(face),
  svg: (card, locale) => cardSvg(card as CardId, locale),
  // MMW-8.31 the eight uses of a card, and laying it face down (MMW-7.34)
  uses: {
    event: { verbs: ['event'] },
    leader: {
      fields: {
        leader: { kind: 'id', text: { en: 'whom it activates.', ja: '活性化する指揮官。' } },
      },
      verbs: ['lead'],
    },
    units: {
      fields: {
        space: SPACE,
        lake: {
          kind: 'id',
          text: { en: 'the lake, for ships in its box.', ja: '湖（ボックスの艦船の場合）。' },
        },
      },
      verbs: ['units', 'fleet'],
    },
    build: { verbs: ['build'] },
    restore: { verbs: ['restore'] },
    depot: { fields: { space: SPACE }, verbs: ['depot'] },
    hold: {
      mutation: {
        name: 'holdCard',
        text: { en: 'Lay a card face down for later.', ja: 'カードを裏面で置いて後で使用する。' },
      },
      verbs: ['hold'],
    },
    battle: {
      mutation: {
        name: 'playBattleCard',
        text: { en: 'Play a card in a combat.', ja: '戦闘でカードを使用する。' },
      },
      verbs: ['fight'],
    },
    reaction: {
      mutation: {
        name: 'playReaction',
        text: {
          en: "Answer the other side's move with a card.",
          ja: '相手の行動にカードで応じる。',
        },
      },
      verbs: ['react'],
    },
  },
};
