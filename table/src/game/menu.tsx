import { useState } from 'preact/hooks';

import { Who } from '../frame.js';
import { Mark } from '../icons.js';
import { locale, speak } from '../session.js';
import { sitterOf, words } from '../words.js';
import type { Names } from './names.js';
import type { Preferences } from './preferences.js';
import type { Table } from './table.js';

export interface MenuProps {
  readonly table: Table;
  readonly names: Names;
  readonly preferences: Preferences;
  readonly close: () => void;
}

const OTHER = { en: ['ja', '日本語'], ja: ['en', 'English'] } as const;

/** What is wanted seldom: habits of the page, the seal of the dice, giving up. */
export function Menu({ table, names, preferences, close }: MenuProps) {
  const w = words();
  const [other, name] = OTHER[locale()];
  return (
    <ul class="lines menu">
      <li>
        <Who />
      </li>
      <Seats table={table} names={names} />
      {table.seat !== null && (
        <>
          <Habit {...{ preferences }} of="asks" text={w.askFirst} />
          <Habit {...{ preferences }} of="hasSound" text={w.withSound} />
        </>
      )}
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
      <li>
        <details>
          <summary>{w.keysTitle}</summary>
          <p>{w.keys}</p>
        </details>
      </li>
      {table.seat !== null && table.game.status === 'RUNNING' && (
        <li>
          <Resign table={table} close={close} />
        </li>
      )}
    </ul>
  );
}

function Seats({ table, names }: Pick<MenuProps, 'table' | 'names'>) {
  return (
    <>
      {table.game.seats.map((seat) => (
        <li key={seat.id} class={names.side(seat.id).style}>
          <Mark name={names.side(seat.id).mark} /> {names.seat(seat.id)} <b>{sitterOf(seat)}</b>
        </li>
      ))}
    </>
  );
}

interface HabitProps extends Pick<MenuProps, 'preferences'> {
  readonly of: 'asks' | 'hasSound';
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

function Resign({ table, close }: { table: Table; close: () => void }) {
  const w = words();
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
  const w = words();
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
