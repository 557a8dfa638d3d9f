import { useState } from 'preact/hooks';

/** Preferences of this browser. They contain nothing about persons. */
interface Habits {
  /** Whether to ask again before a choice that cannot be taken back. */
  readonly asks: boolean;
  /** Whether a sound tells players that it is their move. */
  readonly hasSound: boolean;
  /** Whether single keys do something: people who use speech input may not want that. */
  readonly hasKeys: boolean;
  /** Whether the page may still ask if notices are wanted. */
  readonly offersNotices: boolean;
}

export interface Preferences extends Habits {
  set(change: Partial<Habits>): void;
}

const STORE = 'muster-habits';
const USUAL: Habits = { asks: true, hasSound: false, hasKeys: true, offersNotices: true };

function read(): Habits {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Habits>) };
  } catch {
    return USUAL;
  }
}

export function usePreferences(): Preferences {
  const [habits, setHabits] = useState(read);
  return {
    ...habits,
    set(change) {
      const now = { ...habits, ...change };
      setHabits(now);
      try {
        localStorage.setItem(STORE, JSON.stringify(now));
      } catch {
        // If the browser cannot store them, they last for this visit.
      }
    },
  };
}
