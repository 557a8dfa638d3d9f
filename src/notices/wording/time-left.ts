import type { Locale, Text } from '../../language/locale.js';
import type { Told } from './told.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const UNITS = {
  en: { names: ['d', 'h', 'min'], gap: ' ' },
  ja: { names: ['日', '時間', '分'], gap: '' },
} as const satisfies Record<Locale, object>;
const LEFT: Text = { en: '{time} left', ja: '残り{time}' };

/**
 * The time that the reader has left, e.g. `2 d 4 h`; null: the game does not wait for them alone. Nothing is said of
 * the time of others.
 */
export function timeLeft(
  { data: { game, seat } }: Told,
  locale: Locale,
  now: number,
): string | null {
  const isMine = game.owed.length === 1 && game.owed[0] === seat;
  const left = game.deadline === null ? 0 : Date.parse(game.deadline) - now;
  return isMine && left > 0 ? lasting(left, locale) : null;
}

/** For example `2 d 4 h left`. */
export const leftIn = (time: string, locale: Locale): string =>
  LEFT[locale].replace('{time}', () => time);

/** A duration in at most two units. */
export function lasting(ms: number, locale: Locale): string {
  const { names, gap } = UNITS[locale];
  const counts = [
    Math.floor(ms / DAY),
    Math.floor((ms % DAY) / HOUR),
    Math.floor((ms % HOUR) / MINUTE),
  ];
  const first = counts.findIndex((count) => count > 0);
  const from = first < 0 ? counts.length - 1 : first;
  return counts
    .map((count, i) => ({ count, text: `${count}${gap}${names[i]}` }))
    .slice(from, from + 2)
    .filter(({ count }, i) => i === 0 || count > 0)
    .map(({ text }) => text)
    .join(gap);
}
