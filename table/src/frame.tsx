import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import { notice, tell, TOLD } from './notices.js';
import { known } from './players.js';
import { CHANGED, kept, locale, speak } from './session.js';
import { Trouble } from './trouble.js';
import { Players } from './who.js';
import { words } from './words.js';

const OTHER = { en: ['ja', '日本語'], ja: ['en', 'English'] } as const;

function switchLanguage(): void {
  speak(OTHER[locale()][0]);
  location.reload();
}

/** What stands above every page: the way home, who plays, the language. */
export function Frame({ children }: { children: ComponentChildren }) {
  const w = words();
  const [, look] = useState({});
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const again = (): void => look({});
    for (const change of [CHANGED, TOLD]) addEventListener(change, again);
    return () => {
      for (const change of [CHANGED, TOLD]) removeEventListener(change, again);
    };
  }, []);
  const told = notice();
  const { player } = kept();
  const [other, name] = OTHER[locale()];
  return (
    <>
      <header class="head">
        <a href="/play">{w.games}</a>
        <a href="/play/new">{w.newGame}</a>
        <span class="who">
          {known(kept()).length > 0 && (
            <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
              {player ? (
                <>
                  <span class="label">{w.hello}</span> <b>{player.name}</b>
                </>
              ) : (
                w.players
              )}
            </button>
          )}
        </span>
        <button type="button" lang={other} onClick={switchLanguage}>
          {name}
        </button>
      </header>
      {isOpen && <Players close={() => setOpen(false)} />}
      <main>
        {told !== null && <Trouble text={told} retry={() => tell(null)} retryName={w.understood} />}
        {children}
      </main>
    </>
  );
}
