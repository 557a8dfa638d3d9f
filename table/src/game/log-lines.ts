import type { LogEntry } from '../../../client/src/index.js';

/** A combat that is over: how it began, all that came of it in turn, and its end. */
export interface Fight {
  readonly opening: LogEntry;
  readonly rounds: readonly LogEntry[];
  readonly closing: LogEntry;
}

/** What happened in a turn, in order, under what its beginning was called; null: before the first one. */
export interface Turn {
  readonly heading: LogEntry | null;
  readonly lines: readonly (LogEntry | Fight)[];
}

/** What every game calls the event with which a turn of it begins. */
const TURN = 'turn';

export const isFight = (line: LogEntry | Fight): line is Fight => 'rounds' in line;

/** In order; the first one may have begun before the first of these entries. */
export function turnsOf(entries: readonly LogEntry[]): readonly Turn[] {
  const turns: { heading: LogEntry | null; lines: LogEntry[] }[] = [];
  for (const entry of entries) {
    if (entry.type === TURN) turns.push({ heading: entry, lines: [] });
    else if (turns.length === 0) turns.push({ heading: null, lines: [entry] });
    else turns.at(-1)?.lines.push(entry);
  }
  return turns.map(({ heading, lines }) => ({ heading, lines: folded(lines) }));
}

/** Each combat that is over in one; the one that goes on is told line by line. */
function folded(lines: readonly LogEntry[]): readonly (LogEntry | Fight)[] {
  const all: (LogEntry | Fight)[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const opening = lines[at] as LogEntry;
    const end = opening.combat === 'OPENS' ? endOf(lines, at) : -1;
    const closing = lines[end];
    if (closing === undefined) all.push(opening);
    else {
      all.push({ opening, rounds: lines.slice(at + 1, end), closing });
      at = end;
    }
  }
  return all;
}

/** Where the combat is over that begins there; -1: it is not. One may come between the lines of another. */
function endOf(lines: readonly LogEntry[], from: number): number {
  let open = 0;
  for (let at = from; at < lines.length; at += 1) {
    if (lines[at]?.combat === 'OPENS') open += 1;
    if (lines[at]?.combat === 'CLOSES') open -= 1;
    if (open === 0) return at;
  }
  return -1;
}
