import type { MigrationInterface, QueryRunner } from 'typeorm';

import { isLocked } from './locking.js';

/** Deliveries about no game wait, too: they are found by when they are due. */
export class DeliveriesApart1765155600000 implements MigrationInterface {
  readonly name = 'DeliveriesApart1765155600000';

  async up(runner: QueryRunner): Promise<void> {
    while (!(await isLocked(runner, 'deliveries')));
    await runner.query(
      `CREATE INDEX ix_deliveries_apart ON deliveries (quiet_until)
       WHERE state = 'WAITING' AND game_id IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    while (!(await isLocked(runner, 'deliveries')));
    await runner.query('DROP INDEX ix_deliveries_apart');
  }
}
