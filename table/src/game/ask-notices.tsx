import { useState } from 'preact/hooks';

import { turnOn } from '../pushes.js';
import { kept } from '../session.js';
import { spoken } from '../words.js';
import type { Calls } from './calls.js';
import type { Preferences } from './preferences.js';

const EN = {
  asked: 'Tell you when it is your move, also while this page is out of sight?',
  tellMe: 'Tell me',
  noThanks: 'No, thanks',
};
const JA: typeof EN = {
  asked: 'このページを見ていないときも、あなたの番になったら知らせますか？',
  tellMe: '知らせる',
  noThanks: '知らせない',
};
const askWords = spoken(EN, JA);

export interface AskNoticesProps {
  readonly calls: Calls;
  readonly preferences: Preferences;
}

/** Asks for notices that come even while no page is open; a browser without that gets them while a page is open. */
async function ask(calls: Calls): Promise<void> {
  await calls.ask();
  const { token, player } = kept();
  if (token === undefined || player === undefined || Notification.permission !== 'granted') return;
  await turnOn({ token, player });
}

/** Asks in a line whether notices are wanted, before the browser itself asks; only once. */
export function AskNotices({ calls, preferences }: AskNoticesProps) {
  const t = askWords();
  const [isBusy, setBusy] = useState(false);
  const done = (): void => preferences.set({ offersNotices: false });
  return (
    <p class="row notices">
      {t.asked}
      <button
        type="button"
        class="btn"
        disabled={isBusy}
        onClick={() => {
          setBusy(true);
          void ask(calls)
            .catch(() => undefined)
            .finally(done);
        }}
      >
        {t.tellMe}
      </button>
      <button type="button" class="btn" onClick={done}>
        {t.noThanks}
      </button>
    </p>
  );
}
