import { clone } from '../../kernel/json.js';
import type { Resampled, Resampling } from '../../kernel/ruleset.js';
import type { Random } from '../../kernel/table.js';
import { CARD, CARD_IDS, type CardId } from '../components/cards/index.js';
import { type Side, SIDES } from '../components/side.js';
import type { KeepFrame, PlayFrame } from '../frames/turn.js';
import { DECLARATION, GHENT } from '../questions/cards.js';
import type { CardPlace, MadisonState } from '../state.js';

/** Another deal of the cards `viewer` does not see. Cards of a year stay in that year (MMW-7.24). */
export function resample(
  state: MadisonState,
  viewer: Side | null,
  random: Random,
  how: Resampling,
): Resampled<MadisonState> {
  const copy = { ...state, cards: clone(state.cards), seen: clone(state.seen) };
  const hidden = CARD_IDS.filter((id) => isHidden(state, viewer, id));
  const groups = how === 'any' ? years(state, hidden) : twins(state, hidden);
  const renamed: { [id: string]: CardId } = {};
  for (const group of groups) {
    const dealt = shuffled(group, random);
    byPlace(state, group).forEach((before, i) => {
      const now = dealt[i] ?? before;
      if (now !== before) renamed[before] = now;
    });
  }
  if (how === 'any') holdGhent(state, hidden, random, renamed);
  move(state, copy, renamed);
  return { state: copy, renamed };
}

const PLACES: readonly CardPlace[] = ['deck', 'prewar', ...SIDES, 'held-us', 'held-gb'];

/** MMW-6.2.2 Declaration of War is in the pre-war deck for certain; a card that has been shown is known. */
function isHidden(state: MadisonState, viewer: Side | null, id: CardId): boolean {
  const place = state.cards[id];
  if (place === viewer || place === `held-${viewer}` || !PLACES.includes(place)) return false;
  return id !== DECLARATION && (viewer === null || state.seen[viewer][id] !== true);
}

/** MMW-7.25 nobody was dealt Treaty of Ghent before the second half of 1814, so that it lies in the deck. */
const ghentIsBack = (state: MadisonState): boolean => state.turn !== '1814-1';

const years = (state: MadisonState, hidden: readonly CardId[]): CardId[][] =>
  [1812, 1813, 1814].map((year) =>
    hidden.filter((id) => CARD[id].deck === year && (id !== GHENT || ghentIsBack(state))),
  );

/** The cards in an order that depends only on what is known of them, not on which cards these are. */
function byPlace(state: MadisonState, group: readonly CardId[]): CardId[] {
  const asked = state.agenda.map((frame) => (frame as KeepFrame | PlayFrame).card);
  const keys = new Map(
    group.map((id) => {
      const known = SIDES.map((side) => state.seen[side][id] === true);
      return [id, [state.cards[id], ...known, asked.indexOf(id)].join(' ')];
    }),
  );
  const key = (id: CardId): string => keys.get(id) ?? '';
  return [...group].sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}

/**
 * A card drawn by an event may be Treaty of Ghent. A viewer who does not see it is dealt the likeliest case: a card of
 * the deck.
 */
function holdGhent(
  state: MadisonState,
  hidden: readonly CardId[],
  random: Random,
  renamed: { [id: string]: CardId },
): void {
  if (ghentIsBack(state) || !hidden.includes(GHENT) || state.cards[GHENT] === 'deck') return;
  const dealt = (id: CardId): number => hidden.indexOf(renamed[id] ?? id);
  const deck = hidden
    .filter((id) => state.cards[id] === 'deck' && id !== GHENT)
    .sort((a, b) => dealt(a) - dealt(b));
  const from = deck[random(Math.max(1, deck.length))];
  if (from === undefined) return;
  const now = renamed[from] ?? from;
  renamed[from] = GHENT;
  renamed[GHENT] = now;
}

/**
 * Groups of cards that are alike: copies of the same card, wherever they are; and in a hand, cards whose event its
 * owner may not use, so that only their value matters.
 */
function twins(state: MadisonState, hidden: readonly CardId[]): CardId[][] {
  const groups = new Map<string, CardId[]>();
  for (const id of hidden) {
    const holder = SIDES.find((side) => [side, `held-${side}`].includes(state.cards[id]));
    const { side, deck, opv, type, when, title } = CARD[id];
    const mine = holder === undefined || side === 'both' || side === holder;
    const key = mine
      ? [title.en, deck, opv].join(' ')
      : [holder, deck, opv, type, ...when].join(' ');
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [id]);
    else group.push(id);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}

/** Replaces a card by the one that has taken its place, wherever the state mentions it. */
function move(
  state: MadisonState,
  copy: MadisonState,
  renamed: { readonly [id: string]: CardId },
): void {
  for (const [before, now] of Object.entries(renamed) as [CardId, CardId][]) {
    copy.cards[now] = state.cards[before];
    for (const side of SIDES) {
      delete copy.seen[side][before];
    }
  }
  for (const [before, now] of Object.entries(renamed) as [CardId, CardId][])
    for (const side of SIDES) if (state.seen[side][before] === true) copy.seen[side][now] = true;
  copy.agenda = copy.agenda.map((frame) => {
    const { f, card } = frame as KeepFrame | PlayFrame;
    const now = card === undefined ? undefined : renamed[card];
    return (f === 'keep' || f === 'play') && now !== undefined ? { ...frame, card: now } : frame;
  });
}

function shuffled<T>(list: readonly T[], random: Random): T[] {
  const rest = [...list];
  return list.flatMap(() => rest.splice(random(rest.length), 1));
}
