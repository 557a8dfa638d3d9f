import { useState } from 'preact/hooks';

import { importEvent } from '../../../client/src/events.js';
import { muster } from '../session.js';
import { messageOf } from '../sign-up.js';
import { Trouble } from '../trouble.js';
import { eventWords } from './words.js';

/** Brings in an event that is over from a file, and goes to its page. */
export function Import() {
  const w = eventWords();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const take = async (input: HTMLInputElement): Promise<void> => {
    const file = input.files?.[0];
    if (file === undefined) return;
    setBusy(true);
    setError(null);
    try {
      location.href = `/t/${await importEvent(muster().connection, await file.text())}`;
    } catch (refused) {
      setError(refused);
      setBusy(false);
      // The same file can be chosen again.
      input.value = '';
    }
  };
  return (
    <details>
      <summary>{w.importEvent}</summary>
      <p class="sm dim">{w.importHelp}</p>
      <label>
        {isBusy ? w.importing : w.importFile}
        <input
          type="file"
          accept=".json,application/json"
          disabled={isBusy}
          onChange={(change) => void take(change.currentTarget)}
        />
      </label>
      {error !== null && <Trouble text={messageOf(error)} />}
    </details>
  );
}
