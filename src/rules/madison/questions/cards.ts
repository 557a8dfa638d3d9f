import type { Table } from '../../kernel/table.js';
import { CARD, CARD_IDS, type CardId } from '../components/cards/index.js';
import { type Side, SIDES } from '../components/side.js';
import { TURN, type Year } from '../components/turns.js';
import { cardsIn, type MadisonState, type Use } from '../state.js';
import { freezeSupply } from './supply.js';

/** Cards that the rules mention by name (MMW-6.2.1, MMW-4.22, MMW-4.23). */
export const DECLARATION: CardId = 'c1';
export const NEW_ORLEANS: CardId = 'c85';
export const GHENT: CardId = 'c108';

/** MMW-6.31 number of cards of a side in the pre-war sequence. */
export const PREWAR_HAND = 7;
/** MMW-6.2.2 number of cards in the pre-war deck, without Declaration of War. */
export const PREWAR_DECK = 13;
/** MMW-7.34 maximum number of cards that a side lays face down from one hand. */
export const MOST_HELD = 2;

/** MMW-7.21 number of cards in a hand. */
const HAND: { readonly [Y in Year]: number } = { 1812: 7, 1813: 8, 1814: 9 };

/** Cards in the hand of a side, in number order. */
export const handOf = (state: MadisonState, side: Side): CardId[] => cardsIn(state, side);

/** All cards, those of a given year first: a card in hand is nearly always of the present year. */
const from = (year: Year): readonly CardId[] => [
  ...CARD_IDS.filter((id) => CARD[id].deck === year),
  ...CARD_IDS.filter((id) => CARD[id].deck !== year),
];
const FROM = { 1812: from(1812), 1813: from(1813), 1814: from(1814) };

/** Whether a side has cards; their number is public. */
export const hasCards = (state: MadisonState, side: Side): boolean =>
  FROM[yearOf(state)].some((id) => state.cards[id] === side);

export const heldBy = (state: MadisonState, side: Side): CardId[] => cardsIn(state, `held-${side}`);

/** The year of the war; the pre-war sequence is 1812. */
export const yearOf = (state: MadisonState): Year =>
  state.turn === null ? 1812 : TURN[state.turn].year;

/** MMW-7.23 number of cards to be dealt to a side. Cards that it held count, and so do those that it could not use. */
export const wanted = (state: MadisonState, side: Side): number =>
  HAND[yearOf(state)] - heldBy(state, side).length - handOf(state, side).length;

/** Discards a card publicly; sides that had been shown it need not remember it any longer. */
export function discard(state: MadisonState, card: CardId): void {
  state.cards[card] = 'discard';
  for (const side of SIDES) if (state.seen[side][card] === true) delete state.seen[side][card];
}

/** Moves cards from the deck into a hand, unseen by the foe; MMW-7.22 fewer where the deck has fewer. */
export function take(
  state: MadisonState,
  side: Side,
  count: number,
  purpose: string,
  clause: string,
  table: Table,
): CardId[] {
  const cards = table.draw(cardsIn(state, 'deck'), Math.max(0, count), purpose, clause);
  for (const card of cards) state.cards[card] = side;
  return cards.sort();
}

/** `take`, and tells both sides: the foe the number of cards, the owner the cards. */
export function draw(
  state: MadisonState,
  side: Side,
  count: number,
  clause: string,
  table: Table,
): void {
  const cards = take(state, side, count, 'draw', clause, table);
  table.say({
    type: 'drew',
    clause,
    data: { side, count: cards.length },
    only: { [side]: { cards } },
    reveals: cards,
  });
}

const USE_CLAUSE: { readonly [U in Use]: string } = {
  event: 'MMW-8.31.1',
  leader: 'MMW-8.31.2',
  units: 'MMW-8.31.3',
  build: 'MMW-8.31.4',
  restore: 'MMW-8.31.5',
  depot: 'MMW-8.31.6',
};

/** Shows a card and begins one of its uses. MMW-13.36 the supply of all units is determined now. */
export function startPlay(
  state: MadisonState,
  by: Side,
  card: CardId,
  use: Use,
  table: Table,
): void {
  discard(state, card);
  state.play = { by, card, use, attacked: {} };
  // a depot is placed and the card play is over before any unit could act
  if (use !== 'depot') freezeSupply(state);
  table.say({
    type: 'card-played',
    clause: USE_CLAUSE[use],
    data: { side: by, card, use },
    reveals: [card],
  });
}
