import { once } from 'node:events';

import type { ClientBase, PoolClient } from 'pg';
import copyStreams from 'pg-copy-streams';
import { DataSource, type DataSourceOptions, MigrationExecutor, type QueryRunner } from 'typeorm';

import { MIGRATIONS } from '../../../migrations/index.js';
import { dataSourceOptions, MIGRATION_LOCK } from '../../database/data-source.js';
import { cutWhenAborted, SETTINGS } from './database.js';
import type { Header, Part, Table } from './format.js';
import { partsOf } from './read-file.js';
import { Refusal } from './refusal.js';
import { written } from './save.js';
import {
  columnsOf,
  MIGRATIONS_TABLE,
  migrationsIn,
  OWN_RUNS,
  requireKnown,
  TABLES,
  tablesIn,
} from './tables.js';

export interface Loading {
  readonly url: string;
  readonly file: string;
  readonly header: Header;
  readonly replace: boolean;
  readonly signal: AbortSignal;
  readonly heed: (table: string, bytes: number) => void;
}

/** Loads a checked backup into the database, in one transaction. */
export async function load(loading: Loading): Promise<void> {
  const { url, header, signal } = loading;
  const then = await sourceWith(url, header.migrations.length);
  const now = await sourceWith(url, MIGRATIONS.length);
  const runner = then.createQueryRunner();
  try {
    const client = (await runner.connect()) as PoolClient;
    await cutWhenAborted(client, signal, async () => {
      await client.query(SETTINGS);
      await client.query('BEGIN');
      await makeRoom(client, loading);
      await migrated(then, runner);
      await fill(client, loading);
      await migrated(now, runner);
      await advanceSequences(client, TABLES);
    });
    // The commit is carried out, even if a signal comes now: nobody would know whether a commit that was cut off took
    // effect.
    await client.query('COMMIT');
    // Postgres would also do this by itself, later.
    await client.query(`ANALYZE ${TABLES.join(', ')}`).catch(() => undefined);
  } finally {
    // Without a commit, the transaction is rolled back with its connection.
    await runner.release();
    await Promise.all([then.destroy(), now.destroy()]);
  }
}

function sourceWith(url: string, migrations: number): Promise<DataSource> {
  const usual = dataSourceOptions(url, { size: 1, seconds: 1 });
  const options = {
    ...{ ...usual, extra: {}, applicationName: 'muster-restore' },
    migrations: MIGRATIONS.slice(0, migrations),
  };
  return new DataSource(options as DataSourceOptions).initialize();
}

async function migrated(source: DataSource, runner: QueryRunner): Promise<void> {
  const executor = new MigrationExecutor(source, runner);
  // `none`: the migrations run in the transaction that is open.
  executor.transaction = 'none';
  await executor.executePendingMigrations();
}

/** Drops the existing tables, to make those of the backup; refuses where somebody may need their content. */
async function makeRoom(client: PoolClient, { replace }: Loading): Promise<void> {
  await requireNobody(client);
  // The lock keeps a service that starts from migrating meanwhile.
  await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
  const there = await tablesIn(client);
  if (there.includes(MIGRATIONS_TABLE))
    requireKnown(await migrationsIn(client), 'What is in this database');
  if (there.length === 0) return;
  await client.query(`LOCK TABLE ${there.join(', ')} IN ACCESS EXCLUSIVE MODE`);
  const stored = there.filter((name) => name !== MIGRATIONS_TABLE && !OWN_RUNS.includes(name));
  for (const name of replace ? [] : stored) {
    const { rowCount } = await client.query(`SELECT 1 FROM ${name} LIMIT 1`);
    if (rowCount !== 0)
      throw new Refusal(
        `This database is not empty (${name}): restore into an empty one, or give --replace to lose what is in it. Nothing was written.`,
      );
  }
  await client.query(`DROP TABLE ${there.toReversed().join(', ')}`);
}

/** Refuses while a service is running: it keeps games in memory and would go on from what no longer exists. */
async function requireNobody(client: PoolClient): Promise<void> {
  const { rowCount } = await client.query(
    `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
      AND application_name IN ('muster', 'muster-play', 'muster-health', 'muster-notices', 'muster-bots') LIMIT 1`,
  );
  if (rowCount !== 0)
    throw new Refusal(
      'A service is using this database: stop it, restore, and start it again. Nothing was written.',
    );
}

async function fill(client: PoolClient, { file, header, heed }: Loading): Promise<void> {
  const parts = partsOf(file);
  const lacking = new Set(await tablesIn(client));
  lacking.delete(MIGRATIONS_TABLE);
  for await (const part of parts) {
    if (part.kind !== 'table') continue;
    const table = header.tables.find(({ name }) => name === part.name);
    if (table === undefined) throw new Refusal(`The backup does not say what ${part.name} is.`);
    await requireColumns(client, table);
    await copy(client, table, parts, (bytes) => heed(table.name, bytes));
    lacking.delete(table.name);
  }
  if (lacking.size > 0)
    throw new Refusal(`The backup lacks ${[...lacking].join(', ')}. Nothing was written.`);
}

async function requireColumns(client: PoolClient, { name, columns }: Table): Promise<void> {
  const ours = (TABLES as readonly string[]).includes(name) ? await columnsOf(client, name) : null;
  if (ours?.columns.toSorted().join() === columns.toSorted().join()) return;
  throw new Refusal(
    `The backup has other columns in ${name} than these migrations make: its database was changed by hand. Nothing was written.`,
  );
}

/** Sends rows piece by piece; after a failure of the statement nothing more is sent. */
async function copy(
  client: PoolClient,
  table: Table,
  parts: AsyncGenerator<Part>,
  heed: (bytes: number) => void,
): Promise<void> {
  const rows = client.query(copyStreams.from(`COPY ${written(table)} FROM STDIN`));
  const finished = once(rows, 'finish');
  // If something else failed before, the connection is cut under this stream.
  rows.on('error', () => undefined);
  finished.catch(() => undefined);
  const send = (bytes: Buffer): Promise<unknown> =>
    Promise.race([new Promise<void>((done) => rows.write(bytes, () => done())), finished]);
  for (;;) {
    const { value: part } = await parts.next();
    if (part?.kind === 'rows') {
      await send(part.bytes);
      heed(part.bytes.length);
    } else if (part?.kind === 'sums') {
      rows.end();
      await finished;
      if (rows.rowCount !== part.sums.rows)
        throw new Refusal(`${table.name} did not come whole. Nothing was written.`);
      return;
    } else throw new Refusal(`${table.name} has no end in the backup. Nothing was written.`);
  }
}

/** Sets sequences to continue after the highest number in the tables. */
export async function advanceSequences(
  client: ClientBase,
  tables: readonly string[],
): Promise<void> {
  const { rows } = await client.query<{ name: string; column: string; sequence: string }>(
    `SELECT t.name, a.attname AS column, pg_get_serial_sequence(t.name, a.attname) AS sequence
      FROM unnest($1::text[]) AS t(name) JOIN pg_attribute a ON a.attrelid = t.name::regclass
      WHERE a.attnum > 0 AND NOT a.attisdropped AND pg_get_serial_sequence(t.name, a.attname) IS NOT NULL`,
    [tables],
  );
  for (const { name, column, sequence } of rows)
    await client.query(
      `SELECT setval($1, max("${column}")) FROM ${name} HAVING max("${column}") IS NOT NULL`,
      [sequence],
    );
}
