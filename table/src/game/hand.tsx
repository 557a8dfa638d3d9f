import { useState } from 'preact/hooks';

import type { Card } from '../../../client/src/index.js';
import { useLoaded } from '../loaded.js';
import { type Facet, facetsOf, shared, VERB } from '../picks.js';
import { words } from '../words.js';
import type { Deciding } from './deciding.js';
import { isPicked } from './glow.js';
import { CardSheet } from './late.js';
import type { Names } from './names.js';
import type { Table } from './table.js';

interface Props {
  readonly table: Table;
  readonly names: Names;
  readonly deciding: Deciding;
}

/** The cards of the game; loaded only once it is known that the game has some. */
function useCards({ muster, game }: Table, { components }: Names): readonly Card[] {
  const { id } = game.ruleset;
  const hasCards = components.cards.length > 0;
  return useLoaded(async () => (hasCards ? muster.cards(id) : []), [id, hasCards]).value ?? [];
}

/** The facet by which a card may be picked now, whatever is picked already; null: it may not. */
function facetFor({ game }: Table, card: string): Facet | null {
  const all = game.choices.flatMap(facetsOf);
  return all.find(({ field, value }) => field !== VERB && value === card) ?? null;
}

/** Whether one of the player's cards may be picked now. */
export const isHandy = (table: Table): boolean =>
  heldBy(table).some((id) => facetFor(table, id) !== null);

/** Whether any current choice is about a place. */
const isOnMap = ({ game }: Table, { components }: Names): boolean => {
  const places = new Set(components.places.map(({ id }) => id));
  return game.choices.some((choice) =>
    facetsOf(choice).some(({ value }) => places.has(`${value}`)),
  );
};

/** Ids of the player's cards. */
export const heldBy = ({ decks, seat }: Table): readonly string[] =>
  decks
    .filter(({ owner }) => owner !== null && owner === seat)
    .flatMap(({ contents }) => contents ?? []);

/**
 * The one card in the player's hand that all choices are about, so that the others need not be shown; null: it is still
 * open.
 */
export function settledOn(table: Table): string | null {
  const { choices, draft } = table.game;
  const held = new Set(heldBy(table));
  const isHeld = ({ field, value }: Facet): boolean => field !== VERB && held.has(`${value}`);
  if (choices.length < 2) return null;
  const [inAll] = shared(choices).filter(isHeld);
  if (inAll !== undefined) return `${inAll.value}`;
  // In a half-made move the card may be played already; it counts if no other card could still be picked.
  const [first, ...others] = new Set(choices.flatMap(facetsOf).filter(isHeld).map(idOf));
  return draft > 0 && others.length === 0 ? (first ?? null) : null;
}

const idOf = ({ value }: Facet): string => `${value}`;

/** The player's cards, face up: a tap picks one, if it may be played. */
export function Hand({ table, names, deciding }: Props) {
  const cards = useCards(table, names);
  const [open, setOpen] = useState<string | null>(null);
  const faces = heldBy(table)
    .map((id) => cards.find((one) => one.id === id))
    .filter((card) => card !== undefined);
  // Cards that are of no use now are not laid over the map.
  const isOfUse = isHandy(table) || !isOnMap(table, names);
  if (!isOfUse || faces.length === 0) return null;
  const touch = (card: Card): void => {
    const facet = facetFor(table, card.id);
    if (facet === null || isPicked(deciding.picks, card.id)) setOpen(card.id);
    else deciding.pick(facet);
  };
  const settled = faces.find(({ id }) => id === settledOn(table));
  const told =
    settled === undefined ? faces.filter(({ id }) => isPicked(deciding.picks, id)) : [settled];
  return (
    <>
      {settled === undefined && <Faces {...{ table, names, deciding, touch }} cards={faces} />}
      {told.map((card) => (
        <Told
          key={card.id}
          card={card}
          isBrief={settled !== undefined && isUseKnown(table)}
          open={() => setOpen(card.id)}
        />
      ))}
      {open !== null && (
        <CardSheet table={table} names={names} id={open} close={() => setOpen(null)} />
      )}
    </>
  );
}

interface FacesProps extends Props {
  readonly cards: readonly Card[];
  readonly touch: (card: Card) => void;
}

function Faces({ table, names, deciding, cards, touch }: FacesProps) {
  return (
    <ul class="hand" aria-label={words().hand}>
      {cards.map((card) => (
        <li key={card.id}>
          <Face
            card={card}
            style={card.owner === null ? '' : names.side(card.owner).style}
            isPicked={isPicked(deciding.picks, card.id)}
            isOpen={facetFor(table, card.id) !== null}
            touch={() => touch(card)}
          />
        </li>
      ))}
    </ul>
  );
}

/** Whether the use of the card is chosen already. Then its text is not shown, as it would be read as what happens. */
const isUseKnown = ({ game: { choices } }: Table): boolean =>
  shared(choices).some(({ field }) => field === VERB);

interface ToldProps {
  readonly card: Card;
  readonly isBrief?: boolean;
  readonly open: () => void;
}

/** The whole text of a picked card, or its title, above the uses that it may be played for. */
function Told({ card: { title, text }, isBrief = false, open }: ToldProps) {
  return (
    <p class={isBrief ? 'cardtext brief' : 'cardtext'}>
      {isBrief ? title : text}{' '}
      <button type="button" class="cl" onClick={open}>
        {words().large}
      </button>
    </p>
  );
}

interface FaceProps {
  readonly card: Card;
  readonly style: string;
  readonly isPicked: boolean;
  readonly isOpen: boolean;
  readonly touch: () => void;
}

function Face({ card, style, isPicked, isOpen, touch }: FaceProps) {
  return (
    <button
      type="button"
      class={`face ${style}${isOpen ? ' may' : ''}`}
      aria-pressed={isPicked}
      {...(isOpen && !isPicked && { 'data-choose': card.id })}
      onClick={touch}
    >
      <span class="line">
        {card.value > 0 && <b class="val">{card.value}</b>}
        <small>{card.number}</small>
      </span>
      <b>{card.title}</b>
      <span class="text">{card.text}</span>
    </button>
  );
}
