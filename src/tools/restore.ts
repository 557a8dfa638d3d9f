// npm run restore -- <file>: what `npm run backup` wrote, into an empty database: all of it or nothing.
import { resolve } from 'node:path';

import { PROJECT_ROOT } from '../common/project-root.js';
import { readEnvironment } from '../config/environment.js';
import { type RestoreWish, restoreWish } from './backup/arguments.js';
import type { Chains } from './backup/chains.js';
import { command } from './backup/command.js';
import { withDatabase } from './backup/database.js';
import { prepareKey } from './backup/key.js';
import { load } from './backup/load.js';
import { counted, megabytes, withProgress } from './backup/progress.js';
import { checkBackup, type Contents } from './backup/read-file.js';

const SHOWN = 20;
let left = 'Nothing was written.';

async function checked(file: string, signal: AbortSignal): Promise<Contents> {
  let read = 0;
  return withProgress(
    () => `restore: ${megabytes(read)} of the file checked`,
    () => checkBackup(file, signal, (bytes) => (read += bytes)),
  );
}

function contentsText(file: string, { header, sums }: Contents): string {
  const { made, postgres, migrations, key } = header;
  return [
    `${file} is whole: made ${made} of Postgres ${postgres}, at ${migrations.at(-1) ?? 'no migration'}, with${key === null ? 'out' : ''} the key of the tokens`,
    ...[...sums].map(([table, { rows }]) => `  ${table.padEnd(19)}${counted(rows, 'row')}`),
  ].join('\n');
}

async function restored(
  file: string,
  wish: RestoreWish,
  { header }: Contents,
  signal: AbortSignal,
): Promise<number> {
  const environment = readEnvironment(process.env, PROJECT_ROOT);
  return withDatabase(environment, async (url) => {
    const key = prepareKey(environment, header.key, wish.withKey);
    const now = { text: '', bytes: 0 };
    const heed = (table: string, bytes: number): void =>
      void (now.text = `${table}, ${megabytes((now.bytes += bytes))} written`);
    try {
      await withProgress(
        () => `restore: ${now.text}`,
        () => load({ url, file, header, replace: wish.replace, signal, heed }),
      );
      key.place();
      left = 'All is restored, but not every chain was looked at.';
    } finally {
      key.drop();
    }
    process.stdout.write(`${file} is restored. ${key.remark}\n`);
    // Loaded now, with the rules of every game: a refusal or `--check` does not wait for them.
    const { verifyChains } = await import('./backup/chains.js');
    const chains = await withProgress(
      () => `restore: ${now.text}`,
      () => verifyChains(url, signal, (games) => (now.text = `chains of ${games} games looked at`)),
    );
    process.stdout.write(`${chainsText(chains)}\n`);
    return chains.faults.length === 0 ? 0 : 1;
  });
}

function chainsText({ games, moves, faults }: Chains): string {
  const looked = `${counted(games, 'game')}, ${counted(moves, 'move')}`;
  if (faults.length === 0) return `${looked}, every chain holds.`;
  return [
    `${looked}, ${counted(faults.length, 'CHAIN DOES', 'CHAINS DO')} NOT HOLD, as it was in the backup.`,
    ...faults.slice(0, SHOWN).map((fault) => `  ${fault}`),
  ].join('\n');
}

await command(
  async (signal) => {
    const wish = restoreWish(process.argv.slice(2));
    const file = resolve(wish.file);
    const contents = await checked(file, signal);
    if (!wish.check) return restored(file, wish, contents, signal);
    process.stdout.write(`${contentsText(file, contents)}\n`);
    return 0;
  },
  () => left,
);
