import type { WakingHours } from '../../client/src/hours.js';

/** When somebody gets up and goes to bed, as `HH:MM`; one who goes to bed after midnight gets up later than that. */
export interface DayHours {
  readonly from: string;
  readonly to: string;
}

const WEEKDAYS = [1, 2, 3, 4, 5];
const WEEKEND = [6, 7];
const MIDNIGHT = '00:00';

/** The hours of a week from those of its working days and of its weekend. A stretch across midnight is two windows. */
export function weekly(zone: string, working: DayHours, free: DayHours): WakingHours {
  const windows = [
    ...WEEKDAYS.flatMap((day) => windowsOf(day, working)),
    ...WEEKEND.flatMap((day) => windowsOf(day, free)),
  ];
  return { zone, windows };
}

function windowsOf(day: number, { from, to }: DayHours): WakingHours['windows'] {
  if (to === MIDNIGHT) return [{ day, from, to: '24:00' }];
  if (from < to) return [{ day, from, to }];
  return [
    { day, from, to: '24:00' },
    { day: (day % 7) + 1, from: MIDNIGHT, to },
  ];
}

/** When somebody gets up and goes to bed on that day, the other way round; undefined: not at all. */
export function dayOf({ windows }: WakingHours, day: number): DayHours | undefined {
  const first = windows.find((one) => one.day === day && one.from !== MIDNIGHT);
  if (first === undefined || first.to !== '24:00') return first && pick(first);
  const after = windows.find((one) => one.day === (day % 7) + 1 && one.from === MIDNIGHT);
  return { from: first.from, to: after?.to ?? MIDNIGHT };
}

const pick = ({ from, to }: DayHours): DayHours => ({ from, to });

/** Any Monday, at noon: weekdays get their names from it. */
const MONDAY = Date.UTC(2024, 0, 1, 12);
const dayName = (day: number, locale: string): string =>
  new Date(MONDAY + (day - 1) * 86_400_000).toLocaleDateString(locale, {
    ...{ weekday: 'short', timeZone: 'UTC' },
  });

/** The hours in words, days that are alike together: `Mon–Fri 07:30–23:00, Sat–Sun 09:00–24:00`. */
export function inWords({ windows }: WakingHours, locale: string): string {
  const times = [1, 2, 3, 4, 5, 6, 7].map((day) =>
    windows
      .filter((one) => one.day === day)
      .map(({ from, to }) => `${from}–${to}`)
      .sort()
      .join(' '),
  );
  const groups: { first: number; last: number; text: string }[] = [];
  times.forEach((text, i) => {
    const last = groups.at(-1);
    if (last?.text === text) last.last = i + 1;
    else groups.push({ first: i + 1, last: i + 1, text });
  });
  return groups
    .filter(({ text }) => text !== '')
    .map(({ first, last, text }) => {
      const days = [...new Set([first, last])].map((day) => dayName(day, locale)).join('–');
      return `${days} ${text}`;
    })
    .join(locale === 'ja' ? '、' : ', ');
}
