import { useState } from 'preact/hooks';

import { Link } from './link.js';
import { known, type Session } from './players.js';
import { forget, kept, playAs } from './session.js';
import { Sheet } from './sheet.js';
import { isAnyWaiting, sweep } from './traces.js';
import { fill, words } from './words.js';

const linkOf = ({ token }: Session): string => `${location.origin}/play#token=${token}`;

function change(session: Session): void {
  playAs(session);
  location.reload();
}

/** Nothing of them is left in this browser. */
async function signOut({ token }: Session): Promise<void> {
  const isMe = kept().token === token;
  forget(token);
  await sweep({ nobody: !isMe });
  if (isMe) location.assign('/play');
}

/** Everybody that one may play as in this browser. */
export function Players({ close }: { close: () => void }) {
  const w = words();
  const [leaving, setLeaving] = useState<Session | null>(null);
  const me = kept().token;
  if (leaving !== null) return <Leave session={leaving} close={() => setLeaving(null)} />;
  return (
    <Sheet title={w.players} close={close}>
      <ul class="list players">
        {known(kept()).map((one) => (
          <li key={one.token} class="row">
            <b>{one.player.name}</b>
            {one.token === me ? (
              <span>{w.playsNow}</span>
            ) : (
              <button type="button" class="btn" onClick={() => change(one)}>
                {fill(w.playAs, { name: one.player.name })}
              </button>
            )}
            <button type="button" class="btn" onClick={() => setLeaving(one)}>
              {fill(w.signOut, { name: one.player.name })}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** A guest has nothing but their link, so it is offered once more. */
function Leave({ session, close }: { session: Session; close: () => void }) {
  const w = words();
  const { name, id } = session.player;
  const [isBusy, setBusy] = useState(false);
  const leave = (): void => {
    setBusy(true);
    void signOut(session).then(close);
  };
  return (
    <Sheet title={fill(w.signOutSure, { name })} closing={fill(w.stay, { name })} close={close}>
      {isAnyWaiting(id) && <p class="trouble">{w.unsentLost}</p>}
      <p>{fill(w.signOutHelp, { name })}</p>
      <Link title={fill(w.linkOf, { name })} link={linkOf(session)} />
      <p>
        <button type="button" class="btn" disabled={isBusy} onClick={leave}>
          {fill(w.signOut, { name })}
        </button>
      </p>
    </Sheet>
  );
}
