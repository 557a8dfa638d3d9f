import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Pool } from 'pg';

import { tooBusy, Traffic } from '../admission/traffic.js';
import { Environment } from '../config/environment.js';
import { timeLimits } from '../database/time-limits.js';
import { appError } from '../errors/errors.js';

/** Time limit for the database, so that a question for health is answered within two seconds. */
const PATIENCE_MS = 1_500;

/**
 * Writes a megabyte into a temporary file on the disk of the tables, deleted with the end of the statement. So a full
 * disk is noticed, and also that there is room again: moves alone would not tell, once no requests are let in.
 */
const PROBE = `WITH room AS MATERIALIZED (SELECT repeat('.', 1000) FROM generate_series(1, 1000))
  SELECT current_setting('transaction_read_only') AS read_only, count(*) FROM room`;

@Injectable()
export class HealthService implements OnApplicationShutdown {
  /** One connection of its own, as the other pools may be busy. */
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
    // A broken connection is replaced at the next question.
    this.pool.on('error', () => undefined);
  }

  /**
   * Throws UNAVAILABLE unless requests are accepted and the database answers and can write. Takes two seconds at most.
   */
  async askDatabase(): Promise<void> {
    if (this.traffic.draining) throw tooBusy();
    // Callers that ask at the same time share one answer.
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
