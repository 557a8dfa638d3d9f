import { useState } from 'preact/hooks';

import type { Card, Clause, LogEntry, Pile } from '../../../client/src/index.js';
import { useLoaded } from '../loaded.js';
import { type Facet, facetsOf, fitting, VERB } from '../picks.js';
import { locale } from '../session.js';
import { Sheet } from '../sheet.js';
import { words } from '../words.js';
import { Cite } from './choices.js';
import type { Names } from './names.js';
import type { Looking } from './past.js';
import type { Table } from './table.js';

/** So many lines are drawn; older ones when they are asked for. */
const LINES = 100;

interface LogProps extends Pick<Looking, 'look'> {
  readonly table: Table;
  readonly cite: (clause: Clause) => void;
}

export function Log({ table, cite, look }: LogProps) {
  const w = words();
  const [count, setCount] = useState(LINES);
  const lines = table.log.slice(-count).reverse();
  return (
    <section class="log" aria-label={w.log}>
      <h2>{w.log}</h2>
      <p class="sr" aria-live="polite">
        {table.log.at(-1)?.text}
      </p>
      <ol reversed>
        {lines.map((entry, index) => (
          <li key={table.log.length - index}>
            <Line entry={entry} cite={cite} look={look} />
          </li>
        ))}
      </ol>
      {count < table.log.length && (
        <button type="button" onClick={() => setCount(count + LINES)}>
          …
        </button>
      )}
    </section>
  );
}

interface LineProps extends Pick<LogProps, 'cite' | 'look'> {
  readonly entry: LogEntry;
}

function Line({ entry, cite, look }: LineProps) {
  const { version } = entry;
  return (
    <>
      {entry.text}{' '}
      {entry.rolls.map(({ dice }, index) => (
        <span key={index} class="dice">
          {dice.join(' ')}
        </span>
      ))}
      {entry.clause && <Cite clause={entry.clause} cite={cite} />}
      <button
        type="button"
        class="cite"
        aria-label={`${words().lookBack} ${version}`}
        onClick={() => look(version)}
      >
        ⟲ {version}
      </button>
    </>
  );
}

/** Hands, piles and what else lies beside the map: what one may know, by name; of the rest how many. */
interface BesideProps {
  readonly table: Table;
  readonly names: Names;
  readonly picks: readonly Facet[];
  readonly setPicks: (picks: readonly Facet[]) => void;
}

export function Beside({ table, names, picks, setPicks }: BesideProps) {
  const w = words();
  const [open, setOpen] = useState<string | null>(null);
  const piles = table.decks.filter(({ size }) => size > 0);
  if (piles.length === 0) return null;
  return (
    <section aria-label={w.beside}>
      <h2>{w.beside}</h2>
      {piles.map((pile) => (
        <Heap
          key={pile.id}
          pile={pile}
          names={names}
          isMine={pile.owner === table.seat}
          open={setOpen}
        />
      ))}
      {open !== null && (
        <CardSheet
          table={table}
          id={open}
          pick={pickOf(table, open, picks, setPicks)}
          close={() => setOpen(null)}
        />
      )}
    </section>
  );
}

/** Picks a card as a touch among the choices does; null: nothing can be done with it now. */
function pickOf(
  { game }: Table,
  card: string,
  picks: BesideProps['picks'],
  setPicks: BesideProps['setPicks'],
): (() => void) | null {
  const facet = game.choices
    .flatMap(facetsOf)
    .find(({ field, value }) => field !== VERB && value === card);
  if (facet === undefined || picks.some(({ key }) => key === facet.key)) return null;
  const both = [...picks, facet];
  return () => setPicks(fitting(game.choices, both).length > 0 ? both : [facet]);
}

interface HeapProps {
  readonly pile: Pile;
  readonly names: Names;
  readonly isMine: boolean;
  readonly open: (card: string) => void;
}

/** One's own lies open; what is in another is seen when it is asked for. */
function Heap({ pile, names, isMine, open }: HeapProps) {
  const { title, size, contents } = pile;
  const isCard = new Set(names.components.cards.map(({ id }) => id));
  const told = `${title} (${size})`;
  if (contents === null) return <p class="heap">{told}</p>;
  return (
    <details class="heap" open={isMine}>
      <summary>{told}</summary>
      <p class="row">
        {contents.map((id, index) =>
          isCard.has(id) ? (
            <button type="button" key={id} onClick={() => open(id)}>
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

interface CardProps {
  readonly table: Table;
  readonly id: string;
  readonly pick: (() => void) | null;
  readonly close: () => void;
}

function CardSheet({ table, id, pick, close }: CardProps) {
  const { ruleset } = table.game;
  const { value } = useLoaded(() => table.muster.cards(ruleset.id), [ruleset.id]);
  const card: Card | undefined = value?.find((one) => one.id === id);
  return (
    <Sheet title={card?.title ?? id} close={close}>
      {card && (
        <>
          <img
            class="face"
            alt=""
            src={`/v1/rulesets/${ruleset.id}/cards/${id}.svg?locale=${locale()}`}
            onError={(event) => (event.target as HTMLImageElement).remove()}
          />
          <p>{card.text}</p>
          {card.history !== null && <p class="history">{card.history}</p>}
          {pick !== null && (
            <p>
              <button type="button" class="main use" onClick={() => (pick(), close())}>
                {words().use}
              </button>
            </p>
          )}
        </>
      )}
    </Sheet>
  );
}

/** The board read aloud, as it is when it is opened and with every version after. */
export function BoardText({ table, at }: { table: Table; at: number | null }) {
  const [isOpen, setOpen] = useState(false);
  const { game, muster, invite } = table;
  const query = new URLSearchParams({ locale: locale(), ...(invite && { invite }) });
  if (at !== null) query.set('at', `${at}`);
  const { value } = useLoaded(
    async () => (isOpen ? muster.drawing(`/v1/games/${game.id}/board.txt?${query}`) : ''),
    [isOpen, at ?? `${game.version} ${game.draft}`],
  );
  return (
    <details onToggle={(event) => setOpen((event.target as HTMLDetailsElement).open)}>
      <summary>{words().boardText}</summary>
      <pre>{value}</pre>
    </details>
  );
}
