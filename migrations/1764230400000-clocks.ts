import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds clocks: after each public row, and that of the last row to the game. Looking for clocks that have run out needs
 * an index of the games with a clock only. `pulses`: signs of life of the service's processes; `outages`: times when
 * none of them ran.
 */
export class Clocks1764230400000 implements MigrationInterface {
  readonly name = 'Clocks1764230400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE games ADD clock jsonb');
    await runner.query('ALTER TABLE moves ADD clock jsonb');
    await runner.query(
      'CREATE INDEX ix_games_deadline ON games (deadline) WHERE deadline IS NOT NULL',
    );
    await runner.query(`CREATE TABLE pulses (
      process uuid CONSTRAINT pk_pulses PRIMARY KEY,
      at timestamptz NOT NULL,
      gone boolean NOT NULL
    )`);
    await runner.query(`CREATE TABLE outages (
      from_at timestamptz,
      until_at timestamptz,
      CONSTRAINT pk_outages PRIMARY KEY (from_at, until_at)
    )`);
    await runner.query('CREATE INDEX ix_outages_until ON outages (until_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE outages');
    await runner.query('DROP TABLE pulses');
    await runner.query('DROP INDEX ix_games_deadline');
    await runner.query('ALTER TABLE moves DROP clock');
    await runner.query('ALTER TABLE games DROP clock');
  }
}
