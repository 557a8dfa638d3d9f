import type { MigrationInterface, QueryRunner } from 'typeorm';

import { isLocked } from './locking.js';

/** Players may get one letter a day: notices are held for it. */
export class Digests1765242000000 implements MigrationInterface {
  readonly name = 'Digests1765242000000';

  async up(runner: QueryRunner): Promise<void> {
    while (!(await isLocked(runner, 'endpoints', 'deliveries')));
    await runner.query('ALTER TABLE endpoints ADD digest boolean NOT NULL DEFAULT false');
    await runner.query('DROP INDEX ix_deliveries_quiet');
    await runner.query(
      `CREATE INDEX ix_deliveries_quiet ON deliveries (game_id)
       WHERE state IN ('WAITING', 'HELD') AND quiet_until IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX ix_deliveries_held ON deliveries (quiet_until) WHERE state = 'HELD'`,
    );
  }

  /** What is held is sent as single notices. */
  async down(runner: QueryRunner): Promise<void> {
    while (!(await isLocked(runner, 'endpoints', 'deliveries')));
    await runner.query('DROP INDEX ix_deliveries_held');
    await runner.query('DROP INDEX ix_deliveries_quiet');
    await runner.query(
      `WITH single AS (
         UPDATE deliveries SET state = 'WAITING' WHERE state = 'HELD' RETURNING endpoint_id, game_id, quiet_until
       )
       INSERT INTO delivery_lines (endpoint_id, game_id, due, revision)
       SELECT endpoint_id, game_id, min(quiet_until), 1 FROM single GROUP BY endpoint_id, game_id
       ON CONFLICT (endpoint_id, game_id) DO UPDATE
       SET due = LEAST(delivery_lines.due, excluded.due), revision = delivery_lines.revision + 1`,
    );
    await runner.query("UPDATE deliveries SET state = 'SENT' WHERE state = 'GATHERED'");
    await runner.query("DELETE FROM deliveries WHERE kind = 'digest'");
    await runner.query(
      `CREATE INDEX ix_deliveries_quiet ON deliveries (game_id)
       WHERE state = 'WAITING' AND quiet_until IS NOT NULL`,
    );
    await runner.query('ALTER TABLE endpoints DROP digest');
  }
}
