import { DataSource, type DataSourceOptions } from 'typeorm';

import { MIGRATIONS } from '../../migrations/index.js';
import { timeLimits } from './time-limits.js';

/** Number of the advisory lock under which migrations run: any number, but the same in every instance. */
export const MIGRATION_LOCK = 1_812_001;

/** A pool of `size` connections; no statement may take longer than `seconds`. */
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

/** Opens the database, after bringing its tables up to date. */
export async function openDataSource(options: DataSourceOptions): Promise<DataSource> {
  await migrate(options);
  return new DataSource(options).initialize();
}

/**
 * Runs migrations under a lock, since several instances may start at once. It uses two connections of its own, one of
 * which holds the lock, and has no time limit: a change of large tables takes as long as it takes.
 */
async function migrate(options: DataSourceOptions): Promise<void> {
  const unlimited = { ...options, entities: [], extra: {}, poolSize: 2 } as DataSourceOptions;
  const source = await new DataSource(unlimited).initialize();
  try {
    const runner = source.createQueryRunner();
    await runner.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await source.runMigrations({ transaction: 'all' });
  } finally {
    // The lock is freed when its connection closes.
    await source.destroy();
  }
}
