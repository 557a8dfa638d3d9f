import { DataSource, type DataSourceOptions, SimpleConsoleLogger } from 'typeorm';

import { MIGRATIONS } from '../../migrations/index.js';
import { dataSourceOptions } from '../../src/database/data-source.js';

/** Runs the first so many migrations on a database, as the service does when it starts. */
export async function migrated(
  url: string,
  count: number,
  told?: (query: string) => void,
): Promise<void> {
  const usual = dataSourceOptions(url, { size: 2, seconds: 60 });
  const options = {
    ...{ ...usual, migrations: MIGRATIONS.slice(0, count) },
    ...(told
      ? {
          logging: ['query'],
          logger: Object.assign(new SimpleConsoleLogger(false), { logQuery: told }),
        }
      : {}),
  } as DataSourceOptions;
  const source = await new DataSource(options).initialize();
  await source.runMigrations({ transaction: 'all' });
  await source.destroy();
}
