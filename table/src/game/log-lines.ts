import type { LogEntry } from '../../../client/src/index.js';

/** A finished combat: its first line, the lines about its course, and its last line. */
export interface Fight {
  readonly opening: LogEntry;
  readonly rounds: readonly LogEntry[];
  readonly closing: LogEntry;
}

/** The lines of a turn in order, with the line that began it as heading; null: before the first turn. */
export interface Turn {
  readonly heading: LogEntry | null;
  readonly lines: readonly (LogEntry | Fight)[];
}

/** The event type with which a turn begins in every ruleset. */
const TURN = 'turn';

export const isFight = (line: LogEntry | Fight): line is Fight => 'rounds' in line;

/** The log by turns, in order; the first turn may have begun before the first of these entries. */
export function turnsOf(entries: readonly LogEntry[]): readonly Turn[] {
  const turns: { heading: LogEntry | null; lines: LogEntry[] }[] = [];
  for (const entry of entries) {
    if (entry.type === TURN) turns.push({ heading: entry, lines: [] });
    else if (turns.length === 0) turns.push({ heading: null, lines: [entry] });
    else turns.at(-1)?.lines.push(entry);
  }
  return turns.map(({ heading, lines }) => ({ heading, lines: folded(lines) }));
}

/** Puts the lines of each finished combat together; a combat that is not over is told line by line. */
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

/**
 * Index of the line that ends the combat beginning at `from`; -1: it is not over. Another combat may come between its
 * lines.
 */
function endOf(lines: readonly LogEntry[], from: number): number {
  let open = 0;
  for (let at = from; at < lines.length; at += 1) {
    if (lines[at]?.combat === 'OPENS') open += 1;
    if (lines[at]?.combat === 'CLOSES') open -= 1;
    if (open === 0) return at;
  }
  return -1;
}
