import { useState } from 'preact/hooks';

import type { Clause, LogEntry } from '../../../client/src/index.js';
import { Dice } from '../icons.js';
import { words } from '../words.js';
import { Cite } from './prompt.js';
import type { Table } from './table.js';

/** So many lines are drawn; older ones when they are asked for. */
const LINES = 100;

interface Props {
  readonly table: Table;
  readonly cite: (clause: Clause) => void;
  /** Shows the board as it was at a version. */
  readonly look: (at: number) => void;
  readonly at: number | null;
}

/** What has happened, the last first. */
export function Log({ table, cite, look, at }: Props) {
  const w = words();
  const [count, setCount] = useState(LINES);
  const lines = table.log.slice(-count).reverse();
  return (
    <section class="log" aria-label={w.log}>
      <ol reversed>
        {lines.map((entry, index) => (
          <li key={table.log.length - index} class={entry.version === at ? 'now' : ''}>
            <Line entry={entry} cite={cite} look={look} />
          </li>
        ))}
      </ol>
      {count < table.log.length && (
        <button type="button" class="btn" onClick={() => setCount(count + LINES)}>
          {w.earlier}
        </button>
      )}
    </section>
  );
}

interface LineProps extends Pick<Props, 'cite' | 'look'> {
  readonly entry: LogEntry;
}

function Line({ entry: { text, rolls, clause, version }, cite, look }: LineProps) {
  const w = words();
  return (
    <>
      <span>{text}</span>
      <span class="sm">
        {rolls.map(({ dice }, index) => (
          <Dice key={index} dice={dice} />
        ))}
        {clause && <Cite clause={clause} cite={cite} />}
        <button
          type="button"
          class="cl then"
          aria-label={`${w.lookBack} ${version}`}
          onClick={() => look(version)}
        >
          {w.boardThen}
        </button>
      </span>
    </>
  );
}
