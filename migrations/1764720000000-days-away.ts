import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Blocks of days away. `days` is what a block costs its player: 0, it was given up. Running games are told of it at
 * `tell_at`; null: they know.
 */
export class DaysAway1764720000000 implements MigrationInterface {
  readonly name = 'DaysAway1764720000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE days_away (
      id uuid CONSTRAINT pk_days_away PRIMARY KEY,
      player_id uuid NOT NULL CONSTRAINT fk_days_away_player REFERENCES players (id) ON DELETE CASCADE,
      taken_at timestamptz NOT NULL,
      begins timestamptz NOT NULL,
      ends timestamptz NOT NULL,
      days integer NOT NULL,
      tell_at timestamptz
    )`);
    await runner.query('CREATE INDEX ix_days_away_player ON days_away (player_id, taken_at)');
    await runner.query(
      'CREATE INDEX ix_days_away_tell ON days_away (tell_at) WHERE tell_at IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE days_away');
  }
}
