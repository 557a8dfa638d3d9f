import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds an index that finds the last request between players in a game; requests are rows of the log. */
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
