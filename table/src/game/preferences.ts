import { useState } from 'preact/hooks';

/** Habits of this browser. Nothing in them is about anybody. */
interface Habits {
  /** Whether one is asked once more before what cannot be taken back. */
  readonly asks: boolean;
  /** Whether one's move is heard. */
  readonly hasSound: boolean;
  /** Whether single keys do something: whoever speaks to a machine may not want that. */
  readonly hasKeys: boolean;
  /** Whether one may still be asked whether notices are wanted. */
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
        // Where nothing can be kept it is good for this visit.
      }
    },
  };
}
