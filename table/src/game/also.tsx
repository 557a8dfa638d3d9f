import { useState } from 'preact/hooks';

import type { Clause } from '../../../client/src/index.js';
import { useLoaded } from '../loaded.js';
import { locale } from '../session.js';
import { messageOf } from '../sign-up.js';
import { Trouble } from '../trouble.js';
import { words } from '../words.js';
import { sightOf } from './drawings.js';
import { Beside } from './hand.js';
import { Log } from './log.js';
import type { Names } from './names.js';
import type { Looking } from './past.js';
import type { Table } from './table.js';

/** What is told beside the question. */
const TABS = ['log', 'words', 'beside', 'rules'] as const;
export type Tab = (typeof TABS)[number];

interface Props extends Looking {
  readonly table: Table;
  readonly names: Names;
  readonly tab: Tab;
  readonly setTab: (tab: Tab) => void;
  readonly cite: (clause: Clause) => void;
}

/** The log, the board in words, what lies off the map, and the rules. */
export function Also({ table, names, tab, setTab, at, look, cite }: Props) {
  const w = words();
  return (
    <div class="also">
      <div class="tabs" role="tablist">
        {TABS.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`tab-${one}`}
            aria-selected={one === tab}
            aria-controls="told"
            onClick={() => setTab(one)}
          >
            {w.tabs[one]}
          </button>
        ))}
      </div>
      <div class="told" id="told" role="tabpanel" aria-labelledby={`tab-${tab}`} tabIndex={0}>
        {tab === 'log' && <Log table={table} names={names} cite={cite} at={at} look={look} />}
        {tab === 'words' && <BoardText table={table} at={at} />}
        {tab === 'beside' && <Beside table={table} names={names} />}
        {tab === 'rules' && <Rules table={table} />}
      </div>
    </div>
  );
}

/** The board read aloud, anew with every version. */
function BoardText({ table, at }: { table: Table; at: number | null }) {
  const { game, muster, as } = table;
  const query = new URLSearchParams({ locale: locale(), ...sightOf(table, at) });
  const { value } = useLoaded(
    () => muster.drawing(`/v1/games/${game.id}/board.txt?${query}`),
    [at ?? `${game.version} ${game.draft}`, as],
  );
  return <pre>{value ?? words().loading}</pre>;
}

/** So many clauses are shown; a search finds the others. */
const SHOWN = 30;

const simple = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Every clause of the rules, with a search. */
function Rules({ table: { muster, game } }: { table: Table }) {
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
