import type { Seat } from '../kernel/frame.js';
import type { Pile } from '../kernel/ruleset.js';
import type { Text } from '../kernel/text.js';

/** Cards of a seat. `cards`: those cards, or null where the viewer may not see them. */
export const ownPile = (
  id: string,
  title: Text,
  owner: Seat,
  size: number,
  cards: readonly string[] | null,
): Pile => ({ id, title, owner, size, contents: cards === null ? null : [...cards].sort() });

interface Hands {
  readonly viewer: Seat | null;
  /** The hand of the viewer. */
  readonly hand: { readonly [card: string]: unknown };
  readonly hands: { readonly [seat: Seat]: number };
}

/** The hand of a seat: its owner sees the cards, everybody else only their number. `name` is the name of the side. */
export const handPile = ({ viewer, hand, hands }: Hands, owner: Seat, name: Text): Pile =>
  ownPile(
    `hand-${owner}`,
    { en: `${name.en} hand`, ja: `${name.ja}軍の手札` },
    owner,
    hands[owner] ?? 0,
    owner === viewer ? Object.keys(hand) : null,
  );

/** A pile that nobody may look at. */
export const closedPile = (id: string, title: Text, size: number): Pile => ({
  id,
  title,
  owner: null,
  size,
  contents: null,
});

/** A pile that everybody may look through. */
export const openPile = (id: string, title: Text, cards: readonly string[]): Pile => ({
  id,
  title,
  owner: null,
  size: cards.length,
  contents: [...cards].sort(),
});
