import type { MigrationInterface, QueryRunner } from 'typeorm';

import { isLocked } from './locking.js';

const TABLE = `
  CREATE TABLE games_begun (
    game_id uuid NOT NULL,
    player_id uuid NOT NULL,
    at timestamptz NOT NULL,
    CONSTRAINT pk_games_begun PRIMARY KEY (game_id, player_id)
  )`;

/** All who have, or had, a seat in games that count. */
const FILL = `
  INSERT INTO games_begun (game_id, player_id, at)
  SELECT g.id, p.id, m.created_at
  FROM games g
  JOIN moves m ON m.game_id = g.id AND m.seq = 1
  CROSS JOIN LATERAL (
    SELECT s.player_id AS id FROM seats s WHERE s.game_id = g.id
    UNION SELECT (h.one #>> '{from,id}')::uuid FROM jsonb_array_elements(g.handovers) AS h (one)
  ) p
  WHERE g.clock IS NOT NULL AND NOT g.practice AND g.bots = '{}'`;

const KEYS = `
  ALTER TABLE games_begun
    ADD CONSTRAINT fk_games_begun_game FOREIGN KEY (game_id) REFERENCES games (id) ON DELETE CASCADE,
    ADD CONSTRAINT fk_games_begun_player FOREIGN KEY (player_id) REFERENCES players (id) ON DELETE CASCADE`;

/**
 * Which games tell how reliable a player is, and since when they play them: those with a clock against a person, none
 * of practice. A row is written once and stays, also when the player hands the seat over. What instances of before
 * begin during the upgrade does not count.
 */
export class GamesBegun1764892800000 implements MigrationInterface {
  readonly name = 'GamesBegun1764892800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLE);
    await runner.query(FILL);
    await runner.query('CREATE INDEX ix_games_begun_player ON games_begun (player_id, at)');
    while (!(await isLocked(runner, 'games')));
    await runner.query(KEYS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE games_begun');
  }
}
