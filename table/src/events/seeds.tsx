import { useState } from 'preact/hooks';

import type { EventWhole } from '../../../client/src/events.js';
import { fill } from '../words.js';
import { may } from './act.js';
import { deskWords } from './desk-words.js';
import { useHeld } from './held.js';
import { nameOf } from './said.js';
import type { Running } from './use-event.js';
import { eventWords } from './words.js';

interface Part {
  readonly running: Running;
  readonly event: EventWhole;
}

/** Those who play, in the order of their seeds; the others after them, in the order of entry. */
const inOrder = ({ entries }: EventWhole): readonly number[] =>
  entries
    .filter(({ state }) => state === 'ACTIVE')
    .toSorted((a, b) => (a.seed || Infinity) - (b.seed || Infinity) || a.number - b.number)
    .map(({ number }) => number);

/** The order with the one at that place one place further up. */
const raised = (order: readonly number[], at: number): readonly number[] =>
  order.toSpliced(at - 1, 2, ...order.slice(at - 1, at + 1).toReversed());

function Order({ running, event, leave }: Part & { leave: () => void }) {
  useHeld();
  const [w, d] = [eventWords(), deskWords()];
  const [entries, setEntries] = useState(() => inOrder(event));
  const send = (): void =>
    void running.press([{ kind: 'seed', entries }]).then((done) => done && leave());
  return (
    <>
      <p class="sm dim">{d.seedsHelp}</p>
      <ol class="lines">
        {entries.map((entry, at) => (
          <li key={entry} class="row">
            <button
              {...{ type: 'button', class: 'btn', disabled: at === 0 }}
              aria-label={fill(d.up, { name: nameOf(event, entry) })}
              onClick={() => setEntries(raised(entries, at))}
            >
              ↑
            </button>
            <bdi>{nameOf(event, entry)}</bdi>
          </li>
        ))}
      </ol>
      <p class="row">
        <button type="button" class="btn go" disabled={running.isBusy} onClick={send}>
          {d.setSeeds}
        </button>
        <button type="button" class="btn" onClick={leave}>
          {w.never}
        </button>
      </p>
    </>
  );
}

/** Seeds the entrants by hand. */
export function Seeds(part: Part) {
  const d = deskWords();
  const [isOpen, setOpen] = useState(false);
  if (!may(part.event, 'seed')) return null;
  return (
    <section class="card stack invite">
      <h2>{d.seeds}</h2>
      {isOpen ? (
        <Order {...part} leave={() => setOpen(false)} />
      ) : (
        <p>
          <button type="button" class="btn" onClick={() => setOpen(true)}>
            {d.setSeeds}…
          </button>
        </p>
      )}
    </section>
  );
}
