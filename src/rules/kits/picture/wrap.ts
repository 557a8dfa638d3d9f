import { type Attributes, text } from './svg.js';

/** Distance between the baselines of a column, as a multiple of the font size. */
export const LEADING = 1.22;

/** Japanese text may break after any character, but no line begins with one of these. */
const CLINGS = '、。」』）)・:〜ーァィゥェォッャュョ';
/** No line ends with one of these. */
const OPENS = '「『（(';
const isWide = (char: string) => char.charCodeAt(0) > 0x2e7f;
const widthOf = (content: string, size: number) =>
  [...content].reduce((sum, char) => sum + (isWide(char) ? 1 : 0.54), 0) * size;

/** Splits a text where lines may break: between words, and between Japanese characters. */
const pieces = (content: string): readonly string[] => {
  const found: string[] = [];
  for (const char of content) {
    const last = found.at(-1) ?? ' ';
    const before = last.at(-1) ?? '';
    const parts = before === ' ' || isWide(char) || isWide(before);
    const held = CLINGS.includes(char) || (OPENS.includes(before) && before !== '');
    if (found.length === 0 || (parts && !held)) found.push(char);
    else found[found.length - 1] = last + char;
  }
  return found;
};

/** Breaks a text into lines for a column of that width. */
export const wrapped = (content: string, size: number, width: number): readonly string[] => {
  const lines: string[] = [];
  for (const piece of pieces(content)) {
    const line = (lines.at(-1) ?? '') + piece;
    if (lines.length > 0 && widthOf(line.trimEnd(), size) <= width) lines[lines.length - 1] = line;
    else lines.push(piece);
  }
  return lines.map((line) => line.trim());
};

/** At most `most` lines; an ellipsis at the end of the last one shows that lines were left out. */
export const cut = (lines: readonly string[], most: number): readonly string[] =>
  lines.length <= most
    ? lines
    : lines.slice(0, most).map((line, i) => (i === most - 1 ? `${shortened(line)}…` : line));

/** A line without its last word, or without its last character where it has no spaces, to make room for an ellipsis. */
const shortened = (line: string): string => {
  const words = line.split(' ');
  return words.length > 1 ? words.slice(0, -1).join(' ') : [...line].slice(0, -1).join('');
};

/** Draws lines of text from the baseline `y` of the first line downwards. */
export const column = (
  lines: readonly string[],
  x: number,
  y: number,
  size: number,
  more: Attributes = {},
) =>
  lines
    .map((line, i) => text(x, y + i * size * LEADING, line, { 'font-size': size, ...more }))
    .join('');
