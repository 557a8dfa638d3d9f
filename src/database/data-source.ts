import { DataSource, type DataSourceOptions } from 'typeorm';

import { MIGRATIONS } from './migrations/index.js';

/** Any number, the same in every instance: it names the lock under which migrations run. */
const MIGRATION_LOCK = 1_812_001;

export function dataSourceOptions(url: string, pool: number): DataSourceOptions {
  return {
    type: 'postgres',
    url,
    entities: [],
    migrations: [...MIGRATIONS],
    migrationsTableName: 'migrations',
    synchronize: false,
    poolSize: pool,
    applicationName: 'muster',
  };
}

export async function openDataSource(options: DataSourceOptions): Promise<DataSource> {
  const source = await new DataSource(options).initialize();
  await migrate(source);
  return source;
}

/** Under a lock, since several instances may start at once. */
async function migrate(source: DataSource): Promise<void> {
  const runner = source.createQueryRunner();
  try {
    await runner.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await source.runMigrations({ transaction: 'all' });
  } finally {
    await runner.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    await runner.release();
  }
}
