import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds what sealed bids for sides in events hold, which is in no fact before they are opened. */
export class Bids1765674000000 implements MigrationInterface {
  readonly name = 'Bids1765674000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE tournament_bids (
      tournament_id uuid NOT NULL CONSTRAINT fk_bids_tournament REFERENCES tournaments (id),
      seal text NOT NULL,
      entry integer NOT NULL,
      side smallint NOT NULL,
      points integer NOT NULL,
      nonce text NOT NULL,
      CONSTRAINT pk_tournament_bids PRIMARY KEY (tournament_id, seal)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE tournament_bids');
  }
}
