import { oneLine } from '../menus/short.js';

/** What marks up, mentions or links, wherever it stands; and what makes a list or a heading of a line. */
const MARKS = /[\\*_~`|<>@#:[\]()]|^[-+]|^\d+(?=[.)])/g;

/** Somebody's words as Discord shows them letter for letter, as one line: nothing is marked up, linked or mentioned. */
export const escaped = (text: string): string =>
  oneLine(text).replace(MARKS, (mark) =>
    /\d/.test(mark) ? `${mark}\\` : mark === '@' ? '\\@\u200b' : `\\${mark}`,
  );
