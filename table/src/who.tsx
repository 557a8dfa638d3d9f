import { useState } from 'preact/hooks';

import { Link } from './link.js';
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

/** Where it cannot be ended, what still comes is words that say nothing of the board. */
async function endPush(session: Session): Promise<void> {
  if (readTrace(pushPlace(session.player.id)) === null) return;
  await turnOff(session).catch(() => undefined);
}

/** Nothing of them is left in this browser. */
async function signOut(session: Session): Promise<void> {
  const { token } = session;
  const isMe = kept().token === token;
  await endPush(session);
  forget(token);
  await sweep({ nobody: !isMe });
  if (isMe) location.assign('/play');
}

/** Everybody that one may play as in this browser. */
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
      {me !== undefined && player !== undefined && <Pushes session={{ token: me, player }} />}
    </Sheet>
  );
}

/** A guest has nothing but their link, so it is offered once more. */
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

/** Asks whoever plays here before somebody else does, whose link was opened. */
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
