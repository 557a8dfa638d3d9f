import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

import { Away } from './away.js';
import { Hours } from './hours.js';
import { Link } from './link.js';
import { Mail } from './mail.js';
import { Name } from './name.js';
import { known, type Session } from './players.js';
import { turnOff } from './push.js';
import { Pushes } from './pushes.js';
import { forget, kept, playAs } from './session.js';
import { Sheet } from './sheet.js';
import { isAnyWaiting, pushPlace, readTrace, sweep } from './traces.js';
import { whoWords } from './who-words.js';
import { fill, words } from './words.js';

const linkOf = ({ token }: Session): string => `${location.origin}/play#token=${token}`;

function change(session: Session): void {
  playAs(session);
  location.reload();
}

/** Ends a player's notices here. If that fails, notices that still come say nothing about the board. */
async function endPush(session: Session): Promise<void> {
  if (readTrace(pushPlace(session.player.id)) === null) return;
  await turnOff(session).catch(() => undefined);
}

/** Signs a player out and removes everything of theirs from this browser. */
async function signOut(session: Session): Promise<void> {
  const { token } = session;
  const isMe = kept().token === token;
  await endPush(session);
  forget(token);
  await sweep({ nobody: !isMe });
  if (isMe) location.assign('/play');
}

/** All players that this browser can play as. */
export function Players({ close }: { close: () => void }) {
  const t = whoWords();
  const [leaving, setLeaving] = useState<Session | null>(null);
  const { token: me, player } = kept();
  if (leaving !== null) return <Leave session={leaving} close={() => setLeaving(null)} />;
  return (
    <Sheet title={words().players} close={close}>
      <ul class="list players">
        {known(kept()).map((one) => (
          <li key={one.token} class="row">
            <b>{one.player.name}</b>
            {one.token === me ? (
              <span>{t.playsNow}</span>
            ) : (
              <button type="button" class="btn" onClick={() => change(one)}>
                {fill(t.playAs, { name: one.player.name })}
              </button>
            )}
            <button type="button" class="btn" onClick={() => setLeaving(one)}>
              {fill(t.signOut, { name: one.player.name })}
            </button>
          </li>
        ))}
      </ul>
      {me !== undefined && player !== undefined && (
        <>
          <Pushes session={{ token: me, player }} />
          <Mail session={{ token: me, player }} />
          <Later name={t.name}>
            <Name session={{ token: me, player }} />
          </Later>
          <Later name={t.awake}>
            <Hours session={{ token: me, player }} />
          </Later>
          <Later name={t.away}>
            <Away session={{ token: me, player }} />
          </Later>
        </>
      )}
    </Sheet>
  );
}

/** A setting of the player, asked for when it is opened. */
function Later({ name, children }: { name: string; children: ComponentChildren }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{name}</summary>
      {isOpen && children}
    </details>
  );
}

/** Asks before signing out. A guest has nothing but their link, so it is offered once more. */
function Leave({ session, close }: { session: Session; close: () => void }) {
  const t = whoWords();
  const { name, id } = session.player;
  const [isBusy, setBusy] = useState(false);
  const leave = (): void => {
    setBusy(true);
    void signOut(session).then(close);
  };
  return (
    <Sheet title={fill(t.signOutSure, { name })} closing={fill(t.stay, { name })} close={close}>
      {isAnyWaiting(id) && <p class="trouble">{t.unsentLost}</p>}
      <p>{fill(t.signOutHelp, { name })}</p>
      <Link title={fill(t.linkOf, { name })} link={linkOf(session)} />
      <p>
        <button type="button" class="btn" disabled={isBusy} onClick={leave}>
          {fill(t.signOut, { name })}
        </button>
      </p>
    </Sheet>
  );
}

/** Asks the current player before another one, whose link was opened, takes their place. */
export function AskWho({ session, close }: { session: Session; close: () => void }) {
  const t = whoWords();
  const names = { other: session.player.name, me: kept().player?.name ?? '' };
  return (
    <Sheet
      title={fill(t.linkPlaysAs, names)}
      closing={fill(t.stay, { name: names.me })}
      close={close}
    >
      <p>{fill(t.linkHelp, names)}</p>
      <p>
        <button type="button" class="btn" onClick={() => change(session)}>
          {fill(t.playAs, { name: names.other })}
        </button>
      </p>
    </Sheet>
  );
}
