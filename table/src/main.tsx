import { render } from 'preact';

import { Frame, Notice } from './frame.js';
import { lately } from './lately.js';
import { Lazy } from './lazy.js';
import { LinkGate } from './link-gate.js';
import { keepOffline } from './offline.js';
import { known } from './players.js';
import { connect, kept, locale, put, reloadWhereOthersPlay, takeLocale } from './session.js';
import { sweep } from './traces.js';
import { takeWords } from './words.js';

/** A game has the whole window; every other page has a head. */
function Page() {
  const [, area = '', place = ''] = location.pathname.split('/');
  if (area !== 'play')
    return (
      <Frame>
        <LinkGate>
          <Lazy
            load={() =>
              /^(chat|seat|recover)$/.test(area)
                ? import('./opened.js')
                : import('./events/pages.js')
            }
            shown={({ Page: Part }) => <Part />}
          />
        </LinkGate>
      </Frame>
    );
  const isGame = place !== '' && place !== 'new';
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
  // Removes the text for browsers that do not get the script.
  root?.replaceChildren();
  if (root !== null) render(<Page />, root);
}

takeLocale();
keepOffline();
reloadWhereOthersPlay();
void lately(takeWords, () => undefined).then(open);
void sweep({ nobody: true });
void import('./renewal.js')
  .then(({ renewLate }) => renewLate(known(kept()), { kept, put, connect }))
  .catch(() => undefined);
