import { useState } from 'preact/hooks';

import { kept } from '../session.js';
import { words } from '../words.js';
import type { Calls } from './calls.js';
import type { Preferences } from './preferences.js';

/** Also while no page is open, where this browser can; where it cannot, while one is. */
async function ask(calls: Calls): Promise<void> {
  await calls.ask();
  const { token, player } = kept();
  if (token === undefined || player === undefined || Notification.permission !== 'granted') return;
  const { turnOn } = await import('../pushes.js');
  await turnOn({ token, player });
}

/** Asks whether notices are wanted, in a line, before the browser does; once. */
export function AskNotices({ calls, preferences }: { calls: Calls; preferences: Preferences }) {
  const w = words();
  const [isBusy, setBusy] = useState(false);
  if (!calls.isToAsk || !preferences.offersNotices) return null;
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
