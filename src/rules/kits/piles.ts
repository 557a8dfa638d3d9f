import type { Seat } from '../kernel/frame.js';
import type { Pile } from '../kernel/ruleset.js';
import type { Text } from '../kernel/text.js';

/** Cards of a seat: those that the viewer may see, or null. */
export const ownPile = (
  id: string,
  title: Text,
  owner: Seat,
  size: number,
  cards: readonly string[] | null,
): Pile => ({ id, title, owner, size, contents: cards === null ? null : [...cards].sort() });

/** Cards that nobody may look at. */
export const closedPile = (id: string, title: Text, size: number): Pile => ({
  id,
  title,
  owner: null,
  size,
  contents: null,
});

/** Cards that everybody may look through. */
export const openPile = (id: string, title: Text, cards: readonly string[]): Pile => ({
  id,
  title,
  owner: null,
  size: cards.length,
  contents: [...cards].sort(),
});
