import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import { Lazy } from './lazy.js';
import { meet, type Met } from './links.js';
import { tell } from './notices.js';
import type { Session } from './players.js';
import { kept, takeHidden } from './session.js';
import { messageOf } from './sign-up.js';
import { Trouble } from './trouble.js';
import { fill, words } from './words.js';

function badLink(): string {
  const w = words();
  const { player } = kept();
  return player === undefined ? w.badLink : `${w.badLink} ${fill(w.goOnAs, { name: player.name })}`;
}

/**
 * Handles a link that plays as somebody, with which the page was opened. If nobody plays in this browser yet, it comes
 * before anything else is shown.
 */
export function LinkGate({ children }: { children: ComponentChildren }) {
  const w = words();
  const [token, setToken] = useState(() => takeHidden('token'));
  const [asked, setAsked] = useState<Session | null>(null);
  const [error, setError] = useState<unknown>(null);
  const take = (met: Met): void => {
    setToken(undefined);
    if (met.kind === 'ask') setAsked(met.session);
    if (met.kind === 'bad') tell(badLink());
  };
  const check = (link: string): void => {
    setError(null);
    meet(link).then(take, setError);
  };
  useEffect(() => {
    if (token !== undefined) check(token);
  }, [token]);
  useEffect(() => {
    // A link opened where the page is open already only changes the `#` of the address and loads nothing.
    const look = (): void => {
      const link = takeHidden('token');
      if (link !== undefined) setToken(link);
    };
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  const isChecking = token !== undefined && error === null && kept().token === undefined;
  return (
    <>
      {token !== undefined && error !== null && (
        <Trouble text={`${w.linkUnchecked} ${messageOf(error)}`} retry={() => check(token)} />
      )}
      {asked !== null && (
        <Lazy
          load={() => import('./who.js')}
          shown={({ AskWho }) => <AskWho session={asked} close={() => setAsked(null)} />}
        />
      )}
      {isChecking ? <p role="status">{w.loading}</p> : children}
    </>
  );
}
