// npx muster-verify game.json: checks the record of a finished game, or the export of an event, offline.
import { readFileSync } from 'node:fs';

import type { EventExport } from '../tournaments/papers/event-export.js';
import { linkedIn } from '../tournaments/proof/event-faults.js';
import { type Verdict, verifyText } from './verify/record-text.js';

const USAGE = `Usage: muster-verify [--no-replay] [--json] <game.json | event.json | ->

Checks the record of a finished game (GET /v1/games/<id>/record) without any network or database:
the chain of hashes, the commitment, every roll and draw, and, where these rules are the ones it was
played by, every move and every view. Of an event (GET /v1/tournaments/<id>/export.json) it checks the
chain, the commitment, the lots that follow from the seed, and the table. Exit code: 0 whole; 1 changed, cut short or no record at all;
2 wrong usage, or the file cannot be read.
`;

function linesOf({ faults, replayed, record, event }: Verdict): string[] {
  if (faults.length === 1) return [`NOT VERIFIED: ${faults[0]}`];
  if (faults.length > 0) return ['NOT VERIFIED', ...faults.map((fault) => `  ${fault}`)];
  if (event !== undefined) return eventLines(event);
  const rows = record?.rows ?? [];
  const count = (list: 'rolls' | 'draws'): number =>
    rows.reduce((sum, row) => sum + row[list].length, 0);
  return [
    `Verified  ${record?.ruleset} ${record?.gameId}`,
    `  log     ${rows.length} rows, chain unbroken, last hash ${rows.at(-1)?.hash}`,
    `  chance  ${count('rolls')} rolls and ${count('draws')} draws come from commitment ${record?.commitment}`,
    replayed === true
      ? '  rules   every move played again: same states, dice and views'
      : `  rules   not played again: ${replayed}`,
  ];
}

function eventLines(event: EventExport): string[] {
  const { slug, id, facts, commitment, seed, complete } = event;
  const links = linkedIn(event);
  const last = links.at(-1)?.hash;
  return [
    `Verified  event ${slug} ${id}`,
    complete
      ? `  log     ${facts.length} facts, chain unbroken, last hash ${last}`
      : `  log     ${links.length} facts, chain unbroken as far as it is told; a round is proposed`,
    seed === null
      ? '  chance  not looked at: the seed is told when the event is over'
      : `  chance  the order at the start and the lots come from commitment ${commitment}`,
    complete ? '  table   follows from the facts' : '  table   not looked at: facts are left out',
  ];
}

const UNREADABLE: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'you may not read it',
};

/** The text of a file (`-`: standard input); an Error in plain words where it cannot be read. */
function textOf(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new Error(`cannot read ${file}: ${UNREADABLE[code] ?? message}`, { cause: error });
  }
}

function main(args: readonly string[]): number {
  const flags = args.filter((arg) => arg.startsWith('--'));
  const files = args.filter((arg) => !arg.startsWith('--'));
  const [file] = files;
  if (file === undefined || files.length > 1 || flags.some((flag) => !KNOWN.has(flag))) {
    process.stderr.write(USAGE);
    return 2;
  }
  const verdict = verifyText(textOf(file), !flags.includes('--no-replay'));
  const { faults, replayed } = verdict;
  const out = flags.includes('--json')
    ? JSON.stringify({ verified: faults.length === 0, faults, replayed })
    : linesOf(verdict).join('\n');
  process.stdout.write(`${out}\n`);
  return faults.length === 0 ? 0 : 1;
}

const KNOWN: ReadonlySet<string> = new Set(['--no-replay', '--json']);

try {
  process.exitCode = main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(
    `muster-verify: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 2;
}
