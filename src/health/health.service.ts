import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';

import { appError } from '../common/errors.js';
import { log } from '../common/log.js';

@Injectable()
export class HealthService {
  constructor(private readonly pool: Pool) {}

  /** Throws UNAVAILABLE unless the database answers. */
  async askDatabase(): Promise<void> {
    await this.pool.query('SELECT 1').catch((error: unknown) => {
      log.warn({ err: error }, 'database not reachable');
      throw appError('UNAVAILABLE');
    });
  }
}
