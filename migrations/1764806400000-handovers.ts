import type { MigrationInterface, QueryRunner } from 'typeorm';

import { isLocked } from './locking.js';

const OFFERS = `
  CREATE TABLE seat_offers (
    game_id uuid NOT NULL CONSTRAINT fk_seat_offers_game REFERENCES games (id) ON DELETE CASCADE,
    seat text NOT NULL,
    player_id uuid NOT NULL CONSTRAINT fk_seat_offers_player REFERENCES players (id) ON DELETE CASCADE,
    knowledge text NOT NULL,
    token_hash text NOT NULL,
    expires_at timestamptz NOT NULL,
    CONSTRAINT pk_seat_offers PRIMARY KEY (game_id, seat)
  )`;

const COLUMNS = `
  ALTER TABLE games
    ADD handovers jsonb NOT NULL DEFAULT '[]',
    ADD fixed_seats boolean NOT NULL DEFAULT false`;

/** Seats may go from one player to another; those of events stay with who was paired. */
export class Handovers1764806400000 implements MigrationInterface {
  readonly name = 'Handovers1764806400000';

  async up(runner: QueryRunner): Promise<void> {
    while (!(await isLocked(runner, 'games')));
    await runner.query(COLUMNS);
    await runner.query(
      'UPDATE games SET fixed_seats = true WHERE id IN (SELECT game_id FROM tournament_games)',
    );
    await runner.query(OFFERS);
    await runner.query('CREATE INDEX ix_seat_offers_player ON seat_offers (player_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE seat_offers');
    while (!(await isLocked(runner, 'games')));
    await runner.query('ALTER TABLE games DROP handovers, DROP fixed_seats');
  }
}
