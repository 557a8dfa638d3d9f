import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import { Frame } from './frame.js';
import { Home } from './lists/home.js';
import { NewGame } from './lists/new.js';
import { keepOffline } from './offline.js';
import { hidden, locale, takeOver } from './session.js';

type GameComponent = typeof import('./game/game.js').Game;

/** The table is loaded when somebody sits down at it. */
function LazyGame({ id }: { id: string }) {
  const [loaded, setLoaded] = useState<{ Game: GameComponent } | null>(null);
  useEffect(() => void import('./game/game.js').then(setLoaded), []);
  return loaded && <loaded.Game id={id} />;
}

function Page() {
  const [, , place] = location.pathname.split('/');
  if (place === undefined || place === '') return <Home />;
  if (place === 'new') return <NewGame />;
  return <LazyGame id={decodeURIComponent(place)} />;
}

async function open(): Promise<void> {
  document.documentElement.lang = locale();
  const token = hidden('token');
  if (token !== undefined) await takeOver(token);
  const root = document.getElementById('page');
  if (root !== null)
    render(
      <Frame>
        <Page />
      </Frame>,
      root,
    );
}

keepOffline();
void open();
