import { locale } from '../session.js';

const [SECOND, MINUTE, HOUR, DAY] = [1_000, 60_000, 3_600_000, 86_400_000] as const;

const DURATION = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:([\d.]+)S)?)?$/;

/** Milliseconds of a duration as the service writes it, e.g. `P2DT4H`. */
export function msOf(text: string): number {
  const [, days, hours, minutes, seconds] = DURATION.exec(text) ?? [];
  const of = (count: string | undefined, unit: number): number => Number(count ?? 0) * unit;
  return of(days, DAY) + of(hours, HOUR) + of(minutes, MINUTE) + of(seconds, SECOND);
}

/** A duration as the service reads it, e.g. `PT90S`. */
export const durationOf = (ms: number): string => `PT${Math.round(ms / SECOND)}S`;

const UNITS = [
  [DAY, { en: ' d', ja: '日' }],
  [HOUR, { en: ' h', ja: '時間' }],
  [MINUTE, { en: ' min', ja: '分' }],
  [SECOND, { en: ' s', ja: '秒' }],
] as const;

/** A duration in its largest unit and the next one: `4 d 3 h`. */
export function inUnits(ms: number): string {
  const largest = UNITS.findIndex(([unit]) => ms >= unit);
  let rest = ms;
  const parts = UNITS.slice(largest)
    .slice(0, 2)
    .map(([unit, name]) => {
      const count = Math.floor(rest / unit);
      rest -= count * unit;
      return { count, text: `${count}${name[locale()]}` };
    });
  const shown = parts.filter(({ count }, i) => count > 0 || i === 0);
  return shown.map(({ text }) => text).join(locale() === 'ja' ? '' : ' ');
}

/** The time left at a glance: `4 d 3 h`, and below an hour `59:07`. */
export function clockFace(ms: number): string {
  const left = Math.max(0, ms);
  if (left >= HOUR) return inUnits(left);
  const seconds = Math.ceil(left / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A date and time in the reader's language. */
export const onDay = (when: string): string =>
  new Date(when).toLocaleString(locale(), {
    ...{ weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  });
