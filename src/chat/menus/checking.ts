/** Checks of messages against the limits that an app publishes; a fault is thrown with its place. */
export interface Checking {
  fail(place: string, fault: string): never;
  /** Checks that a text is not blank and has at most `most` UTF-16 units. */
  text(place: string, text: unknown, most: number): void;
  /** Checks that a list is not empty and has at most `most` entries. */
  list<T>(place: string, list: unknown, most: number): readonly T[];
  /** Checks that the value is not among the known ones, and adds it to them. */
  once(place: string, value: unknown, known: Set<unknown>): void;
}

export function checkingOf(app: string): Checking {
  const fail = (place: string, fault: string): never => {
    throw new Error(`${app}: ${place} ${fault}`);
  };
  return {
    fail,
    text(place, text, most) {
      if (typeof text !== 'string') return fail(place, 'is no text');
      if (text.trim() === '') fail(place, 'is empty');
      if (text.length > most) fail(place, `has ${text.length} characters, at most ${most}`);
    },
    list<T>(place: string, list: unknown, most: number) {
      if (!Array.isArray(list)) return fail(place, 'is no list');
      if (list.length === 0) fail(place, 'is empty');
      if (list.length > most) fail(place, `has ${list.length} entries, at most ${most}`);
      return list as T[];
    },
    once(place, value, known) {
      if (known.has(value)) fail(place, 'has been used already');
      known.add(value);
    },
  };
}
