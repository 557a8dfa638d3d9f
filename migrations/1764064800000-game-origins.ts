import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the network in which a game was made, as a mark that is no address; older games have none. */
export class GameOrigins1764064800000 implements MigrationInterface {
  readonly name = 'GameOrigins1764064800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE games ADD origin text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE games DROP origin');
  }
}
