import { words } from '../words.js';
import type { Calls } from './calls.js';
import type { Preferences } from './preferences.js';

/** Asks whether notices are wanted, in a line, before the browser does; once. */
export function AskNotices({ calls, preferences }: { calls: Calls; preferences: Preferences }) {
  const w = words();
  if (!calls.isToAsk || !preferences.offersNotices) return null;
  const done = (): void => preferences.set({ offersNotices: false });
  return (
    <p class="row notices">
      {w.noticesAsked}
      <button type="button" class="btn" onClick={() => void calls.ask().then(done)}>
        {w.tellMe}
      </button>
      <button type="button" class="btn" onClick={done}>
        {w.noThanks}
      </button>
    </p>
  );
}
