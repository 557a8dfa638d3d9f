import { useState } from 'preact/hooks';

/** Habits of this browser. Nothing in them is about anybody. */
export interface Preferences {
  /** Whether one is asked once more before what cannot be taken back. */
  readonly asks: boolean;
  readonly setAsks: (asks: boolean) => void;
}

const STORE = 'muster-habits';

function read(): { asks?: boolean } {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}') as { asks?: boolean };
  } catch {
    return {};
  }
}

export function usePreferences(): Preferences {
  const [asks, setAsks] = useState(() => read().asks !== false);
  return {
    asks,
    setAsks(wanted) {
      setAsks(wanted);
      try {
        localStorage.setItem(STORE, JSON.stringify({ asks: wanted }));
      } catch {
        // Where nothing can be kept it is good for this visit.
      }
    },
  };
}
