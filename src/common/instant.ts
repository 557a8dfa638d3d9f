import type { Text } from '../language/locale.js';

/** Says what an instant has to look like, for error messages. */
export const INSTANT: Text = {
  en: 'a date that exists and a time with its zone, as 2030-01-31T12:00:00Z',
  ja: '存在する日時をタイムゾーン付きで、2030-01-31T12:00:00Zのように書いてください',
};

const FORM = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(\.\d+)?(Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;

/**
 * Reads an instant in RFC 3339, to the millisecond; null: it is none. A time zone is required, as without one the text
 * would mean another instant on every machine. `Date` alone is not enough: it takes 30 February for 2 March.
 */
export function readInstant(text: string): Date | null {
  const [, date, time, fraction = '', zone = ''] = FORM.exec(text) ?? [];
  const clock = `${date}T${time}`;
  if (!isOnTheClock(clock)) return null;
  const at = new Date(clock + fraction.slice(0, 4) + zone.toUpperCase());
  return hasFourDigits(at) ? at : null;
}

/** Whether date and time exist: `Date` reads others as another time, or not at all. */
function isOnTheClock(clock: string): boolean {
  const read = new Date(`${clock}Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(clock);
}

const hasFourDigits = (at: Date): boolean => /^\d/.test(at.toISOString());
