import { Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Pool } from 'pg';
import type { DataSourceOptions } from 'typeorm';

import { Environment } from '../config/environment.js';
import { log } from '../observing/log.js';
import { dataSourceOptions, openDataSource } from './data-source.js';
import { timeLimits } from './time-limits.js';

function requiredUrl({ databaseUrl }: Environment): string {
  if (databaseUrl === undefined) throw new Error('No database was opened before the app.');
  return databaseUrl;
}

function openPool(environment: Environment): Pool {
  const pool = new Pool({
    connectionString: requiredUrl(environment),
    max: environment.databasePool,
    application_name: 'muster-play',
    ...timeLimits(environment.statementSeconds),
  });
  // An idle connection may break at any time; the next query opens another. While the pool is closing, that is
  // intended.
  pool.on('error', (error) => {
    if (!pool.ending) log.warn({ error: error.message }, 'database connection lost');
  });
  return pool;
}

/** TypeORM for rare queries, and a plain `Pool` for frequent ones: `constructor(private readonly pool: Pool)`. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [Environment],
      useFactory: (environment: Environment) => ({
        ...dataSourceOptions(requiredUrl(environment), {
          size: environment.databasePool,
          seconds: environment.statementSeconds,
        }),
        autoLoadEntities: true,
        retryAttempts: environment.databaseUrl ? 10 : 1,
        retryDelay: 1000,
      }),
      dataSourceFactory: (options) => openDataSource(options as DataSourceOptions),
    }),
  ],
  providers: [{ provide: Pool, inject: [Environment], useFactory: openPool }],
  exports: [Pool],
})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(@Inject(Pool) private readonly pool: Pool) {}

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }
}
