import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds push notices in browsers. */
export class Pushes1764331200000 implements MigrationInterface {
  readonly name = 'Pushes1764331200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE endpoints ADD COLUMN keys jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE endpoints DROP COLUMN keys');
  }
}
