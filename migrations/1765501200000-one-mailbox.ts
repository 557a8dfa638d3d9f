import type { MigrationInterface, QueryRunner } from 'typeorm';

import { isLocked } from './locking.js';

/** A player has one mailbox; of several that were confirmed at the same moment the newest stays. */
export class OneMailbox1765501200000 implements MigrationInterface {
  readonly name = 'OneMailbox1765501200000';

  async up(runner: QueryRunner): Promise<void> {
    while (!(await isLocked(runner, 'endpoints')));
    await runner.query(
      `DELETE FROM endpoints e USING endpoints newer
       WHERE e.channel = 'mail' AND newer.channel = 'mail' AND newer.player_id = e.player_id
         AND (newer.created_at, newer.id) > (e.created_at, e.id)`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX uq_endpoints_mailbox ON endpoints (player_id) WHERE channel = 'mail'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    while (!(await isLocked(runner, 'endpoints')));
    await runner.query('DROP INDEX uq_endpoints_mailbox');
  }
}
