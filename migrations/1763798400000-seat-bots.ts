import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds seats that the computer plays. The index holds only the games in which the computer owes a decision, which are
 * few.
 */
export class SeatBots1763798400000 implements MigrationInterface {
  readonly name = 'SeatBots1763798400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE games ADD bots jsonb NOT NULL DEFAULT '{}'`);
    await runner.query(
      `CREATE INDEX ix_games_bots_owe ON games (updated_at) WHERE status = 'RUNNING' AND bots ?| owed`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_games_bots_owe');
    await runner.query('ALTER TABLE games DROP bots');
  }
}
