import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Pool } from 'pg';

import { tooBusy, Traffic } from '../admission/traffic.js';
import { Environment } from '../config/environment.js';
import { timeLimits } from '../database/time-limits.js';
import { appError } from '../errors/errors.js';

/** Whoever asks has an answer within two seconds, whatever the database does. */
const PATIENCE_MS = 1_500;

/**
 * Writes a megabyte into a temporary file where the tables are, which goes with the statement: a full disk would be
 * told of by moves alone, and where none are let in any more nobody would hear that there is room again.
 */
const PROBE = `WITH room AS MATERIALIZED (SELECT repeat('.', 1000) FROM generate_series(1, 1000))
  SELECT current_setting('transaction_read_only') AS read_only, count(*) FROM room`;

@Injectable()
export class HealthService implements OnApplicationShutdown {
  /** One connection of its own: the others may all be busy. */
  private readonly pool: Pool;
  private asking: Promise<void> | undefined;

  constructor(
    { databaseUrl }: Environment,
    private readonly traffic: Traffic,
  ) {
    this.pool = new Pool({
      ...timeLimits(1),
      connectionString: databaseUrl,
      max: 1,
      application_name: 'muster-health',
      options: '-c work_mem=64kB',
    });
    // The next question opens another connection.
    this.pool.on('error', () => undefined);
  }

  /** Throws UNAVAILABLE unless requests are taken and the database answers and can write. Over within two seconds. */
  async askDatabase(): Promise<void> {
    if (this.traffic.draining) throw tooBusy();
    // Those who ask at the same time share one answer.
    this.asking ??= this.probe().finally(() => (this.asking = undefined));
    await this.asking.catch((error: unknown) => {
      throw appError('UNAVAILABLE', {}, error);
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }

  private async probe(): Promise<void> {
    const { rows } = await inTime(this.pool.query<{ read_only: string }>(PROBE));
    if (rows[0]?.read_only !== 'off') throw new Error('Postgres takes no writes');
  }
}

async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('Postgres did not answer in time')), PATIENCE_MS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
