import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import { Logo } from './icons.js';
import { Lazy } from './lazy.js';
import { notice, tell, TOLD } from './notices.js';
import { known } from './players.js';
import { CHANGED, kept, locale, speak } from './session.js';
import { ComeBack } from './sign-up.js';
import { Trouble } from './trouble.js';
import { words } from './words.js';

const OTHER = { en: ['ja', '日本語'], ja: ['en', 'English'] } as const;

function switchLanguage(): void {
  speak(OTHER[locale()][0]);
  location.reload();
}

/** The current notice; redraws when somebody signs in or out, or when there is a new notice. */
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

/** A notice that stays until it is closed. */
export function Notice() {
  const told = useTold();
  if (told === null) return null;
  const w = words();
  return (
    <>
      <Trouble text={told} retry={() => tell(null)} retryName={w.understood} />
      {told === w.signedOut && <ComeBack />}
    </>
  );
}

/** The player of this browser; a press shows everybody who can play in it. */
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

/** The head of every page except the game: the way home, the player, the language. */
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
