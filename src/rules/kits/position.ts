import { type Frame, isSealed } from '../kernel/frame.js';
import type { Misreading } from '../kernel/ruleset.js';
import { contentOf, type Text } from '../kernel/text.js';

/** How many characters of a word a message repeats. */
const LONGEST_WORD = 60;
const LONG_WORDS = new RegExp(`([!-~]{${LONGEST_WORD}})[!-~]+`, 'g');
const shortened = (text: string): string => text.replace(LONG_WORDS, '$1…');

/** Thrown at a line that cannot be read. `text` may quote the line, with long words shortened. */
class Unreadable extends Error {
  readonly text: Text;

  constructor(
    { en, ja }: Text,
    /** The line at fault, if the fault was found only after all lines were read; left out: the line at hand. */
    readonly of?: string,
  ) {
    super(shortened(en));
    this.text = { en: shortened(en), ja: shortened(ja) };
  }
}

export const fail = (en: string, ja: string): never => {
  throw new Unreadable({ en, ja });
};

/** Throws because of a line that was read before. */
export const failOn = (line: string | undefined, en: string, ja: string): never => {
  throw new Unreadable({ en, ja }, line);
};

const LONGEST_QUOTE = 60;
/** As much of a line as helps to find it. */
const quoted = (text: unknown): string => {
  const whole = String(text);
  return whole.length > LONGEST_QUOTE ? `${whole.slice(0, LONGEST_QUOTE)}…` : whole;
};

export const oneOf = <T extends string | number>(list: readonly T[], word: unknown): T =>
  list.find((one) => one === word) ??
  fail(
    `"${quoted(word)}" is none of ${list.join(', ')}`,
    `「${quoted(word)}」は次のどれでもない: ${list.join('、')}`,
  );

export function numberIn(word: string | undefined, least: number, most: number): number {
  const number = Number(word);
  // JavaScript takes `2.0`, `0x2` and `2e0` for whole numbers, people do not
  if (word === undefined || !/^-?\d+$/.test(word) || number < least || number > most) {
    return fail(
      `"${quoted(word)}" is not a whole number from ${least} to ${most}`,
      `「${quoted(word)}」は${least}から${most}の整数ではない`,
    );
  }
  return number;
}

/** A JSON value on a line, if `fits` accepts it. Positions come from anybody, so nothing else may pass. */
export function partIn(text: string, fits: (value: unknown) => boolean): object {
  try {
    const value: unknown = JSON.parse(text);
    if (fits(value)) return value as object;
  } catch {
    // falls through to the message below
  }
  const part = quoted(text);
  return fail(`"${part}" is not what such a line holds`, `「${part}」はこの行に書けるものではない`);
}

/** Refuses a word for which a line has no place. */
export const failAt = (surplus: string): never =>
  fail(
    `"${quoted(surplus)}" is a word too many on this line`,
    `「${quoted(surplus)}」はこの行に余分`,
  );

/** Reads one line into `reading`. `words`: the words of the line, the keyword first; `line`: the line as it stands. */
export type LineReader<R> = (reading: R, words: readonly string[], line: string) => void;

/** Reads `todo` lines, which hold the agenda: one frame per line as JSON, checked by `fits`; `todo -`: no frames. */
export const readTodo =
  (fits: (value: unknown) => boolean): LineReader<{ todo: Frame[] | null }> =>
  (reading, [keyword = ''], line) => {
    const text = line.slice(keyword.length).trim();
    const frames = text === '-' ? [] : [partIn(text, fits) as Frame];
    reading.todo = [...(reading.todo ?? []), ...frames];
  };

/** Maximum length of an agenda; no game needs as many frames. */
const MOST_FRAMES = 40;

/**
 * Phase of a frame -> phases that may lie right below it on the agenda, as the rules push them; {@link BOTTOM}: nothing
 * below it. A frame that is missing may lie on any other.
 */
export type Piling = { readonly [f: string]: readonly string[] };
export const BOTTOM = 'bottom';

/** Refuses an agenda that would run empty, or whose frames lie on others that have not prepared what they need. */
export function checkAgenda(agenda: readonly Frame[], on: Piling): void {
  if (agenda.length > MOST_FRAMES)
    fail(`more than ${MOST_FRAMES} lines of todo`, `todoの行は${MOST_FRAMES}まで`);
  for (const [i, { f }] of agenda.entries()) {
    const below = agenda[i - 1]?.f ?? BOTTOM;
    const may = on[f];
    if (may === undefined ? below === BOTTOM : !may.includes(below))
      fail(
        i === 0 ? `"${f}" cannot be the last thing to do` : `"${f}" cannot come before "${below}"`,
        i === 0 ? `「${f}」は最後にはならない` : `「${f}」は「${below}」の前には来ない`,
      );
  }
  for (const { lanes } of agenda.filter(isSealed))
    for (const [seat, lane] of Object.entries(lanes))
      if (lane.some(({ by }) => by !== seat))
        fail(`what ${seat} owes under seal is not its own`, `${seat}の伏せた決定が他の陣営のもの`);
}

/** How to read positions of a game. `R` collects what has been read so far. */
export interface Notation<R, S> {
  readonly header: string;
  /** Keyword at the beginning of a line -> its reader. */
  readonly readers: { readonly [keyword: string]: LineReader<R> };
  /** Keyword -> the number of words on its line, with the keyword; left out: its reader looks at every word. */
  readonly most: { readonly [keyword: string]: number };
  finish(reading: R): S;
}

/** Reads a position line by line; `#` begins a comment. */
export function readWith<R, S>(
  text: string,
  reading: R,
  { header, readers, most, finish }: Notation<R, S>,
): S | Misreading {
  const lines = text.split('\n').map(contentOf);
  let at = 1;
  try {
    if (lines[0] !== header)
      fail(`the first line must be "${header}"`, `最初の行は「${header}」でなければならない`);
    for (const [i, line] of lines.entries()) {
      at = i + 1;
      if (i > 0 && line !== '') readLine(reading, { readers, most }, line);
    }
    return finish(reading);
  } catch (error) {
    if (error instanceof Unreadable) {
      const line = error.of === undefined ? at : 1 + lines.indexOf(error.of);
      return { line, message: error.text };
    }
    throw error;
  }
}

function readLine<R>(
  reading: R,
  { readers, most }: Pick<Notation<R, unknown>, 'readers' | 'most'>,
  line: string,
): void {
  const words = line.split(/[\s:]+/).filter((word) => word !== '');
  const keyword = words[0] ?? '';
  const reader = Object.hasOwn(readers, keyword) ? readers[keyword] : undefined;
  if (reader === undefined)
    return fail(
      `"${quoted(keyword)}" begins no line of a position`,
      `「${quoted(keyword)}」で始まる行はない`,
    );
  const surplus = words[most[keyword] ?? words.length];
  if (surplus !== undefined) failAt(surplus);
  reader(reading, words, line);
}
