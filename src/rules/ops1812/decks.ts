import type { JsonObject } from '../kernel/json.js';
import type { Decks, Pile } from '../kernel/ruleset.js';
import { SIDE_NAME, SIDES, type Side } from './components/side.js';
import type { View } from './view.js';

function hand({ viewer, hand: cards, hands }: View, side: Side): Pile {
  return {
    id: `hand-${side}`,
    title: { en: `${SIDE_NAME[side].en} hand`, ja: `${SIDE_NAME[side].ja}軍の手札` },
    owner: side,
    size: hands[side],
    contents: side === viewer ? Object.keys(cards).sort() : null,
  };
}

function pilesOf(view: View): Pile[] {
  const discards = Object.keys(view.discards).sort();
  return [
    {
      id: 'draw',
      title: { en: 'Draw deck', ja: '山札' },
      owner: null,
      size: view.draw,
      contents: null,
    },
    ...SIDES.map((side) => hand(view, side)),
    {
      id: 'discards',
      title: { en: 'Discards', ja: '捨札' },
      owner: null,
      size: discards.length,
      contents: discards,
    },
  ];
}

/** OPSX-card.1 the common deck: what is left to draw, both hands, and the discards, which everybody may look through. */
export const decks: Decks = { piles: (view: JsonObject) => pilesOf(view as unknown as View) };
