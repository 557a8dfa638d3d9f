import { oneLine } from '../menus/short.js';

/**
 * Matches Discord's marks for formatting, mentions and links, and those that make a line a list or a heading. An
 * invitation to a server is a link without a colon, too: `discord.gg/x`.
 */
const MARKS = /(?<=[a-z])\/(?=\w)|[\\*_~`|<>@#:[\]()]|^[-+]|^\d+(?=[.)])/gi;

/** A text that Discord shows letter by letter in one line: without formatting, links or mentions. */
export const escaped = (text: string): string =>
  oneLine(text).replace(MARKS, (mark) =>
    /\d/.test(mark) ? `${mark}\\` : mark === '@' ? '\\@\u200b' : `\\${mark}`,
  );
