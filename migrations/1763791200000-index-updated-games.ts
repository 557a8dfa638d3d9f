import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Games are listed by their last change. Pages are counted in milliseconds, as all times but those of games given up
 * were.
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
