import type { Clause } from '../../../client/src/index.js';
import { askedFirst, type Facet, offered, VERB } from '../picks.js';
import { locale } from '../session.js';
import { apart, sitterOf, words } from '../words.js';
import { type Deciding, verbIn } from './deciding.js';
import type { Hint } from './hint.js';
import { Icon } from './icons.js';
import type { Names } from './names.js';
import type { Table } from './table.js';

interface Props {
  readonly table: Table;
  readonly hint: Hint | null;
  readonly names: Names;
  readonly deciding: Deciding;
  readonly cite: (clause: Clause) => void;
}

/** The question, or what the game is waiting for. */
export function Prompt({ table, names, deciding, hint, cite }: Props) {
  const { game } = table;
  const { asks } = game;
  const hasPicks = deciding.picks.length > 0;
  const isAsked = game.choices.length > 0;
  return (
    <div class="ask">
      <p class="phase">
        <span>{game.stage}</span>
        {hint !== null && (
          <button type="button" class="cl" disabled={hint.isBusy} onClick={() => hint.ask()}>
            {words().hint}
          </button>
        )}
        {asks?.clause && isAsked && <Cite clause={asks.clause} cite={cite} />}
      </p>
      <div role="status">
        {hasPicks ? (
          <Sentence names={names} deciding={deciding} />
        ) : (
          <h2 class="q">{isAsked ? (asks?.text ?? words().yourMove) : waitingFor(table, names)}</h2>
        )}
      </div>
      {isAsked && asks !== null && asks.counters.length > 0 && (
        <p class="counts">
          {asks.counters.map(({ label, value, of }) => (
            <span key={label}>
              {label} <b>{of === null ? value : `${value}/${of}`}</b>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

function waitingFor({ game, seat }: Table, names: Names): string {
  const w = words();
  if (game.status === 'FINISHED' || game.status === 'ABANDONED') {
    const { outcome } = game;
    if (outcome === null) return game.status === 'FINISHED' ? w.over : w.abandoned;
    return `${w.over}: ${outcome.winner === null ? w.draw : `${names.seat(outcome.winner)} ${w.won}`}`;
  }
  if (game.status === 'OPEN') return w.notBegun;
  if (seat !== null) return w.theirMove;
  const owing = game.seats
    .filter(({ id }) => game.owed.includes(id))
    .map((one) => apart(sitterOf(one)));
  return owing.length > 0 ? `${w.watching} ${w.decides} ${owing.join(', ')}` : w.watching;
}

/** The half-made move as a sentence: what is picked, and what is still open. */
function Sentence({ names, deciding }: Pick<Props, 'names' | 'deciding'>) {
  const verb = verbIn(deciding);
  // A number that is no count has its own name in the game; it must not be read as a count.
  const count = verb === null ? undefined : names.count(`${verb.value}`);
  const others = deciding.picks.filter(
    ({ field, value }) => field !== VERB && (typeof value === 'string' || field === count),
  );
  const [next] = askedFirst(offered(deciding.left)).filter(({ field }) => field !== VERB);
  const parts = [
    ...others.map((one) => (
      <Token key={one.key} facet={one} names={names} unpick={deciding.unpick} />
    )),
    next !== undefined && verb !== null && deciding.armed === null && (
      <span key="slot" class="slot">
        {names.heading(next)} …
      </span>
    ),
  ];
  const isPicked = deciding.picks.some(({ field }) => field === VERB);
  const said =
    verb === null ? null : isPicked ? (
      <Token key={verb.key} facet={verb} names={names} unpick={deciding.unpick} />
    ) : (
      <span key={verb.key}>{names.facet(verb)}</span>
    );
  // In Japanese the verb comes last.
  return <h2 class="say picked">{locale() === 'ja' ? [...parts, said] : [said, ...parts]}</h2>;
}

interface TokenProps {
  readonly facet: Facet;
  readonly names: Names;
  readonly unpick: (facet: Facet) => void;
}

function Token({ facet, names, unpick }: TokenProps) {
  const name = names.facet(facet);
  return (
    <button type="button" class="tok" aria-pressed="true" onClick={() => unpick(facet)}>
      {name} <Icon name="close" />
    </button>
  );
}

export function Cite({ clause, cite }: { clause: Clause; cite: (clause: Clause) => void }) {
  return (
    <button type="button" class="cl" onClick={() => cite(clause)}>
      {clause.id}
    </button>
  );
}
