import type { LogEntry } from '../games/index.js';
import type { Combat, JsonObject } from '../rules/index.js';

/** A finished combat, as one viewer heard it. */
export interface CombatReport {
  /** Place in the log at which it ended: `version.line`. */
  readonly id: string;
  /** Type of the event that opened it. */
  readonly kind: string;
  readonly begun: number;
  readonly ended: number;
  /** The last round that the log tells; 0 where it tells none. */
  readonly rounds: number;
  /** Number of dice rolled. */
  readonly dice: number;
  readonly hits: number;
  /** Data of the opening event. */
  readonly opening: JsonObject;
  /** Data of the closing event. */
  readonly result: JsonObject;
  /** Entries from the opening to the closing event, without those of another combat in between. */
  readonly entries: readonly LogEntry[];
}

/**
 * Finds combats in a log that is passed to it line by line. An event of type `closes[i]` ends what `opens[i]` began; a
 * combat may interrupt another. It uses `data.round` and `data.hits` of events; hits are a number, or numbers by seat.
 */
export class ReportReader {
  private open: { readonly kind: number; readonly entries: LogEntry[] }[] = [];
  private version = 0;
  private line = 0;

  constructor(private readonly events: Combat['events']) {}

  /** The combat that ends with this entry; null: none does. */
  read(entry: LogEntry): CombatReport | null {
    this.line = entry.version === this.version ? this.line + 1 : 0;
    this.version = entry.version;
    const opened = this.events.opens.indexOf(entry.type);
    if (opened >= 0) this.open.push({ kind: opened, entries: [] });
    this.open.at(-1)?.entries.push(entry);
    const closed = this.events.closes.indexOf(entry.type);
    const at = closed < 0 ? -1 : this.open.findLastIndex(({ kind }) => kind === closed);
    const entries = this.open[at]?.entries;
    if (entries === undefined) return null;
    this.open = this.open.slice(0, at);
    return reportOf(`${this.version}.${this.line}`, entries);
  }
}

function reportOf(id: string, entries: readonly LogEntry[]): CombatReport {
  const [first, last] = [entries[0] as LogEntry, entries.at(-1) as LogEntry];
  const rolls = entries.flatMap((entry) => entry.rolls);
  return {
    ...{ id, kind: first.type, begun: first.version, ended: last.version },
    rounds: Math.max(0, ...entries.map(({ data }) => amount(data['round']))),
    dice: rolls.reduce((sum, { dice }) => sum + dice.length, 0),
    hits: entries.reduce((sum, { data }) => sum + amount(data['hits']), 0),
    ...{ opening: first.data, result: last.data, entries },
  };
}

/** A number, or the sum of the numbers in a map. */
function amount(value: unknown): number {
  if (typeof value === 'number') return value;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, part) => sum + amount(part), 0);
}
