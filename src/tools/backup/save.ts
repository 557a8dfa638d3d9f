import type { ClientBase } from 'pg';
import pg from 'pg';
import copyStreams from 'pg-copy-streams';

import { cutWhenAborted, SETTINGS } from './database.js';
import { frameOf, type Header, type Table } from './format.js';
import { Refusal } from './refusal.js';
import { Adder, type Sums } from './sums.js';
import {
  columnsOf,
  MIGRATIONS_TABLE,
  migrationsIn,
  requireKnown,
  TABLES,
  tablesIn,
} from './tables.js';
import { writeBackup } from './write-file.js';

/** Least size of a piece in bytes: rows are gathered until they are that many. */
const PIECE = 2 ** 17;

export interface Saving {
  readonly url: string;
  readonly file: string;
  /** See `Header`. */
  readonly key: string | null;
  readonly signal: AbortSignal;
  /** Is called with the present table and the bytes that were read of it. */
  readonly heed: (table: string, bytes: number) => void;
}

/** Saves what the database holds at one moment; others can go on writing to it. */
export async function save({ url, file, key, signal, heed }: Saving): Promise<Map<string, Sums>> {
  const client = new pg.Client({
    ...{ connectionString: url, application_name: 'muster-backup', keepAlive: true },
  });
  // A lost connection makes the present statement fail, so this event is ignored.
  client.on('error', () => undefined);
  return cutWhenAborted(client, signal, async () => {
    await client.connect();
    try {
      const header = await beginSnapshot(client, key);
      const sums = new Map<string, Sums>();
      await writeBackup(file, framesOf(client, header, sums, heed), signal);
      return sums;
    } finally {
      await client.end();
    }
  });
}

/**
 * Begins a transaction that sees all tables as of one moment. They are locked before that moment is chosen, only
 * against changes of their structure: a migration in between would show them empty.
 */
async function beginSnapshot(client: ClientBase, key: string | null): Promise<Header> {
  await client.query(SETTINGS);
  const there = await tablesIn(client);
  if (!there.includes(MIGRATIONS_TABLE) || !there.includes('players'))
    throw new Refusal(
      'This database holds nothing of the service: is DATABASE_URL, or DATA_DIR, the one that it uses?',
    );
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY');
  await client.query(`LOCK TABLE ${there.join(', ')} IN ACCESS SHARE MODE`);
  const migrations = await migrationsIn(client);
  requireKnown(migrations, 'This database');
  const tables: Table[] = [];
  for (const name of TABLES) if (there.includes(name)) tables.push(await columnsOf(client, name));
  const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
  const postgres = rows[0]?.server_version ?? '';
  return { made: new Date().toISOString(), postgres, migrations, tables, key };
}

async function* framesOf(
  client: ClientBase,
  header: Header,
  all: Map<string, Sums>,
  heed: Saving['heed'],
): AsyncGenerator<Buffer> {
  yield frameOf({ kind: 'header', header });
  for (const table of header.tables) {
    yield frameOf({ kind: 'table', name: table.name });
    const adder = new Adder();
    const rows = client.query(copyStreams.to(`COPY ${written(table)} TO STDOUT`));
    // If something else failed before, the connection is cut under this stream.
    rows.on('error', () => undefined);
    for await (const bytes of pieces(rows)) {
      adder.add(bytes);
      heed(table.name, bytes.length);
      yield frameOf({ kind: 'rows', bytes });
    }
    // The number of rows is known when the next statement is through.
    await client.query('SELECT 1');
    const sums = adder.sums(rows.rowCount);
    all.set(table.name, sums);
    yield frameOf({ kind: 'sums', sums });
  }
  await client.query('COMMIT');
  yield frameOf({ kind: 'end', rows: [...all.values()].reduce((sum, { rows }) => sum + rows, 0) });
}

/** The table with its columns, as COPY names it. */
export const written = ({ name, columns }: Table): string =>
  `${pg.escapeIdentifier(name)} (${columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`;

async function* pieces(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    held.push(chunk);
    bytes += chunk.length;
    if (bytes < PIECE) continue;
    yield Buffer.concat(held);
    [held, bytes] = [[], 0];
  }
  if (bytes > 0) yield Buffer.concat(held);
}
