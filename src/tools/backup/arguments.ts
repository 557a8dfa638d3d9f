import { parseArgs } from 'node:util';

import { BadArguments } from '../chaos/arguments.js';

const BACKUP_USAGE = `Usage: npm run backup -- [--without-key] <file>

Writes all players, games and moves into one new file, as they are at one moment, while the service may go on. The database is that of
DATABASE_URL, else the embedded one in DATA_DIR. The file holds the secrets of games that go on and, unless --without-key is given, the key in
DATA_DIR that the players' tokens were signed with: keep it as you keep that folder.
`;

const RESTORE_USAGE = `Usage: npm run restore -- [--replace] [--without-key] <file>
       npm run restore -- --check <file>

Puts what \`npm run backup\` wrote into the database of DATABASE_URL, else into the embedded one in DATA_DIR: all of it or nothing. Stop the
service first. --replace: in place of what is there. --without-key: leaves the key in DATA_DIR as it is. --check: only reads the file.
`;

export interface BackupWish {
  readonly file: string;
  readonly withKey: boolean;
}

export interface RestoreWish extends BackupWish {
  readonly replace: boolean;
  readonly check: boolean;
}

export function backupWish(argv: readonly string[]): BackupWish {
  const { file, given } = read(argv, ['without-key'], BACKUP_USAGE);
  return { file, withKey: !given('without-key') };
}

export function restoreWish(argv: readonly string[]): RestoreWish {
  const { file, given } = read(argv, ['replace', 'without-key', 'check'], RESTORE_USAGE);
  const [replace, check] = [given('replace'), given('check')];
  if (replace && check)
    throw new BadArguments('--check writes nothing and --replace does: give one of them.');
  return { file, withKey: !given('without-key'), replace, check };
}

function read(argv: readonly string[], flags: readonly string[], usage: string) {
  const options = Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' as const }]));
  const { values, positionals } = parsed(argv, options, usage);
  const [file] = positionals;
  if (file === undefined || file === '' || positionals.length > 1)
    throw new BadArguments(`Name one file.\n\n${usage.trimEnd()}`);
  return { file, given: (flag: string): boolean => values[flag] === true };
}

function parsed(
  argv: readonly string[],
  options: { [flag: string]: { type: 'boolean' } },
  usage: string,
) {
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true });
  } catch (error) {
    const [reason = ''] = (error as Error).message.split('. ');
    throw new BadArguments(`${reason}.\n\n${usage.trimEnd()}`);
  }
}
