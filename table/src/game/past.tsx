import { useEffect, useState } from 'preact/hooks';

import { Icon } from '../icons.js';
import { kept } from '../session.js';
import { NOBODY, traceOf } from '../traces.js';
import { words } from '../words.js';
import type { Table } from './table.js';

/** The version that is looked back to; null: as it is now. */
export interface Looking {
  readonly at: number | null;
  readonly look: (at: number | null) => void;
}

interface Props extends Looking {
  readonly table: Table;
}

/** The board as its reader saw it at any version. */
export function Timeline({ table, at, look }: Props) {
  const w = words();
  const { version } = table.game;
  const shown = at ?? version;
  const go = (to: number): void => look(to >= version ? null : Math.max(0, to));
  const line = table.log.findLast((entry) => entry.version <= shown);
  return (
    <section class="timeline" aria-label={w.timeline}>
      <p role="status">
        {w.asYouSaw} ({shown}/{version}) {line?.text}
      </p>
      <p class="row">
        <button
          type="button"
          class="ib"
          aria-label={w.before}
          disabled={shown === 0}
          onClick={() => go(shown - 1)}
        >
          <Icon name="before" />
        </button>
        <input
          type="range"
          min={0}
          max={version}
          value={shown}
          aria-label={w.timeline}
          onInput={(event) => go(Number((event.target as HTMLInputElement).value))}
        />
        <button
          type="button"
          class="ib"
          aria-label={w.after}
          disabled={at === null}
          onClick={() => go(shown + 1)}
        >
          <Icon name="after" />
        </button>
        <button type="button" class="btn go" onClick={() => look(null)}>
          {w.now}
        </button>
      </p>
    </section>
  );
}

const nameOf = (gameId: string): string => traceOf('seen', kept().player?.id ?? NOBODY, gameId);

function seen(gameId: string): number | null {
  const text = localStorage.getItem(nameOf(gameId));
  return text === null ? null : Number(text);
}

/** What has happened since this game was last open in this browser. */
export function Since({ table, look }: Pick<Props, 'table' | 'look'>) {
  const w = words();
  const { id, version } = table.game;
  const [from, setFrom] = useState(() => seen(id));
  const [upTo] = useState(version);
  useEffect(() => localStorage.setItem(nameOf(id), `${version}`), [id, version]);
  const lines = table.log.filter((line) => line.version > (from ?? upTo) && line.version <= upTo);
  if (from === null || lines.length === 0) return null;
  return (
    <details class="since">
      <summary>{`${w.since} (${lines.length})`}</summary>
      <ol class="lines">
        {lines.map(({ text }, index) => (
          <li key={index}>{text}</li>
        ))}
      </ol>
      <p class="row">
        <button type="button" class="btn" onClick={() => look(from)}>
          {w.asYouLeft}
        </button>
        <button type="button" class="btn" onClick={() => setFrom(null)}>
          {w.close}
        </button>
      </p>
    </details>
  );
}
