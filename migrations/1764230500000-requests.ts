import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What players ask each other stands in the log; the last of it in a game is found at once. */
export class Requests1764230500000 implements MigrationInterface {
  readonly name = 'Requests1764230500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      "CREATE INDEX ix_moves_requests ON moves (game_id, seq) WHERE kind = 'request'",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_moves_requests');
  }
}
