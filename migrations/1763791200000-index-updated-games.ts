import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds an index to list games by their last change. Cursors of pages have milliseconds, as all times had except those
 * of games that were given up.
 */
export class IndexUpdatedGames1763791200000 implements MigrationInterface {
  readonly name = 'IndexUpdatedGames1763791200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE games SET updated_at = date_trunc('milliseconds', updated_at) WHERE status = 'ABANDONED'`,
    );
    await runner.query('CREATE INDEX ix_games_updated ON games (updated_at, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_games_updated');
  }
}
