import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds rematches: which game a game is the rematch of. Each game has at most one rematch that was not given up before
 * it began.
 */
export class Rematches1764136800000 implements MigrationInterface {
  readonly name = 'Rematches1764136800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE games ADD rematch_of uuid CONSTRAINT fk_games_rematch REFERENCES games (id)',
    );
    await runner.query(
      `CREATE UNIQUE INDEX uq_games_rematch ON games (rematch_of) WHERE status <> 'ABANDONED'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX uq_games_rematch');
    await runner.query('ALTER TABLE games DROP rematch_of');
  }
}
