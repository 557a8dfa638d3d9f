import type { Seat } from '../../client/src/index.js';
import { locale } from './session.js';

type Language = typeof import('./words/en.js');

export type Words = Language['PAGE'];
export type ListWords = Language['LISTS'];

let language: Pick<Language, 'PAGE' | 'LISTS'>;

/** Before anything is said: the words of one language alone are loaded. */
export async function takeWords(): Promise<void> {
  language = await (locale() === 'ja' ? import('./words/ja.js') : import('./words/en.js'));
}

/** The words of the page, in the language of its reader. */
export const words = (): Words => language.PAGE;

/** The words of the pages around the table. */
export const listWords = (): ListWords => language.LISTS;

/** Words that are loaded with the part that says them, in the language of its reader. */
export const spoken =
  <T>(en: T, ja: T): (() => T) =>
  () =>
    locale() === 'ja' ? ja : en;

/** A sentence with names in their places. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all);

/** The level of the computer by its name; one that came later by its own. */
const levelName = (level: string): string => {
  const { computer, levels } = words();
  return `${computer} (${levels[level] ?? level})`;
};

/** Who has a seat. */
export const sitterOf = ({ player, bot }: Seat): string =>
  bot === null ? (player?.name ?? words().free) : levelName(bot.level);
