import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds an index to look up players by name. */
export class IndexNames1764374500000 implements MigrationInterface {
  readonly name = 'IndexNames1764374500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX ix_players_name ON players (name, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_players_name');
  }
}
