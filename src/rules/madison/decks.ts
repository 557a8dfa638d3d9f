import type { JsonObject } from '../kernel/json.js';
import type { Decks, Pile } from '../kernel/ruleset.js';
import { SIDE_NAME, SIDES, type Side } from './components/side.js';
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

const open = (id: string, en: string, ja: string, cards: object): Pile => ({
  id,
  title: { en, ja },
  owner: null,
  size: Object.keys(cards).length,
  contents: sorted(cards),
});

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
    open('discards', 'Discards', '捨札', discards),
    open('aside', 'Out of play', '除外されたカード', aside),
  ];
}

/** MMW-5.2, MMW-7.34 the deck of the year, both hands and held cards, and the discards, which everybody may look through. */
export const decks: Decks = { piles: (view: JsonObject) => pilesOf(view as unknown as View) };
