import type { MigrationInterface, QueryRunner } from 'typeorm';

import { isLocked } from './locking.js';

/** A notice for somebody who sleeps is held until they wake up. */
export class QuietHours1764979200000 implements MigrationInterface {
  readonly name = 'QuietHours1764979200000';

  async up(runner: QueryRunner): Promise<void> {
    while (!(await isLocked(runner, 'deliveries')));
    await runner.query('ALTER TABLE deliveries ADD quiet_until timestamptz');
    await runner.query(
      `CREATE INDEX ix_deliveries_quiet ON deliveries (game_id)
       WHERE state = 'WAITING' AND quiet_until IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    while (!(await isLocked(runner, 'deliveries')));
    await runner.query('ALTER TABLE deliveries DROP quiet_until');
  }
}
