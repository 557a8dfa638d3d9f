import type { Fact } from '../../competition/facts/facts.js';
import { fold } from '../../competition/fold/fold.js';
import { plainFact } from '../proof/event-faults.js';
import { readExport, type WholeExport } from '../proof/importable.js';
import { chained, type FactRow, rowsText } from '../store/fact-rows.js';
import type { ImportAnswer, ImportQuestion } from './question.js';

/** How many facts are written at a time. */
const PAGE = 500;

/**
 * Reads an export and makes a new event of it: the same facts under another id, so that their hashes are made anew, and
 * one more that says where they come from.
 */
export function taken({ text, id, by, at }: ImportQuestion): ImportAnswer {
  const event = readExport(Buffer.from(text).toString());
  if ('fault' in event) return event;
  const facts = [...event.facts.map(plainFact), importedFact(event, { by, at })];
  const made = fold(facts);
  const rows = chained(id, '', facts);
  const last = rows.at(-1);
  if (made === null || last === undefined) throw new Error('an export without facts');
  return {
    ...{ from: event.id, hash: event.hash, seed: event.seed, commitment: event.commitment },
    ...{ name: made.name, phase: made.phase },
    ...{ board: made.settings.board, end: { seq: facts.length, hash: last.hash } },
    pages: pagesOf(rows),
  };
}

const importedFact = (
  { id, hash, lotsOf, facts }: WholeExport,
  { by, at }: Pick<ImportQuestion, 'by' | 'at'>,
): Fact => ({
  ...{ seq: facts.length + 1, by, role: null, at, reason: null },
  ...{ kind: 'IMPORTED', data: { from: id, hash, lotsOf } },
});

const pagesOf = (rows: readonly FactRow[]): string[] =>
  Array.from({ length: Math.ceil(rows.length / PAGE) }, (_, i) =>
    rowsText(rows.slice(i * PAGE, (i + 1) * PAGE)),
  );
