import { escaped } from '../../common/escaped.js';

/** A link, with the words that lead to it. */
interface Way {
  readonly text: string;
  readonly href: string;
}

/** What a letter says, in order, and at its end the links by which letters are stopped. */
interface Contents {
  readonly said: readonly (string | Way)[];
  /** Remarks below that, in small letters. */
  readonly notes?: readonly string[];
  readonly stops: readonly Way[];
}

const link = ({ text, href }: Way): string => `<a href="${escaped(href)}">${escaped(text)}</a>`;

const small = (html: string): string => `<p><small>${html}</small></p>`;

/** The text of a letter, plain and as HTML. */
export function laidOut({ said, notes = [], stops }: Contents): { text: string; html: string } {
  const inWords = (one: string | Way): string =>
    typeof one === 'string' ? one : `${one.text}: ${one.href}`;
  const html = [
    ...said.map((one) => `<p>${typeof one === 'string' ? escaped(one) : link(one)}</p>`),
    ...notes.map((note) => small(escaped(note))),
    small(stops.map(link).join(' · ')),
  ].join('\n');
  const text = [...said, ...notes].map(inWords).join('\n\n');
  return { text: `${text}\n\n-- \n${stops.map(inWords).join('\n')}\n`, html };
}

/** The text in one line: a line break in a header would begin another header. */
export const inOneLine = (text: string): string =>
  text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
