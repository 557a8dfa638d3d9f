import { useState } from 'preact/hooks';

import type { Clause } from '../../../client/src/index.js';
import { useLoaded } from '../loaded.js';
import { messageOf } from '../sign-up.js';
import { Trouble } from '../trouble.js';
import { words } from '../words.js';
import type { Table } from './table.js';

/** So many are shown; a search finds the others. */
const SHOWN = 30;

const simple = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Every clause of the rules, with a search; they are fetched when somebody opens them. */
export function Rules({ table }: { table: Table }) {
  const w = words();
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const { ruleset } = table.game;
  const { value, error, again } = useLoaded(
    async () => (isOpen ? table.muster.clauses(ruleset.id) : []),
    [isOpen, ruleset.id],
  );
  const wanted = simple(search.trim());
  const found = (value ?? []).filter(({ id, title, summary }) =>
    simple(`${id} ${title} ${summary}`).includes(wanted),
  );
  return (
    <details class="rules" onToggle={(event) => setOpen((event.target as HTMLDetailsElement).open)}>
      <summary>{w.rules}</summary>
      <input
        type="search"
        value={search}
        aria-label={`${w.rules}: ${w.search}`}
        placeholder={w.search}
        onInput={(event) => setSearch((event.target as HTMLInputElement).value)}
      />
      {error !== null && <Trouble text={messageOf(error)} retry={again} />}
      {isOpen && value !== null && found.length === 0 && error === null && <p>{w.noMatch}</p>}
      <dl>{found.slice(0, SHOWN).map(shownClause)}</dl>
      {found.length > SHOWN && <p>… {found.length - SHOWN}</p>}
    </details>
  );
}

const shownClause = ({ id, title, summary }: Clause) => (
  <div key={id}>
    <dt>
      {id} {title}
    </dt>
    <dd>{summary}</dd>
  </div>
);
