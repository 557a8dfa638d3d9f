import { type GameRecord, verifyRecord } from '../../games/proof/record.js';
import { replayFaults } from '../../games/proof/replay.js';
import { componentHashOf } from '../../games/rulesets/rulesets.js';
import { rulesetOf } from '../../rules/index.js';
import type { EventExport } from '../../tournaments/papers/event-export.js';
import { eventFaults, isEvent } from '../../tournaments/proof/event-faults.js';

export interface Verdict {
  readonly faults: readonly string[];
  /** true: the game was replayed by the rules; else the reason why it was not. */
  readonly replayed: true | string;
  readonly record: GameRecord | null;
  /** Set where the text is the export of an event. */
  readonly event?: EventExport;
}

/** Checks the text of a game's record or of an event's export, as the service gives it, compact or indented. */
export function verifyText(text: string, replay: boolean): Verdict {
  const read = recordIn(text);
  if (typeof read === 'string')
    return { faults: [read], replayed: 'it cannot be read', record: null };
  if ('format' in read)
    return { faults: eventFaults(read), replayed: 'it is an event', record: null, event: read };
  const faults = verifyRecord(read);
  const why =
    faults.length > 0 ? 'it is not whole' : replay ? reasonAgainst(read) : 'not asked for';
  const rules = rulesetOf(read.ruleset);
  if (why !== null || rules === undefined) return { faults, replayed: why ?? '', record: read };
  return { faults: replayFaults(read, rules), replayed: true, record: read };
}

const NO_RECORD =
  'this is no record of a game: save what GET /v1/games/<id>/record answers once the game is over, or of an event its export.json';

/** Whether a value is meant as a record. One that lacks some members is checked, and told what is missing. */
const isRecord = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (isEvent(value) ||
    ['gameId', 'ruleset', 'rows', 'seal'].some((member) => Object.hasOwn(value, member)));

/** Reads the text. It must say each thing once and in one way, to be relied on: JSON allows the same member twice. */
function recordIn(text: string): GameRecord | EventExport | string {
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value)) return NO_RECORD;
    const spellings = [0, 2, 4].map((indent) => JSON.stringify(value, null, indent));
    if (spellings.includes(text.trim())) return value as GameRecord | EventExport;
    return `the file was not written by the service: it differs from byte ${differsAt(text.trim(), spellings)} on`;
  } catch (error) {
    return `the file is no JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
}

function differsAt(text: string, spellings: readonly string[]): number {
  const lengths = spellings.map((other) => {
    let at = 0;
    while (at < text.length && text[at] === other[at]) at++;
    return Buffer.byteLength(text.slice(0, at));
  });
  return Math.max(...lengths);
}

function reasonAgainst({ ruleset, rulesetVersion, componentHash }: GameRecord): string | null {
  const rules = rulesetOf(ruleset);
  if (rules === undefined) return `the rules of ${ruleset} are not here`;
  if (rules.version !== rulesetVersion)
    return `these are version ${rules.version} of the rules, the game was played by ${rulesetVersion}`;
  return componentHashOf(rules) === componentHash
    ? null
    : 'these rules have other pieces or clauses';
}
