import { DataSource, type DataSourceOptions } from 'typeorm';

import { MIGRATIONS } from '../../migrations/index.js';
import { timeLimits } from './time-limits.js';

/** Any number, the same in every instance: it names the lock under which migrations run. */
export const MIGRATION_LOCK = 1_812_001;

/** A pool of `size` connections, none of which works longer than `seconds` on a statement. */
export interface PoolLimits {
  readonly size: number;
  readonly seconds: number;
}

export function dataSourceOptions(url: string, { size, seconds }: PoolLimits): DataSourceOptions {
  return {
    type: 'postgres',
    url,
    entities: [],
    migrations: [...MIGRATIONS],
    migrationsTableName: 'migrations',
    synchronize: false,
    poolSize: size,
    extra: timeLimits(seconds),
    applicationName: 'muster',
  };
}

/** Opens the database, once its tables are up to date. */
export async function openDataSource(options: DataSourceOptions): Promise<DataSource> {
  await migrate(options);
  return new DataSource(options).initialize();
}

/**
 * Under a lock, since several instances may start at once. On two connections of its own, one of which holds the lock,
 * and without a limit of time: a change of large tables takes as long as it takes.
 */
async function migrate(options: DataSourceOptions): Promise<void> {
  const unlimited = { ...options, entities: [], extra: {}, poolSize: 2 } as DataSourceOptions;
  const source = await new DataSource(unlimited).initialize();
  try {
    const runner = source.createQueryRunner();
    await runner.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await source.runMigrations({ transaction: 'all' });
  } finally {
    // The lock goes with its connection.
    await source.destroy();
  }
}
