import type { MigrationInterface, QueryRunner } from 'typeorm';

import { isLocked } from './locking.js';

/** Mailboxes are found by their address in small letters: anybody may ask for the way back that is mailed there. */
export class MailboxesByAddress1765587600000 implements MigrationInterface {
  readonly name = 'MailboxesByAddress1765587600000';

  async up(runner: QueryRunner): Promise<void> {
    while (!(await isLocked(runner, 'endpoints')));
    await runner.query(
      `CREATE INDEX ix_endpoints_mailbox ON endpoints (lower(address)) WHERE channel = 'mail'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    while (!(await isLocked(runner, 'endpoints')));
    await runner.query('DROP INDEX ix_endpoints_mailbox');
  }
}
