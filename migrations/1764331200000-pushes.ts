import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Browsers are told, too. */
export class Pushes1764331200000 implements MigrationInterface {
  readonly name = 'Pushes1764331200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE endpoints ADD COLUMN keys jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE endpoints DROP COLUMN keys');
  }
}
