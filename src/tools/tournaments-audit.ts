// npm run tournaments:audit: whether every event is stored as its facts have it.
import pg from 'pg';

import { PROJECT_ROOT } from '../common/project-root.js';
import { readEnvironment } from '../config/environment.js';
import { differencesIn } from '../tournaments/audit/differences.js';
import { eventAfter, storedEvent } from '../tournaments/audit/stored.js';
import { command } from './backup/command.js';
import { requireDatabase, withDatabase } from './backup/database.js';
import { counted } from './backup/progress.js';

/** How many differences of one event are printed. */
const SHOWN = 5;

function lineOf(slug: string, id: string, differences: readonly string[]): string {
  const more = differences.length - SHOWN;
  const rest = more > 0 ? [`and ${more} more`] : [];
  return `${slug} (${id}): ${[...differences.slice(0, SHOWN), ...rest].join('; ')}`;
}

async function* auditOf(pool: pg.Pool, signal: AbortSignal): AsyncGenerator<string | null> {
  for (let id = await eventAfter(pool, null); id !== null; id = await eventAfter(pool, id)) {
    signal.throwIfAborted();
    const stored = await storedEvent(pool, id);
    if (stored === undefined) continue;
    const differences = await differencesIn(stored);
    yield differences.length === 0 ? null : lineOf(stored.head.slug, id, differences);
  }
}

async function audited(url: string, signal: AbortSignal): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: 2, application_name: 'muster-audit' });
  pool.on('error', () => undefined);
  let [events, bad] = [0, 0];
  try {
    for await (const line of auditOf(pool, signal)) {
      events += 1;
      if (line === null) continue;
      bad += 1;
      process.stdout.write(`${line}\n`);
    }
  } finally {
    await pool.end();
  }
  const result = bad === 0 ? 'all are' : `${bad} ${bad === 1 ? 'is' : 'are'} NOT`;
  process.stdout.write(`${counted(events, 'event')}, ${result} as the facts have it.\n`);
  return bad === 0 ? 0 : 1;
}

await command(
  async (signal) => {
    const environment = readEnvironment(process.env, PROJECT_ROOT);
    requireDatabase(environment);
    return withDatabase(environment, (url) => audited(url, signal));
  },
  () => 'Not every event was looked at.',
);
