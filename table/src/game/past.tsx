import { useEffect, useState } from 'preact/hooks';

import { kept } from '../session.js';
import { keepTrace, NOBODY, readTrace, traceOf } from '../traces.js';
import { words } from '../words.js';
import type { Table } from './table.js';

/** The past version that is shown; null: the present one. */
export interface Looking {
  readonly at: number | null;
  readonly look: (at: number | null) => void;
}

const nameOf = (gameId: string): string => traceOf('seen', kept().player?.id ?? NOBODY, gameId);

function seen(gameId: string): number | null {
  const text = readTrace(nameOf(gameId));
  return text === null ? null : Number(text);
}

/**
 * The versions between which the player did not look; `from` null: they missed nothing, or this game was never open
 * here.
 */
interface Missed {
  readonly from: number | null;
  readonly upTo: number;
  close(): void;
}

/** Determined once, when a game is opened, as the part that shows it may come and go. */
export function useMissed({ id, version }: Table['game']): Missed {
  const [from, setFrom] = useState(() => seen(id));
  const [upTo] = useState(version);
  useEffect(() => keepTrace(nameOf(id), `${version}`), [id, version]);
  return { from, upTo, close: () => setFrom(null) };
}

interface SinceProps extends Pick<Looking, 'look'> {
  readonly table: Table;
  readonly missed: Missed;
}

/** What has happened since this game was last open in this browser. */
export function Since({ table, look, missed }: SinceProps) {
  const w = words();
  const { from, upTo, close } = missed;
  const lines = table.log.filter((line) => line.version > (from ?? upTo) && line.version <= upTo);
  // A player who has moved since knows what has happened.
  const hasMoved = table.post.done !== null || table.game.status !== 'RUNNING';
  if (from === null || lines.length === 0 || hasMoved) return null;
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
        <button type="button" class="btn" onClick={close}>
          {w.close}
        </button>
      </p>
    </details>
  );
}
