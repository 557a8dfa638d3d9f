import { useState } from 'preact/hooks';

import type { Card, Pile } from '../../../client/src/index.js';
import { useLoaded } from '../loaded.js';
import { type Facet, facetsOf, VERB } from '../picks.js';
import { locale } from '../session.js';
import { Sheet } from '../sheet.js';
import { words } from '../words.js';
import type { Deciding } from './deciding.js';
import { isPicked } from './glow.js';
import type { Names } from './names.js';
import type { Table } from './table.js';

interface Props {
  readonly table: Table;
  readonly names: Names;
  readonly deciding: Deciding;
}

/** The cards of the game, once it is known that it has some. */
function useCards({ muster, game }: Table, { components }: Names): readonly Card[] {
  const { id } = game.ruleset;
  const hasCards = components.cards.length > 0;
  return useLoaded(async () => (hasCards ? muster.cards(id) : []), [id, hasCards]).value ?? [];
}

/** What of a card may be picked now, whatever is picked already; null: nothing. */
function facetFor({ game }: Table, card: string): Facet | null {
  const all = game.choices.flatMap(facetsOf);
  return all.find(({ field, value }) => field !== VERB && value === card) ?? null;
}

/** Whether anything that may be done now is about a place. */
const isOnMap = ({ game }: Table, { components }: Names): boolean => {
  const places = new Set(components.places.map(({ id }) => id));
  return game.choices.some((choice) =>
    facetsOf(choice).some(({ value }) => places.has(`${value}`)),
  );
};

/** One's own cards, by id. */
export const heldBy = ({ decks, seat }: Table): readonly string[] =>
  decks
    .filter(({ owner }) => owner !== null && owner === seat)
    .flatMap(({ contents }) => contents ?? []);

/** One's own cards, face up: a touch picks one, where it may be played. */
export function Hand({ table, names, deciding }: Props) {
  const w = words();
  const cards = useCards(table, names);
  const [open, setOpen] = useState<string | null>(null);
  const faces = heldBy(table)
    .map((id) => cards.find((one) => one.id === id))
    .filter((card) => card !== undefined);
  // Cards that are of no use now lie off the map.
  const isOfUse = faces.some(({ id }) => facetFor(table, id) !== null) || !isOnMap(table, names);
  if (!isOfUse) return null;
  const touch = (card: Card): void => {
    const facet = facetFor(table, card.id);
    if (facet === null || isPicked(deciding.picks, card.id)) setOpen(card.id);
    else deciding.pick(facet);
  };
  return (
    <>
      <ul class="hand" aria-label={w.hand}>
        {faces.map((card) => (
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
      {faces
        .filter(({ id }) => isPicked(deciding.picks, id))
        .map((card) => (
          <Told key={card.id} card={card} open={() => setOpen(card.id)} />
        ))}
      {open !== null && (
        <CardSheet table={table} names={names} id={open} close={() => setOpen(null)} />
      )}
    </>
  );
}

/** The whole text of a card that is picked, above what it may be played for. */
function Told({ card: { text }, open }: { card: Card; open: () => void }) {
  return (
    <p class="cardtext">
      {text}{' '}
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
      {...(isOpen && !isPicked && { 'data-choose': '' })}
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

/** Hands, piles and what else lies beside the map: what one may know, by name; of the rest how many. */
export function Beside({ table, names }: Omit<Props, 'deciding'>) {
  const w = words();
  const [open, setOpen] = useState<string | null>(null);
  const piles = table.decks.filter(({ size }) => size > 0);
  return (
    <section class="beside" aria-label={w.beside}>
      {piles.length === 0 && <p>{w.nothing}</p>}
      {piles.map((pile) => (
        <Heap
          key={pile.id}
          {...{ pile, names, open: setOpen }}
          isMine={pile.owner === table.seat}
        />
      ))}
      {open !== null && (
        <CardSheet table={table} names={names} id={open} close={() => setOpen(null)} />
      )}
    </section>
  );
}

interface HeapProps {
  readonly pile: Pile;
  readonly names: Names;
  readonly isMine: boolean;
  readonly open: (card: string) => void;
}

/** One's own lies open; what is in another is seen when it is asked for. */
function Heap({ pile: { title, size, contents }, names, isMine, open }: HeapProps) {
  const isCard = new Set(names.components.cards.map(({ id }) => id));
  const told = `${title} (${size})`;
  if (contents === null) return <p class="heap">{told}</p>;
  return (
    <details class="heap" open={isMine}>
      <summary>{told}</summary>
      <p class="row">
        {contents.map((id, index) =>
          isCard.has(id) ? (
            <button type="button" class="btn" key={id} onClick={() => open(id)}>
              {names.of(id)}
            </button>
          ) : (
            <span key={index}>{names.of(id)}</span>
          ),
        )}
      </p>
    </details>
  );
}

interface CardProps extends Omit<Props, 'deciding'> {
  readonly id: string;
  readonly close: () => void;
}

/** A card in large, with what it does and the history behind it. */
function CardSheet({ table, names, id, close }: CardProps) {
  const card = useCards(table, names).find((one) => one.id === id);
  const path = `/v1/rulesets/${table.game.ruleset.id}/cards/${id}.svg?locale=${locale()}`;
  return (
    <Sheet title={card?.title ?? id} close={close}>
      {card && (
        <>
          <img
            class="picture"
            alt=""
            src={path}
            onError={(event) => (event.target as Element).remove()}
          />
          <p>{card.text}</p>
          {card.history !== null && <p class="history">{card.history}</p>}
        </>
      )}
    </Sheet>
  );
}
