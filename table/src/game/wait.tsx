import { useState } from 'preact/hooks';

import type { Seat } from '../../../client/src/index.js';
import { Who } from '../frame.js';
import { Mark } from '../icons.js';
import { Link } from '../link.js';
import { addressOf } from '../lists/address.js';
import { paceOf } from '../lists/pace.js';
import { Picture } from '../lists/picture.js';
import { kept, muster } from '../session.js';
import { messageOf, SignUp } from '../sign-up.js';
import { Sitter } from '../sitter.js';
import { Trouble } from '../trouble.js';
import { listWords, words } from '../words.js';
import { clockWords } from './clock-words.js';
import { lateWords } from './late-words.js';
import type { Names } from './names.js';
import type { Table } from './table.js';

export interface WaitProps {
  readonly table: Table;
  readonly names: Names;
}

/** The page of a game that waits for players. */
export function Wait({ table, names }: WaitProps) {
  const w = words();
  const t = lateWords();
  const { game, seat } = table;
  return (
    <main class="wait plaque">
      <header class="row">
        <a class="btn bare" href="/play">
          {w.games}
        </a>
        <Who />
      </header>
      <h1>{seat === null ? t.freeSeat : t.laid}</h1>
      <p>{names.title}</p>
      {game.clock && (
        <>
          <p>{paceOf(game.clock.preset)}</p>
          <p class="dim">{clockWords().atZero[game.clock.whenEmpty]}</p>
        </>
      )}
      <Picture ruleset={game.ruleset.id} scenario={game.scenario} />
      <ul class="seats">
        {game.seats.map((one) => (
          <Sitting key={one.id} {...{ one, names, isMine: one.id === seat }} />
        ))}
      </ul>
      {seat === null ? (
        <Join table={table} />
      ) : (
        <>
          <p>{t.waitHelp}</p>
          <Link
            title={w.sendLink}
            link={location.origin + addressOf(game.id, table.invite ?? null)}
            shared={names.title}
          />
        </>
      )}
    </main>
  );
}

/** The player on a side. */
function Sitting({ one, names, isMine }: { one: Seat; names: Names; isMine: boolean }) {
  const { mark, style } = names.side(one.id);
  return (
    <li class={`row side ${style}`}>
      <Mark name={mark} />
      <b>{names.seat(one.id)}</b>
      <Sitter seat={one} />
      {isMine && <span class="dim">({listWords().you})</span>}
    </li>
  );
}

function Join({ table }: { table: Table }) {
  const t = lateWords();
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const join = (): void => {
    if (kept().token === undefined) return setAsked(true);
    setAsked(false);
    // A player who has just signed up here was not known when this page was drawn.
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
          {t.join}
        </button>
      )}
      {trouble !== null && <Trouble text={trouble} />}
    </div>
  );
}
