import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Makes room for longer names. A name has 40 characters as readers count them, but joined emoji have many code points.
 */
export class LongerNames1763787600000 implements MigrationInterface {
  readonly name = 'LongerNames1763787600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE players ALTER name TYPE varchar(200)');
    await runner.query('ALTER TABLE api_tokens ALTER name TYPE varchar(200)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE api_tokens ALTER name TYPE varchar(40) USING left(name, 40)');
    await runner.query('ALTER TABLE players ALTER name TYPE varchar(40) USING left(name, 40)');
  }
}
