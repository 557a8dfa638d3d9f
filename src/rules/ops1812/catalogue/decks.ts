import type { CardFace, Decks, Pile } from '../../kernel/ruleset.js';
import { closedPile, handPile, openPile } from '../../kits/piles.js';
import { type Card, type CardId, CARDS } from '../components/cards.js';
import { SIDE_NAME, SIDES } from '../components/side.js';
import { cardSvg } from '../picture/card.js';
import type { View } from '../view/view.js';

const pilesOf = (view: View): Pile[] => [
  closedPile('draw', { en: 'Draw deck', ja: '山札' }, view.draw),
  ...SIDES.map((side) => handPile(view, side, SIDE_NAME[side])),
  openPile('discards', { en: 'Discards', ja: '捨札' }, Object.keys(view.discards)),
];

const TYPE = {
  own: { en: 'National event', ja: '自軍のイヴェント' },
  common: { en: 'Common event', ja: '共通のイヴェント' },
} as const;

const face = ({ id, side, ops, name, event }: Card, i: number): CardFace => ({
  id,
  number: i + 1,
  deck: 'common',
  deckTitle: { en: 'Common deck', ja: '共通の山札' },
  title: name,
  text: event,
  history: null,
  value: ops,
  type: side === 'common' ? TYPE.common : TYPE.own,
  owner: side === 'common' ? null : side,
});

/** OPSX-card.1 the common deck: the draw pile, both hands, and the discards, which everybody may look through. */
export const decks: Decks<View> = {
  piles: pilesOf,
  catalogue: CARDS.map(face),
  svg: (card, locale) => cardSvg(card as CardId, locale),
  uses: {
    event: { verbs: ['event'] },
    operation: {
      fields: {
        operation: { kind: 'id', text: { en: 'which one.', ja: 'オペレーションの種類。' } },
      },
      verbs: ['operate'],
    },
    discard: { verbs: ['discard'] },
  },
};
