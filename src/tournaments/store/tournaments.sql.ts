/** Moves the head of an event from `$2` to `$3` facts, unless somebody else wrote first. */
export const ADVANCE = `
  UPDATE tournaments SET seq = $3, hash = $4, name = $5, phase = $6, due = $7
  WHERE id = $1 AND seq = $2`;

export const ADD_FACTS = `
  INSERT INTO tournament_facts (tournament_id, seq, kind, by_player, role, at, reason, data,
    request_id, request_hash, request_facts, prev_hash, hash)
  SELECT $1, f.seq, f.kind, f.by, f.role, f.at, f.reason, f.data,
    f."requestId", f."requestHash", f."requestFacts", f."prevHash", f.hash
  FROM jsonb_to_recordset($2::jsonb) AS f(seq int, kind text, by uuid, role text, at timestamptz, reason text,
    data jsonb, "requestId" text, "requestHash" text, "requestFacts" int, "prevHash" text, hash text)`;

export const SET_PEOPLE = `
  INSERT INTO tournament_people (tournament_id, player_id, role, state)
  SELECT $1, p."playerId", p.role, p.state
  FROM jsonb_to_recordset($2::jsonb) AS p("playerId" uuid, role text, state text)
  ON CONFLICT (tournament_id, player_id) DO UPDATE SET role = excluded.role, state = excluded.state`;

export const SET_PLACES = `
  INSERT INTO tournament_games (tournament_id, round, board, leg, game_id, decided)
  SELECT $1, g.round, g.board, g.leg, g."gameId", g.decided
  FROM jsonb_to_recordset($2::jsonb) AS g(round int, board int, leg int, "gameId" uuid, decided boolean)
  ON CONFLICT (tournament_id, round, board, leg) DO UPDATE SET decided = excluded.decided`;

export const FACTS_AFTER = {
  name: 'facts-after',
  text: `SELECT seq, kind, by_player AS by, role, at, reason, data, hash FROM tournament_facts
    WHERE tournament_id = $1 AND seq > $2 ORDER BY seq`,
} as const;

/** A page of facts with their hashes. */
export const LINKS_AFTER = {
  name: 'links-after',
  text: `SELECT seq, kind, by_player AS by, role, at, reason, data, prev_hash AS "prevHash", hash
    FROM tournament_facts WHERE tournament_id = $1 AND seq > $2 ORDER BY seq LIMIT $3`,
} as const;

/** Games of events that are over and not counted yet, ordered by event. */
export const FINISHED = {
  name: 'finished-of-events',
  text: `SELECT t.tournament_id AS "tournamentId", t.round, t.board, t.leg, g.status, g.outcome, g.version
    FROM tournament_games t JOIN games g ON g.id = t.game_id
    WHERE NOT t.decided AND g.status IN ('FINISHED', 'ABANDONED')
    ORDER BY t.tournament_id, t.round, t.board, t.leg LIMIT $1`,
} as const;

export const DUE = {
  name: 'due-events',
  text: 'SELECT id FROM tournaments WHERE due <= $1 ORDER BY due LIMIT $2',
} as const;

/** Who owes a decision in these games. */
export const OWING = {
  name: 'owing-in-events',
  text: 'SELECT id, owed FROM games WHERE id = ANY($1::uuid[])',
} as const;
