import type { MigrationInterface, QueryRunner } from 'typeorm';

import { isLocked } from './locking.js';

/** What a room follows is found by its address: that is asked with each command about it. */
export class EndpointAddresses1765328400000 implements MigrationInterface {
  readonly name = 'EndpointAddresses1765328400000';

  async up(runner: QueryRunner): Promise<void> {
    while (!(await isLocked(runner, 'endpoints')));
    await runner.query('CREATE INDEX ix_endpoints_address ON endpoints (address, channel)');
  }

  async down(runner: QueryRunner): Promise<void> {
    while (!(await isLocked(runner, 'endpoints')));
    await runner.query('DROP INDEX ix_endpoints_address');
  }
}
