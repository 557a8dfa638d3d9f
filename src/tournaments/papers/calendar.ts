import type { Round, Tournament } from '../../competition/fold/tournament.js';
import type { Locale } from '../../language/locale.js';
import { wordOf } from './words.js';

const LINE_BYTES = 75;

/**
 * The deadlines of an event as an iCalendar file (RFC 5545): the end of entries, and the deadline of every published
 * round.
 */
export function calendarOf(
  id: string,
  event: Tournament,
  { rounds, locale }: { rounds: readonly Round[]; locale: Locale },
): string {
  const entries: Deadline = {
    ...{ uid: `${id}-entries`, at: event.settings.startsAt, since: event.since },
    what: wordOf('entries', locale),
  };
  const ends = rounds.flatMap(({ number, deadline, since }): Deadline[] => {
    const what = wordOf('deadline', locale).replace('{n}', String(number));
    return deadline === null ? [] : [{ uid: `${id}-${number}`, at: deadline, since, what }];
  });
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Muster//Events//EN'],
    ...[entries, ...ends].flatMap((deadline) => linesOf(deadline, event.name)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

interface Deadline {
  readonly uid: string;
  readonly what: string;
  readonly at: string;
  readonly since: string;
}

const linesOf = ({ uid, what, at, since }: Deadline, name: string): string[] => [
  ...['BEGIN:VEVENT', `UID:${uid}`, `DTSTAMP:${stamp(since)}`, `DTSTART:${stamp(at)}`],
  ...[`SUMMARY:${text(`${name}: ${what}`)}`, 'TRANSP:TRANSPARENT', 'END:VEVENT'],
];

const stamp = (instant: string): string => `${instant.replace(/[-:]|\.\d+/g, '')}`;

const text = (words: string): string =>
  words.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n');

/** Folds a line of iCalendar: no line is longer than 75 bytes, and a continuation begins with a space. */
function folded(line: string): string {
  let [out, bytes] = ['', 0];
  for (const sign of line) {
    const more = Buffer.byteLength(sign);
    if (bytes + more > LINE_BYTES) [out, bytes] = [`${out}\r\n `, 1];
    [out, bytes] = [out + sign, bytes + more];
  }
  return out;
}
