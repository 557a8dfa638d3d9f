import { useState } from 'preact/hooks';

import { turnOn } from '../pushes.js';
import { kept } from '../session.js';
import { words } from '../words.js';
import type { Calls } from './calls.js';
import type { Preferences } from './preferences.js';

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
  const w = words();
  const [isBusy, setBusy] = useState(false);
  const done = (): void => preferences.set({ offersNotices: false });
  return (
    <p class="row notices">
      {w.noticesAsked}
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
        {w.tellMe}
      </button>
      <button type="button" class="btn" onClick={done}>
        {w.noThanks}
      </button>
    </p>
  );
}
