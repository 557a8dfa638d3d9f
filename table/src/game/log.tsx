import { useState } from 'preact/hooks';

import type { Clause, LogEntry } from '../../../client/src/index.js';
import { Dice, Mark } from '../icons.js';
import { words } from '../words.js';
import type { Names } from './names.js';
import { Cite } from './prompt.js';
import type { Table } from './table.js';

/** So many lines are drawn; older ones when they are asked for. */
const LINES = 100;

interface Props {
  readonly table: Table;
  readonly names: Names;
  readonly cite: (clause: Clause) => void;
  /** Shows the board as it was at a version. */
  readonly look: (at: number) => void;
  readonly at: number | null;
}

/** What every game calls the event with which a turn of it begins. */
const TURN = 'turn';

/** What happened in a turn, under what its beginning was called; null: before the first one, or in the midst of it. */
interface Turn {
  readonly heading: LogEntry | null;
  readonly lines: readonly LogEntry[];
}

/** The last turn first, and in each the last line. */
function byTurn(entries: readonly LogEntry[]): readonly Turn[] {
  const turns: { heading: LogEntry | null; lines: LogEntry[] }[] = [];
  for (const entry of entries) {
    if (entry.type === TURN) turns.push({ heading: entry, lines: [] });
    else if (turns.length === 0) turns.push({ heading: null, lines: [entry] });
    else turns.at(-1)?.lines.unshift(entry);
  }
  return turns.reverse();
}

/** What has happened, the last first. */
export function Log({ table, names, cite, look, at }: Props) {
  const w = words();
  const [count, setCount] = useState(LINES);
  const lines = table.log.slice(-count);
  return (
    <section class="log" aria-label={w.log}>
      {byTurn(lines).map((turn) => (
        <section key={turn.heading?.version ?? 0}>
          {turn.heading !== null && (
            <h3 class="row">
              {turn.heading.text}
              <Then entry={turn.heading} look={look} />
            </h3>
          )}
          <ol reversed>
            {turn.lines.map((entry, index) => (
              <li key={turn.lines.length - index} class={entry.version === at ? 'now' : ''}>
                <Line {...{ entry, names, cite, look }} />
              </li>
            ))}
          </ol>
        </section>
      ))}
      {count < table.log.length && (
        <button type="button" class="btn" onClick={() => setCount(count + LINES)}>
          {w.earlier}
        </button>
      )}
    </section>
  );
}

interface LineProps extends Pick<Props, 'names' | 'cite' | 'look'> {
  readonly entry: LogEntry;
}

function Line({ entry, names, cite, look }: LineProps) {
  const { text, rolls, clause, side } = entry;
  return (
    <>
      <span class={side === null ? '' : `of ${names.side(side).style}`}>
        {side !== null && <Mark name={names.side(side).mark} />}
        {text}
      </span>
      <span class="sm">
        {rolls.map(({ dice }, index) => (
          <Dice key={index} dice={dice} />
        ))}
        {clause && <Cite clause={clause} cite={cite} />}
        <Then entry={entry} look={look} />
      </span>
    </>
  );
}

function Then({ entry: { version }, look }: Pick<LineProps, 'entry' | 'look'>) {
  const w = words();
  return (
    <button
      type="button"
      class="cl then"
      aria-label={`${w.lookBack} ${version}`}
      onClick={() => look(version)}
    >
      {w.boardThen}
    </button>
  );
}
