// npx muster-verify game.json: checks the record of a finished game, offline.
import { readFileSync } from 'node:fs';

import { type Verdict, verifyText } from './verify/record-text.js';

const USAGE = `Usage: muster-verify [--no-replay] [--json] <game.json | ->

Checks the record of a finished game (GET /v1/games/<id>/record) without any network or database:
the chain of hashes, the commitment, every roll and draw, and, where these rules are the ones it was
played by, every move and every view. Exit code: 0 whole; 1 changed, cut short or no record at all;
2 wrong usage, or the file cannot be read.
`;

function linesOf({ faults, replayed, record }: Verdict): string[] {
  if (faults.length === 1) return [`NOT VERIFIED: ${faults[0]}`];
  if (faults.length > 0) return ['NOT VERIFIED', ...faults.map((fault) => `  ${fault}`)];
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

const UNREADABLE: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'you may not read it',
};

/** The text of a file, `-` for standard input; an Error in plain words where it cannot be read. */
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
