import { useState } from 'preact/hooks';

import { Who } from '../frame.js';
import { Link } from '../link.js';
import { addressOf } from '../lists/new.js';
import { kept, muster } from '../session.js';
import { messageOf, SignUp } from '../sign-up.js';
import { Trouble } from '../trouble.js';
import { sitterOf, words } from '../words.js';
import type { Names } from './names.js';
import type { Table } from './table.js';

/** A table at which a seat is free. */
export function Wait({ table, names }: { table: Table; names: Names }) {
  const w = words();
  const { game } = table;
  return (
    <main class="wait plaque">
      <p>
        <Who />
      </p>
      <h1>{names.title}</h1>
      <ul class="lines seats">
        {game.seats.map((seat) => (
          <li key={seat.id} class={names.side(seat.id).style}>
            <b>{names.seat(seat.id)}</b> {sitterOf(seat)}
          </li>
        ))}
      </ul>
      {table.seat === null ? (
        <Join table={table} />
      ) : (
        <>
          <p>{w.waitHelp}</p>
          <Share
            link={location.origin + addressOf(game.id, table.invite ?? null)}
            title={names.title}
          />
        </>
      )}
    </main>
  );
}

/** What a telephone shares with; else the link is there to be copied. */
function Share({ link, title }: { link: string; title: string }) {
  const w = words();
  const share = (navigator as Partial<Navigator>).share?.bind(navigator);
  return (
    <>
      {share && (
        <button
          type="button"
          class="btn go big"
          onClick={() => void share({ title, url: link }).catch(() => undefined)}
        >
          {w.share}
        </button>
      )}
      <Link title={w.sendLink} link={link} />
    </>
  );
}

function Join({ table }: { table: Table }) {
  const w = words();
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const join = (): void => {
    if (kept().token === undefined) return setAsked(true);
    setAsked(false);
    // Who has just signed up here was nobody when the table was laid.
    muster()
      .joinGame(table.game.id, { invite: table.invite })
      .then(table.again, (error: unknown) => setTrouble(messageOf(error)));
  };
  return (
    <div>
      {isAsked ? (
        <SignUp onDone={join} />
      ) : (
        <button type="button" class="btn go big" onClick={join}>
          {w.join}
        </button>
      )}
      {trouble !== null && <Trouble text={trouble} />}
    </div>
  );
}
