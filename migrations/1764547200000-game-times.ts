import type { MigrationInterface, QueryRunner } from 'typeorm';

import { isLocked } from './locking.js';

const TIMES = `
  CREATE TABLE game_times (
    game_id uuid NOT NULL,
    updated_at timestamptz NOT NULL,
    deadline timestamptz,
    bots_owe boolean NOT NULL DEFAULT false,
    CONSTRAINT pk_game_times PRIMARY KEY (game_id)
  )`;

/** Copies rows that are missing, or have changed since they were copied. */
const FILL = `
  INSERT INTO game_times
  SELECT n.* FROM (
    SELECT id, updated_at, deadline, status = 'RUNNING' AND bots ?| owed AS bots_owe FROM games
  ) n LEFT JOIN game_times t ON t.game_id = n.id
  WHERE (t.updated_at, t.deadline, t.bots_owe) IS DISTINCT FROM (n.updated_at, n.deadline, n.bots_owe)
  ON CONFLICT (game_id) DO UPDATE
  SET updated_at = excluded.updated_at, deadline = excluded.deadline, bots_owe = excluded.bots_owe`;

const INDEXES = [
  'CREATE INDEX ix_game_times_updated ON game_times (updated_at, game_id)',
  'CREATE INDEX ix_game_times_deadline ON game_times (deadline) WHERE deadline IS NOT NULL',
  'CREATE INDEX ix_game_times_bots_owe ON game_times (updated_at) WHERE bots_owe',
];

const CHANGE_PLACES = [
  `ALTER TABLE game_times ADD CONSTRAINT fk_game_times_game
   FOREIGN KEY (game_id) REFERENCES games (id) ON DELETE CASCADE`,
  'DROP INDEX ix_games_bots_owe',
  'ALTER TABLE games DROP updated_at, DROP deadline',
  'ALTER TABLE games SET (fillfactor = 80)',
];

/** Restores the old columns of games, and their indexes. */
const BACK = [
  'ALTER TABLE games ADD updated_at timestamptz, ADD deadline timestamptz',
  'UPDATE games g SET updated_at = t.updated_at, deadline = t.deadline FROM game_times t WHERE t.game_id = g.id',
  'ALTER TABLE games ALTER updated_at SET NOT NULL',
  'ALTER TABLE games RESET (fillfactor)',
  'CREATE INDEX ix_games_updated ON games (updated_at, id)',
  `CREATE INDEX ix_games_bots_owe ON games (updated_at) WHERE status = 'RUNNING' AND bots ?| owed`,
  'CREATE INDEX ix_games_deadline ON games (deadline) WHERE deadline IS NOT NULL',
  'DROP TABLE game_times',
];

/**
 * Moves the columns that each move changes and by which games are looked for into a narrow table of their own. In the
 * wide row of a game they made each move write new entries in all its indexes. Without them Postgres can change the row
 * within its page, where some room is left for that.
 */
export class GameTimes1764547200000 implements MigrationInterface {
  readonly name = 'GameTimes1764547200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TIMES);
    await runner.query(FILL);
    for (const statement of INDEXES) await runner.query(statement);
    while (!(await isLocked(runner, 'games')));
    await runner.query(FILL);
    for (const statement of CHANGE_PLACES) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of BACK) await runner.query(statement);
  }
}
