import { useEffect, useRef, useState } from 'preact/hooks';

import type { Choice, Clause } from '../../../client/src/index.js';
import { type Facet, fitting, type Offered, offered } from '../picks.js';
import { Trouble } from '../trouble.js';
import { words } from '../words.js';
import type { Names } from './names.js';
import type { Table } from './table.js';

/** So few are listed as sentences; of more it is picked what they are about. */
const FEW = 9;
/** Found by a search, so many are shown. */
const FOUND = 40;

interface Props {
  readonly table: Table;
  readonly names: Names;
  readonly picks: readonly Facet[];
  readonly setPicks: (picks: readonly Facet[]) => void;
  readonly cite: (clause: Clause) => void;
}

function waitingFor({ game, seat }: Table, names: Names): string {
  const w = words();
  if (game.status === 'FINISHED' || game.status === 'ABANDONED') {
    const { outcome } = game;
    if (outcome === null) return game.status === 'FINISHED' ? w.over : w.abandoned;
    return `${w.over}: ${outcome.winner === null ? w.draw : `${names.seat(outcome.winner)} ${w.won}`}`;
  }
  if (game.status === 'OPEN') return w.notBegun;
  return seat === null ? w.watching : w.theirMove;
}

/** Everything that may be done, as buttons: sentences where they are few, else what they are about. */
export function Choices({ table, names, picks, setPicks, cite }: Props) {
  const w = words();
  const { game, isBusy, submit } = table;
  const [search, setSearch] = useState('');
  const panel = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const left = fitting(game.choices, picks);
  const moment = `${game.version} ${game.draft}`;

  // Whoever plays by the keyboard stays in the panel when what they pressed is gone.
  useEffect(() => {
    setSearch('');
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, [moment, picks]);

  const play = ({ action }: Choice): void => {
    const { version, draft } = game;
    if (!isBusy) void submit({ kind: 'play', input: { version, draft, actions: [action] } });
  };
  const undo = (): void => void (isBusy || submit({ kind: 'undo', version: game.version }));
  const back = (): void => setPicks(picks.slice(0, -1));

  const onKey = (event: KeyboardEvent): void => {
    const isText = event.target instanceof HTMLInputElement;
    if (event.key === 'Escape') {
      if (isText) panel.current?.focus();
      else if (picks.length > 0) back();
    } else if (isText || event.ctrlKey || event.metaKey || event.altKey) return;
    else if (event.key === '/') field.current?.focus();
    else if (event.key === 'u') undo();
    else if (/^[1-9]$/.test(event.key)) {
      const buttons = panel.current?.querySelectorAll<HTMLButtonElement>('[data-choose]');
      buttons?.[Number(event.key) - 1]?.click();
    } else return;
    event.preventDefault();
  };

  return (
    <section
      class="choices"
      ref={panel}
      tabIndex={-1}
      id="choices"
      aria-label={w.actions}
      aria-busy={isBusy}
      data-moment={moment}
      onKeyDown={onKey}
    >
      <div role="status">
        <h2>{game.choices.length > 0 ? w.yourMove : waitingFor(table, names)}</h2>
      </div>
      <Outcome table={table} cite={cite} />
      {table.told !== null && <Trouble text={table.told} />}
      <Refusal table={table} cite={cite} play={play} />
      {game.choices.length > 0 && (
        <>
          <Picked picks={picks} names={names} setPicks={setPicks} />
          {(left.length > FEW || search !== '') && (
            <input
              ref={field}
              type="search"
              value={search}
              placeholder={`${w.search} (${left.length} ${w.left})`}
              aria-label={`${w.search} (${left.length} ${w.left})`}
              onInput={(event) => setSearch((event.target as HTMLInputElement).value)}
            />
          )}
          <Offer
            left={left}
            search={search}
            names={names}
            isBusy={isBusy}
            play={play}
            pick={(facet) => setPicks([...picks, facet])}
          />
        </>
      )}
      {table.seat !== null && game.status === 'RUNNING' && (
        <p class="row">
          {picks.length > 0 && (
            <button type="button" onClick={back}>
              {w.back}
            </button>
          )}
          <button type="button" onClick={undo} disabled={isBusy}>
            {w.undo}
          </button>
          <small>{w.keys}</small>
        </p>
      )}
    </section>
  );
}

function Outcome({ table, cite }: Pick<Props, 'table' | 'cite'>) {
  const { outcome } = table.game;
  const clause = outcome?.clause ?? null;
  if (clause === null) return null;
  return (
    <p>
      {clause.summary} <Cite clause={clause} cite={cite} />
    </p>
  );
}

export function Cite({ clause, cite }: { clause: Clause; cite: (clause: Clause) => void }) {
  return (
    <button type="button" class="cite" onClick={() => cite(clause)}>
      {clause.id}
    </button>
  );
}

interface RefusalProps extends Pick<Props, 'table' | 'cite'> {
  readonly play: (choice: Choice) => void;
}

function Refusal({ table: { refused }, cite, play }: RefusalProps) {
  if (refused === null) return null;
  return (
    <div class="trouble" role="alert">
      <p>
        {refused.message} {refused.clause && <Cite clause={refused.clause} cite={cite} />}
      </p>
      {refused.clause && <p>{refused.clause.summary}</p>}
      {refused.better.length > 0 && <p>{words().better}</p>}
      {refused.better.map((choice) => (
        <button type="button" key={choice.label} onClick={() => play(choice)}>
          {choice.label}
        </button>
      ))}
    </div>
  );
}

function Picked({ picks, names, setPicks }: Pick<Props, 'picks' | 'names' | 'setPicks'>) {
  if (picks.length === 0) return null;
  return (
    <ul class="row picked">
      {picks.map((pick) => (
        <li key={pick.key}>
          <button
            type="button"
            aria-pressed="true"
            onClick={() => setPicks(picks.filter((one) => one !== pick))}
          >
            {names.facet(pick)} <span aria-hidden="true">×</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

interface OfferProps {
  readonly left: readonly Choice[];
  readonly search: string;
  readonly names: Names;
  readonly isBusy: boolean;
  readonly play: (choice: Choice) => void;
  readonly pick: (facet: Facet) => void;
}

const simple = (text: string): string => text.normalize('NFKC').toLowerCase();

function Offer({ left, search, names, isBusy, play, pick }: OfferProps) {
  const wanted = simple(search.trim());
  if (wanted !== '' || left.length <= FEW) {
    const found = left.filter(({ label }) => simple(label).includes(wanted)).slice(0, FOUND);
    if (found.length === 0) return <p>{words().noMatch}</p>;
    return (
      <ol class="list">
        {found.map((choice) => (
          <li key={JSON.stringify(choice.action)}>
            <button type="button" data-choose disabled={isBusy} onClick={() => play(choice)}>
              {choice.label}
            </button>
          </li>
        ))}
      </ol>
    );
  }
  return (
    <>
      {[...grouped(left, names)].map(([heading, facets]) => (
        <section key={heading} class="group">
          <h3>{heading}</h3>
          {typeof facets[0]?.value === 'number' ? (
            <Numbers facets={facets} pick={pick} name={heading} />
          ) : (
            <ul class="row">
              {facets.map((facet) => (
                <li key={facet.key}>
                  <button type="button" data-choose onClick={() => pick(facet)}>
                    {names.facet(facet)} <small>{facet.leaves > 1 ? facet.leaves : ''}</small>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </>
  );
}

function grouped(left: readonly Choice[], names: Names): Map<string, Offered[]> {
  const groups = new Map<string, Offered[]>();
  for (const facet of offered(left)) {
    const heading = names.heading(facet);
    groups.set(heading, [...(groups.get(heading) ?? []), facet]);
  }
  return groups;
}

interface NumbersProps {
  readonly facets: readonly Offered[];
  readonly pick: (facet: Facet) => void;
  readonly name: string;
}

/** A number is stepped up and down among those that are left, and then taken. */
function Numbers({ facets, pick, name }: NumbersProps) {
  const sorted = facets.toSorted((a, b) => Number(a.value) - Number(b.value));
  const [place, setPlace] = useState(sorted.length - 1);
  const at = Math.min(place, sorted.length - 1);
  const chosen = sorted[at];
  if (chosen === undefined) return null;
  return (
    <p class="row stepper">
      <button
        type="button"
        aria-label={`${name} −`}
        disabled={at === 0}
        onClick={() => setPlace(at - 1)}
      >
        −
      </button>
      <button
        type="button"
        data-choose
        aria-label={`${name} ${chosen.value}`}
        onClick={() => pick(chosen)}
      >
        {chosen.value}
      </button>
      <button
        type="button"
        aria-label={`${name} +`}
        disabled={at === sorted.length - 1}
        onClick={() => setPlace(at + 1)}
      >
        +
      </button>
    </p>
  );
}
