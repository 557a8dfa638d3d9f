import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import { CHANGED, keep, kept, locale } from './session.js';
import { words } from './words.js';

const OTHER = { en: ['ja', '日本語'], ja: ['en', 'English'] } as const;

function switchLanguage(): void {
  keep({ locale: OTHER[locale()][0] });
  location.reload();
}

/** What stands above every page: the way home, who plays, the language. */
export function Frame({ children }: { children: ComponentChildren }) {
  const w = words();
  const [player, setPlayer] = useState(kept().player);
  useEffect(() => {
    const look = (): void => setPlayer(kept().player);
    addEventListener(CHANGED, look);
    return () => removeEventListener(CHANGED, look);
  }, []);
  const [other, name] = OTHER[locale()];
  return (
    <>
      <header class="head">
        <a href="/play">{w.games}</a>
        <a href="/play/new">{w.newGame}</a>
        <span class="who">
          {player && (
            <>
              {w.hello} <b>{player.name}</b>
            </>
          )}
        </span>
        <button type="button" lang={other} onClick={switchLanguage}>
          {name}
        </button>
      </header>
      <main>{children}</main>
    </>
  );
}

/** A sentence on what went wrong, read out at once, and a way on. */
export function Trouble({ text, retry }: { text: string; retry?: () => void }) {
  return (
    <div class="trouble" role="alert">
      <p>{text}</p>
      {retry && (
        <button type="button" onClick={retry}>
          {words().retry}
        </button>
      )}
    </div>
  );
}
