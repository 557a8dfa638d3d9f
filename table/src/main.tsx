import { type ComponentChild, render } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import { Frame, Notice } from './frame.js';
import { lately } from './lately.js';
import { LinkGate } from './link-gate.js';
import { keepOffline } from './offline.js';
import { locale, reloadWhereOthersPlay, takeLocale } from './session.js';
import { sweep } from './traces.js';
import { Trouble } from './trouble.js';
import { takeWords, words } from './words.js';

interface LazyProps<T> {
  readonly load: () => Promise<T>;
  readonly shown: (part: T) => ComponentChild;
}

/** The table is loaded when somebody sits down at it, and the pages around it when they are wanted. */
function Lazy<T extends object>({ load, shown }: LazyProps<T>) {
  const w = words();
  const [loaded, setLoaded] = useState<T | null>(null);
  const [state, setState] = useState<'loading' | 'renewing' | 'failed'>('loading');
  useEffect(() => {
    const renew = (): void => setState('renewing');
    lately(load, renew).then(setLoaded, () => setState('failed'));
  }, []);
  if (loaded !== null) return <>{shown(loaded)}</>;
  if (state === 'failed') return <Trouble text={w.partMissing} retry={() => location.reload()} />;
  return <p role="status">{state === 'renewing' ? w.renewed : w.loading}</p>;
}

/** A game has the whole window; every other page has a head. */
function Page() {
  const [, , place] = location.pathname.split('/');
  const isGame = place !== undefined && place !== '' && place !== 'new';
  const page = isGame ? (
    <Lazy
      load={() => import('./game/game.js')}
      shown={({ Game }) => <Game id={decodeURIComponent(place)} />}
    />
  ) : (
    <Lazy
      load={() => import('./lists/pages.js')}
      shown={({ Home, NewGame }) => (place === 'new' ? <NewGame /> : <Home />)}
    />
  );
  const gated = <LinkGate>{page}</LinkGate>;
  if (!isGame) return <Frame>{gated}</Frame>;
  return (
    <>
      <Notice />
      {gated}
    </>
  );
}

function open(): void {
  document.documentElement.lang = locale();
  const root = document.getElementById('page');
  // What stands there was for a page whose script does not come.
  root?.replaceChildren();
  if (root !== null) render(<Page />, root);
}

takeLocale();
keepOffline();
reloadWhereOthersPlay();
void lately(takeWords, () => undefined).then(open);
void sweep({ nobody: true });
