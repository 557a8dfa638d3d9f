// npm run backup -- <file>: everything the database holds at one moment, in one file, while the service may go on.
import { resolve } from 'node:path';

import { PROJECT_ROOT } from '../common/project-root.js';
import { readEnvironment } from '../config/environment.js';
import { backupWish } from './backup/arguments.js';
import { command } from './backup/command.js';
import { requireDatabase, withDatabase } from './backup/database.js';
import { findKey } from './backup/key.js';
import { counted, megabytes, withProgress } from './backup/progress.js';
import { save } from './backup/save.js';
import { requireNew } from './backup/write-file.js';

await command(
  async (signal) => {
    const wish = backupWish(process.argv.slice(2));
    const file = resolve(wish.file);
    const environment = readEnvironment(process.env, PROJECT_ROOT);
    requireNew(file);
    requireDatabase(environment);
    const { key, remark } = findKey(environment, wish.withKey);
    const now = { table: '', bytes: 0 };
    const heed = (table: string, bytes: number): void =>
      void Object.assign(now, { table, bytes: now.bytes + bytes });
    const sums = await withDatabase(environment, (url) =>
      withProgress(
        () => `backup: ${now.table}, ${megabytes(now.bytes)} read`,
        () => save({ url, file, key, signal, heed }),
      ),
    );
    const rows = (table: string): number => sums.get(table)?.rows ?? 0;
    const { games, players, moves } = {
      players: counted(rows('players'), 'player'),
      games: counted(rows('games'), 'game'),
      moves: counted(rows('moves'), 'move'),
    };
    process.stdout.write(`${file}: ${players}, ${games}, ${moves}. ${remark}\n`);
    return 0;
  },
  () => 'No file was written.',
);
