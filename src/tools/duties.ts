// npm run duties: what must happen later, what of it is overdue and what has failed.
import pg from 'pg';

import { PROJECT_ROOT } from '../common/project-root.js';
import { readEnvironment } from '../config/environment.js';
import { standings } from '../duties/read.js';
import { command } from './backup/command.js';
import { requireDatabase, withDatabase } from './backup/database.js';
import { parsed } from './chaos/arguments.js';
import { type Named, named } from './duties/named.js';
import { textOf } from './duties/text.js';

const LIMIT_MS = 10_000;

async function read(url: string): Promise<Named> {
  const pool = new pg.Pool({
    ...{ connectionString: url, max: 1, application_name: 'muster-duties' },
    ...{ connectionTimeoutMillis: LIMIT_MS, statement_timeout: LIMIT_MS },
    options: '-c default_transaction_read_only=on',
  });
  pool.on('error', () => undefined);
  try {
    const { rows } = await pool.query('SELECT clock_timestamp() AS now');
    const [{ now }] = rows as [{ now: Date }];
    const at = now.getTime();
    return await named(pool, await standings(pool, at), at);
  } finally {
    await pool.end();
  }
}

await command(
  async () => {
    const isJson = parsed(process.argv.slice(2), [])['json'] === true;
    const environment = readEnvironment(process.env, PROJECT_ROOT);
    requireDatabase(environment);
    const found = await withDatabase(environment, read);
    process.stdout.write(`${isJson ? JSON.stringify(found) : textOf(found)}\n`);
    return found.late.length === 0 ? 0 : 1;
  },
  () => 'Not every kind was looked at.',
);
