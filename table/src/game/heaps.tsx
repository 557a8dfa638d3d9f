import { useState } from 'preact/hooks';

import type { Pile } from '../../../client/src/index.js';
import { useLoaded } from '../loaded.js';
import { locale } from '../session.js';
import { Sheet } from '../sheet.js';
import { lateWords } from './late-words.js';
import type { Names } from './names.js';
import type { Table } from './table.js';

export interface BesideProps {
  readonly table: Table;
  readonly names: Names;
}

interface HeapsProps extends BesideProps {
  readonly piles: readonly Pile[];
  /** Whether the contents of all piles are shown at once, not only those of the reader's own. */
  readonly isOpen?: boolean;
}

/**
 * Hands, piles and whatever else lies beside the map: things that the reader may know by name, of others the number.
 */
export function Beside({ table, names }: BesideProps) {
  const t = lateWords();
  const isEmpty = table.decks.every(({ size }) => size === 0);
  return (
    <section class="beside" aria-label={t.beside}>
      {isEmpty && <p>{t.nothing}</p>}
      <Heaps {...{ table, names }} piles={table.decks} />
    </section>
  );
}

/** Piles that are not empty, and a card of them in large when it is tapped. */
export function Heaps({ table, names, piles, isOpen = false }: HeapsProps) {
  const [open, setOpen] = useState<string | null>(null);
  const shown = piles.filter(({ size }) => size > 0);
  return (
    <>
      {shown.map((pile) => (
        <Heap
          key={pile.id}
          {...{ pile, names, open: setOpen }}
          isMine={isOpen || pile.owner === table.seat}
        />
      ))}
      {open !== null && (
        <CardSheet table={table} names={names} id={open} close={() => setOpen(null)} />
      )}
    </>
  );
}

interface HeapProps {
  readonly pile: Pile;
  readonly names: Names;
  readonly isMine: boolean;
  readonly open: (card: string) => void;
}

/** A pile: the reader's own is open; the contents of another are shown when asked for. */
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

export interface CardProps extends BesideProps {
  readonly id: string;
  readonly close: () => void;
}

/** A card in large, with its effect and the history behind it. */
export function CardSheet({ table, names, id, close }: CardProps) {
  const { ruleset } = table.game;
  const cards = useLoaded(() => table.muster.cards(ruleset.id), [ruleset.id]).value ?? [];
  const card = cards.find((one) => one.id === id);
  const path = `/v1/rulesets/${ruleset.id}/cards/${id}.svg?locale=${locale()}`;
  return (
    <Sheet title={names.of(id)} close={close}>
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
