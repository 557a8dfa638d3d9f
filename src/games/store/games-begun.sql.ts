/**
 * Writes that a game ($1) counts for its players from $2 on: one with a clock, against a person, whose seed nobody
 * chose.
 */
export const BEGIN_TO_COUNT = `
  INSERT INTO games_begun (game_id, player_id, at)
  SELECT g.id, s.player_id, $2 FROM games g JOIN seats s ON s.game_id = g.id
  WHERE g.id = $1 AND g.clock IS NOT NULL AND NOT g.practice AND g.bots = '{}'`;

/** Writes that a game ($1) counts for who takes a seat over ($2) too, from $3 on, if it does for who began it. */
export const COUNT_FOR_NEWCOMER = `
  INSERT INTO games_begun (game_id, player_id, at)
  SELECT game_id, $2, $3 FROM games_begun WHERE game_id = $1 LIMIT 1
  ON CONFLICT DO NOTHING`;
