import { useState } from 'preact/hooks';

import { Who } from '../frame.js';
import { Mark } from '../icons.js';
import { Lazy } from '../lazy.js';
import { locale, speak } from '../session.js';
import { Sitter } from '../sitter.js';
import { Ask } from './asking.js';
import { lateWords } from './late-words.js';
import type { Names } from './names.js';
import { PictureLink } from './picture-link.js';
import type { Preferences } from './preferences.js';
import type { Table } from './table.js';

export { Timeline } from './timeline.js';

// Parts that many players never open share one file.
export { Beside, CardSheet } from './heaps.js';
export { BoardText, Rules } from './reading.js';

export interface MenuProps {
  readonly table: Table;
  readonly names: Names;
  readonly preferences: Preferences;
  readonly close: () => void;
}

const OTHER = { en: ['ja', '日本語'], ja: ['en', 'English'] } as const;

/** The menu: things that are seldom wanted, e.g. preferences, the seal of the dice, resigning. */
export function Menu({ table, names, preferences, close }: MenuProps) {
  const [other, name] = OTHER[locale()];
  return (
    <ul class="lines menu">
      <li>
        <Who />
      </li>
      <Seats table={table} names={names} />
      {table.seat !== null && <Seated table={table} preferences={preferences} />}
      <li>
        <button
          type="button"
          class="btn"
          lang={other}
          onClick={() => (speak(other), location.reload())}
        >
          {name}
        </button>
      </li>
      <li>
        <Seal table={table} />
      </li>
      <Keys preferences={preferences} />
      {mayAsk(table) && (
        <li>
          <Ask table={table} draws={names.rules.mayBeDrawn} close={close} />
        </li>
      )}
      {table.seat !== null && table.game.status === 'RUNNING' && (
        <>
          <li>
            <Handing table={table} />
          </li>
          <li>
            <Resign table={table} close={close} />
          </li>
        </>
      )}
    </ul>
  );
}

function Keys({ preferences }: Pick<MenuProps, 'preferences'>) {
  const w = lateWords();
  return (
    <li>
      <details>
        <summary>{w.keysTitle}</summary>
        <p>{w.keys}</p>
        <ul class="lines">
          <Habit {...{ preferences }} of="hasKeys" text={w.withKeys} />
        </ul>
      </details>
    </li>
  );
}

/** Whether requests can be made: not to the computer, and only one at a time. */
const mayAsk = ({ game, seat }: Table): boolean =>
  seat !== null &&
  game.status === 'RUNNING' &&
  game.requests.length === 0 &&
  game.seats.every(({ bot }) => bot === null);

function Seated({ table, preferences }: Pick<MenuProps, 'table' | 'preferences'>) {
  const w = lateWords();
  return (
    <>
      <Habit {...{ preferences }} of="asks" text={w.askFirst} />
      <Habit {...{ preferences }} of="hasSound" text={w.withSound} />
      <li>
        <PictureLink table={table} />
      </li>
    </>
  );
}

function Seats({ table, names }: Pick<MenuProps, 'table' | 'names'>) {
  return (
    <>
      {table.game.seats.map((seat) => (
        <li key={seat.id} class={names.side(seat.id).style}>
          <Mark name={names.side(seat.id).mark} /> {names.seat(seat.id)}{' '}
          <b>
            <Sitter seat={seat} />
          </b>
        </li>
      ))}
    </>
  );
}

interface HabitProps extends Pick<MenuProps, 'preferences'> {
  readonly of: 'asks' | 'hasSound' | 'hasKeys';
  readonly text: string;
}

function Habit({ preferences, of, text }: HabitProps) {
  return (
    <li>
      <label class="tick">
        <input
          type="checkbox"
          checked={preferences[of]}
          onChange={(event) =>
            preferences.set({ [of]: (event.target as HTMLInputElement).checked })
          }
        />{' '}
        {text}
      </label>
    </li>
  );
}

/** Handing the seat over, loaded when a player thinks of it. */
function Handing({ table }: { table: Table }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{lateWords().handOver}</summary>
      {isOpen && (
        <Lazy
          load={() => import('./hand-over.js')}
          shown={({ HandOver }) => <HandOver table={table} />}
        />
      )}
    </details>
  );
}

function Resign({ table, close }: { table: Table; close: () => void }) {
  const w = lateWords();
  const [isAsked, setAsked] = useState(false);
  return isAsked ? (
    <p class="row">
      {w.resignSure}
      <button
        type="button"
        class="btn warn"
        onClick={() => void table.post.send({ kind: 'resign' }).then(close)}
      >
        {w.resign}
      </button>
      <button type="button" class="btn" onClick={() => setAsked(false)}>
        {w.cancel}
      </button>
    </p>
  ) : (
    <button type="button" class="btn" onClick={() => setAsked(true)}>
      {w.resign}
    </button>
  );
}

/** The seal under which every die of this game lay before the first move. */
export function Seal({ table }: { table: Table }) {
  const w = lateWords();
  return (
    <details class="proof">
      <summary>{w.dice}</summary>
      <p>{w.proofHelp}</p>
      <p>
        {w.proof}: <code>{table.game.dice.commitment}</code>
      </p>
    </details>
  );
}
