import type { Seat } from '../../client/src/index.js';
import { locale } from './session.js';

type Language = typeof import('./words/en.js');

export type Words = Language['PAGE'];
export type ListWords = Language['LISTS'];

let language: Pick<Language, 'PAGE' | 'LISTS'>;

/** Loads the words of the reader's language, and only these. Called before anything is shown. */
export async function takeWords(): Promise<void> {
  language = await (locale() === 'ja' ? import('./words/ja.js') : import('./words/en.js'));
}

/** The words of the page, in the reader's language. */
export const words = (): Words => language.PAGE;

/** The words of the pages besides the game. */
export const listWords = (): ListWords => language.LISTS;

/** Words that are loaded with the part that uses them, in the reader's language. */
export const spoken =
  <T>(en: T, ja: T): (() => T) =>
  () =>
    locale() === 'ja' ? ja : en;

/** A sentence with values in the places of their names, e.g. `{name}`. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (all, name: string) => apart(values[name] ?? all));

/** Letters that are written from right to left. */
const LEFTWARDS = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|[\ud802\ud803\ud83a\ud83b]/;

/** A name in a sentence. One from right to left is set apart, or it would turn the words around it about. */
export const apart = (name: string): string =>
  LEFTWARDS.test(name) ? `\u2068${name}\u2069` : name;

/** The name of a level of the computer; a level that is newer than this page by its id. */
const levelName = (level: string): string => {
  const { computer, levels } = words();
  return `${computer} (${levels[level] ?? level})`;
};

/** The player in a seat, a person or the computer. */
export const sitterOf = ({ player, bot }: Seat): string =>
  bot === null ? (player?.name ?? words().free) : levelName(bot.level);
