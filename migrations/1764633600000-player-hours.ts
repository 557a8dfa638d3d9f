import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * When players are awake: `present` holds (null: always), `later` from `later_from` on. Spells of slow games are not
 * charged for the rest.
 */
export class PlayerHours1764633600000 implements MigrationInterface {
  readonly name = 'PlayerHours1764633600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE player_hours (
      player_id uuid CONSTRAINT pk_player_hours PRIMARY KEY
        CONSTRAINT fk_player_hours_player REFERENCES players (id) ON DELETE CASCADE,
      present jsonb,
      later jsonb,
      later_from timestamptz
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE player_hours');
  }
}
