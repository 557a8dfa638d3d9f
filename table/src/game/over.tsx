import type { Clause } from '../../../client/src/index.js';
import { Mark } from '../icons.js';
import { sitterOf, words } from '../words.js';
import { Seal } from './menu.js';
import type { Names } from './names.js';
import { Cite } from './prompt.js';
import type { Table } from './table.js';

interface Props {
  readonly table: Table;
  readonly names: Names;
  readonly cite: (clause: Clause) => void;
}

/** Why it is over, how it stood, and what proves the dice. */
export function Over({ table, names, cite }: Props) {
  const w = words();
  const { outcome, score, seats, ruleset, scenario } = table.game;
  const clause = outcome?.clause ?? null;
  return (
    <section class="over">
      {clause !== null && (
        <p>
          {clause.summary} <Cite clause={clause} cite={cite} />
        </p>
      )}
      {score.length > 0 && (
        <ul class="lines">
          {seats.map((seat) => (
            <li key={seat.id} class={names.side(seat.id).style}>
              <Mark name={names.side(seat.id).mark} /> <b>{names.seat(seat.id)}</b> {sitterOf(seat)}
              <b class="num">{score.find((one) => one.seat === seat.id)?.value}</b>
            </li>
          ))}
        </ul>
      )}
      <Seal table={table} />
      <p class="row">
        <a class="btn" href="/play">
          {w.games}
        </a>
        <a
          class="btn go"
          href={`/play/new?${new URLSearchParams({ ruleset: ruleset.id, scenario })}`}
        >
          {w.another}
        </a>
      </p>
    </section>
  );
}
