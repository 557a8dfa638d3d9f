import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Makes a request id create a game only once for its creator. Games that were made without one stay as they are. */
export class RequestGamesOnce1763794800000 implements MigrationInterface {
  readonly name = 'RequestGamesOnce1763794800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE games ADD request_id text, ADD request_hash text');
    await runner.query(
      'ALTER TABLE games ADD CONSTRAINT uq_games_request UNIQUE (creator_id, request_id)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE games DROP request_id, DROP request_hash');
  }
}
