import { words } from '../words.js';
import { Icon } from './icons.js';
import { lateWords } from './late-words.js';
import type { Looking } from './past.js';
import type { Table } from './table.js';

export interface TimelineProps extends Looking {
  readonly table: Table;
}

/** Shows the board at any version, as the reader saw it. */
export function Timeline({ table, at, look }: TimelineProps) {
  const [w, t] = [words(), lateWords()];
  const { version } = table.game;
  const shown = at ?? version;
  const go = (to: number): void => look(to >= version ? null : Math.max(0, to));
  const line = table.log.findLast((entry) => entry.version <= shown);
  return (
    <section class="timeline" aria-label={t.timeline}>
      <p role="status">
        {table.as ? '' : t.asYouSaw} ({shown}/{version}) {line?.text}
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
          aria-label={t.timeline}
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
          {t.now}
        </button>
      </p>
    </section>
  );
}
