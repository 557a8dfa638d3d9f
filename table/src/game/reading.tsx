import { useState } from 'preact/hooks';

import { useLoaded } from '../loaded.js';
import { locale } from '../session.js';
import { messageOf } from '../sign-up.js';
import { Trouble } from '../trouble.js';
import { words } from '../words.js';
import { eyesOf, sightOf } from './drawings.js';
import type { Names } from './names.js';
import type { Table } from './table.js';

interface BoardTextProps {
  readonly table: Table;
  readonly names: Names;
  readonly at: number | null;
}

/**
 * The board in words, updated with every version; if it is seen through the eyes of several seats, one after the other.
 */
export function BoardText({ table, names, at }: BoardTextProps) {
  const { game, muster, as } = table;
  const { value } = useLoaded(async () => {
    const texts = eyesOf(table).map(async (one) => {
      const query = new URLSearchParams({ locale: locale(), ...sightOf(one, at) });
      const text = await muster.text(`/v1/games/${game.id}/board.txt?${query}`);
      return one === table ? text : `${names.seat(one.as ?? '')}\n${text}`;
    });
    return (await Promise.all(texts)).join('\n\n');
  }, [at ?? `${game.version} ${game.draft}`, as]);
  return <pre>{value ?? words().loading}</pre>;
}

/** How many clauses are shown; a search finds the others. */
const SHOWN = 30;

const simple = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Every clause of the rules, with a search. */
export function Rules({ table: { muster, game } }: { table: Table }) {
  const w = words();
  const [search, setSearch] = useState('');
  const { id } = game.ruleset;
  const { value, error, again } = useLoaded(() => muster.clauses(id), [id]);
  const wanted = simple(search.trim());
  const found = (value ?? []).filter((one) =>
    simple(`${one.id} ${one.title} ${one.summary}`).includes(wanted),
  );
  return (
    <section class="rules">
      <input
        type="search"
        class="search"
        value={search}
        aria-label={`${w.rules}: ${w.search}`}
        placeholder={w.search}
        onInput={(event) => setSearch((event.target as HTMLInputElement).value)}
      />
      {error !== null && <Trouble text={messageOf(error)} retry={again} />}
      {value !== null && found.length === 0 && <p>{w.noMatch}</p>}
      <dl>
        {found.slice(0, SHOWN).map((clause) => (
          <div key={clause.id}>
            <dt>
              {clause.id} {clause.title}
            </dt>
            <dd>{clause.summary}</dd>
          </div>
        ))}
      </dl>
      {found.length > SHOWN && <p>… {found.length - SHOWN}</p>}
    </section>
  );
}
