import { useMemo, useState } from 'preact/hooks';

import type { Clause, LogEntry } from '../../../client/src/index.js';
import { Mark } from '../icons.js';
import { fill, words } from '../words.js';
import { Dice } from './dice.js';
import { type Fight, isFight, turnsOf } from './log-lines.js';
import type { Names } from './names.js';
import { Cite } from './prompt.js';
import type { Table } from './table.js';

/** How many lines are drawn at first; older ones on request. */
const LINES = 100;

interface Props {
  readonly table: Table;
  readonly names: Names;
  readonly cite: (clause: Clause) => void;
  /** Shows the board at a version. */
  readonly look: (at: number) => void;
  readonly at: number | null;
}

/** The log, the last line first. */
export function Log({ table, names, cite, look, at }: Props) {
  const w = words();
  const [count, setCount] = useState(LINES);
  const turns = useMemo(() => turnsOf(table.log.slice(-count)), [table.log, count]);
  return (
    <section class="log" aria-label={w.log}>
      {[...turns].reverse().map(({ heading, lines }) => (
        <section key={heading?.version ?? 0}>
          {heading !== null && (
            <h3 class="row">
              {heading.text}
              <Then entry={heading} look={look} />
            </h3>
          )}
          <ol reversed>
            {[...lines].reverse().map((line, index) => (
              <li key={lines.length - index} class={isAt(line, at) ? 'now' : ''}>
                {isFight(line) ? (
                  <Fought {...{ fight: line, names, cite, look, at }} />
                ) : (
                  <Line {...{ entry: line, names, cite, look }} />
                )}
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

const isAt = (line: LogEntry | Fight, at: number | null): boolean =>
  (isFight(line) ? line.closing : line).version === at;

interface FoughtProps extends Pick<Props, 'names' | 'cite' | 'look' | 'at'> {
  readonly fight: Fight;
}

/**
 * A combat as its first and last line; those between are shown on request, or when the reader looks back to one of
 * them.
 */
function Fought({ fight, at, ...rest }: FoughtProps) {
  const w = words();
  const { opening, rounds, closing } = fight;
  const isLooked = rounds.some(({ version }) => version === at && version !== closing.version);
  return (
    <>
      <Line entry={opening} {...rest} />
      {rounds.length > 0 && (
        <details class="rounds" open={isLooked}>
          <summary>{fill(w.course, { count: `${rounds.length}` })}</summary>
          <ol class="lines">
            {rounds.map((entry, index) => (
              <li key={index} class={entry.version === at ? 'now' : ''}>
                <Line entry={entry} {...rest} />
              </li>
            ))}
          </ol>
        </details>
      )}
      <Line entry={closing} {...rest} />
    </>
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
