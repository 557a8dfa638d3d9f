import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds an index for counting a player's unfinished games, which happens whenever they make another game. */
export class IndexUnfinishedGames1763784000000 implements MigrationInterface {
  readonly name = 'IndexUnfinishedGames1763784000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX ix_games_unfinished ON games (creator_id) WHERE status IN ('OPEN', 'RUNNING')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_games_unfinished');
  }
}
