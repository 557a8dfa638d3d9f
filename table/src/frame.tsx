import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import { Logo } from './icons.js';
import { Lazy } from './lazy.js';
import { notice, tell, TOLD } from './notices.js';
import { known } from './players.js';
import { CHANGED, kept, locale, speak } from './session.js';
import { Trouble } from './trouble.js';
import { words } from './words.js';

const OTHER = { en: ['ja', '日本語'], ja: ['en', 'English'] } as const;

function switchLanguage(): void {
  speak(OTHER[locale()][0]);
  location.reload();
}

/** Draws anew where somebody signs in or out, or something is told. */
function useTold(): string | null {
  const [, look] = useState({});
  useEffect(() => {
    const again = (): void => look({});
    for (const change of [CHANGED, TOLD]) addEventListener(change, again);
    return () => {
      for (const change of [CHANGED, TOLD]) removeEventListener(change, again);
    };
  }, []);
  return notice();
}

/** A sentence that stays until it is read. */
export function Notice() {
  const told = useTold();
  if (told === null) return null;
  return <Trouble text={told} retry={() => tell(null)} retryName={words().understood} />;
}

/** Who plays in this browser; a press shows everybody who may. */
export function Who() {
  const w = words();
  const [isOpen, setOpen] = useState(false);
  const { player } = kept();
  return (
    <span class="who">
      {known(kept()).length > 0 && (
        <button type="button" class="btn" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {player ? (
            <>
              <span class="label">{w.hello}</span> <b>{player.name}</b>
            </>
          ) : (
            w.players
          )}
        </button>
      )}
      {isOpen && (
        <Lazy
          load={() => import('./who.js')}
          shown={({ Players }) => <Players close={() => setOpen(false)} />}
        />
      )}
    </span>
  );
}

/** What stands above every page but the table: the way home, who plays, the language. */
export function Frame({ children }: { children: ComponentChildren }) {
  const w = words();
  useTold();
  const [other, name] = OTHER[locale()];
  return (
    <>
      <header class="head">
        <a class="logo" href={`/?locale=${locale()}`}>
          <Logo />
          <span class="name">Muster</span>
        </a>
        <a href="/play">{w.games}</a>
        <a href="/tournaments">{w.events}</a>
        <Who />
        <button type="button" class="btn" lang={other} onClick={switchLanguage}>
          {name}
        </button>
      </header>
      <main class="page">
        <Notice />
        {children}
      </main>
    </>
  );
}
