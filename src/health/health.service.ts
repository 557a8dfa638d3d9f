import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';

import { appError } from '../common/errors.js';
import { noRoom, Traffic } from './traffic.js';

@Injectable()
export class HealthService {
  constructor(
    private readonly pool: Pool,
    private readonly traffic: Traffic,
  ) {}

  /** Throws UNAVAILABLE unless the database answers and requests are taken. */
  async askDatabase(): Promise<void> {
    if (this.traffic.draining) throw noRoom();
    await this.pool.query('SELECT 1').catch((error: unknown) => {
      throw appError('UNAVAILABLE', {}, error);
    });
  }
}
