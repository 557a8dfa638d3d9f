const UNTOLD_GAMES = `
  SELECT g.id, t.version AS "from", g.version AS "to"
  FROM games g JOIN told_games t ON t.game_id = g.id JOIN game_times at ON at.game_id = g.id
  WHERE g.version > t.version`;

/** Games with versions of which followers were not told, among those that changed after `$1`. */
export const UNTOLD = {
  name: 'untold',
  text: `${UNTOLD_GAMES} AND at.updated_at > $1 LIMIT $2`,
} as const;

/** The same among the games in `$1`. */
export const UNTOLD_AMONG = {
  name: 'untold-among',
  text: `${UNTOLD_GAMES} AND g.id = ANY($1::uuid[])`,
} as const;

/**
 * SQL that writes the notices in parameter `list` about the games or events `guard.source_id` at time `at`; those that
 * exist stay as they are. The line of a paused endpoint is not due until the endpoint is resumed; a line in which one
 * only waits for its reader to wake up is due at once where there is more urgent news. What is held for a digest stands
 * in no line. Lines are written in the order of their keys, as results are (`SAVE_RESULTS`): otherwise two writers
 * could wait for each other.
 */
export const written = (guard: string, { list, at }: { list: string; at: string }): string => `
  written AS (
    INSERT INTO deliveries
      (id, endpoint_id, source_id, version, kind, place, body, state, tries, created_at, quiet_until)
    SELECT n.id, n."endpointId", g.source_id, n.version, n.kind, n.place, n.body, n.state, 0, ${at},
      to_timestamp(n."quietUntil" / 1000.0)
    FROM ${guard} g JOIN jsonb_to_recordset(${list}::jsonb) AS n(
      id uuid, "sourceId" uuid, "endpointId" uuid, version int, kind text, place int, body text, state text,
      "quietUntil" bigint) ON n."sourceId" = g.source_id
    ON CONFLICT (id) DO NOTHING
    RETURNING endpoint_id, source_id, quiet_until, state
  ), line AS (
    INSERT INTO delivery_lines (endpoint_id, source_id, due, revision)
    SELECT w.endpoint_id, w.source_id,
      CASE WHEN e.state = 'ACTIVE' THEN min(COALESCE(w.quiet_until, ${at}::timestamptz)) END, 1
    FROM written w JOIN endpoints e ON e.id = w.endpoint_id
    WHERE w.state = 'WAITING'
    GROUP BY w.endpoint_id, w.source_id, e.state
    ORDER BY w.endpoint_id, w.source_id
    ON CONFLICT (endpoint_id, source_id) DO UPDATE
    SET revision = delivery_lines.revision + 1, due = CASE WHEN EXISTS (
      SELECT FROM deliveries d WHERE d.endpoint_id = excluded.endpoint_id AND d.source_id = excluded.source_id
        AND d.state = 'WAITING' AND d.tries > 0
    ) THEN COALESCE(delivery_lines.due, excluded.due) ELSE LEAST(delivery_lines.due, excluded.due) END
  )`;

/**
 * SQL that drops what players would be told of their turn when they wake up, or in a digest, in games
 * `guard.source_id`: the spells of seats for which `isOver` (a condition on `s.seat` and on `guard`) holds, and those
 * of players who have no seat any more.
 */
const dropped = (guard: string, isOver: string): string => `
  dropped AS (
    UPDATE deliveries d SET state = 'SKIPPED'
    FROM ${guard}, endpoints e
    WHERE d.source_id = ${guard}.source_id AND d.state IN ('WAITING', 'HELD') AND d.quiet_until IS NOT NULL
      AND d.kind = 'game.your_turn' AND e.id = d.endpoint_id AND NOT EXISTS (
        SELECT FROM seats s WHERE s.game_id = d.source_id AND s.player_id = e.player_id AND NOT (${isOver}))
  )`;

/**
 * Writes, in one statement, the notices (`$3`) about games (`$1`) at `$2` and up to which version they go; a game of
 * which another process has told meanwhile is left out. Returns the others.
 */
export const TELL = {
  name: 'tell',
  text: `
    WITH games AS (
      SELECT * FROM jsonb_to_recordset($1::jsonb)
        AS g(id uuid, "from" int, "to" int, owed jsonb, begun jsonb)
    ), untold AS (
      SELECT t.game_id, g."to", g.owed, g.begun
      FROM games g JOIN told_games t ON t.game_id = g.id AND t.version = g."from"
      ORDER BY t.game_id FOR NO KEY UPDATE OF t
    ), told AS (
      UPDATE told_games t SET version = u."to" FROM untold u WHERE t.game_id = u.game_id
      RETURNING t.game_id AS source_id, u.owed, u.begun
    ), ${written('told', { list: '$3', at: '$2' })}, over AS (
      DELETE FROM spells s USING told WHERE s.game_id = told.source_id AND NOT told.owed ? s.seat
    ), ${dropped(
      'told',
      `NOT told.owed ? s.seat OR told.begun @> jsonb_build_array(jsonb_build_object('seat', s.seat))`,
    )},
    begun AS (
      INSERT INTO spells (game_id, seat, since, budget, kind, due)
      SELECT told.source_id, b.seat, b.since, b.budget, b.kind, to_timestamp(b.due / 1000.0)
      FROM told, jsonb_to_recordset(told.begun)
        AS b(seat text, since int, budget bigint, kind text, due bigint)
      ON CONFLICT (game_id, seat) DO UPDATE
      SET since = excluded.since, budget = excluded.budget, kind = excluded.kind, due = excluded.due
    )
    SELECT source_id AS id FROM told`,
} as const;

/** Stores spells that had begun before somebody began to follow. */
export const BEGIN_SPELLS = {
  name: 'begin-spells',
  text: `
    INSERT INTO spells (game_id, seat, since, budget, kind, due)
    SELECT b."gameId", b.seat, b.since, b.budget, b.kind, to_timestamp(b.due / 1000.0)
    FROM jsonb_to_recordset($1::jsonb)
      AS b("gameId" uuid, seat text, since int, budget bigint, kind text, due bigint)
    ON CONFLICT (game_id, seat) DO NOTHING`,
} as const;

/** Takes spells that are due, and holds them for a minute. */
export const DUE_SPELLS = {
  name: 'due-spells',
  text: `
    UPDATE spells s SET due = $1::timestamptz + interval '1 minute'
    FROM (
      SELECT game_id, seat FROM spells WHERE due <= $1 ORDER BY due LIMIT $2 FOR UPDATE SKIP LOCKED
    ) d
    WHERE s.game_id = d.game_id AND s.seat = d.seat
    RETURNING s.game_id AS "gameId", s.seat, s.since, s.budget, s.kind`,
} as const;

/** Writes the notice about a spell if the spell is still the same; it is looked at again at `$6` (null: never). */
export const TELL_SPELL = {
  name: 'tell-spell',
  text: `
    WITH spell AS (
      UPDATE spells SET kind = 'game.time_low', due = COALESCE($6::timestamptz, 'infinity')
      WHERE game_id = $1 AND seat = $2 AND since = $3 AND kind = $4 RETURNING game_id AS source_id
    ), ${dropped('spell', `s.seat = $2 AND $4 = 'game.time_low'`)},
    ${written('spell', { list: '$7', at: '$5' })}
    SELECT source_id FROM spell`,
} as const;

/** Puts off a spell of which it is too early to tell. */
export const PUT_OFF_SPELL = {
  name: 'put-off-spell',
  text: 'UPDATE spells SET due = $4 WHERE game_id = $1 AND seat = $2 AND since = $3',
} as const;

/**
 * Begins to keep account of games that somebody follows and that have none yet (e.g. as a seat was taken since), among
 * those in `$1` or all. A game that has just begun is told from its beginning, others from now on; a game that has
 * begun and ended meanwhile is told from its beginning if it changed after `$2`. A game in which a seat was taken over
 * is told from there on.
 */
export const FOLLOW_UP = {
  name: 'follow-up',
  text: `
    INSERT INTO told_games (game_id, version)
    SELECT g.id, CASE
      WHEN g.handovers <> '[]' THEN (g.handovers -> -1 ->> 'version')::int - 1
      WHEN g.version <= 1 OR bool_or(g.created_at > w.since) THEN 0
      ELSE g.version
    END
    FROM (
      SELECT s.game_id, f.created_at AS since
      FROM followers f JOIN endpoints e ON e.id = f.endpoint_id AND e.state <> 'GONE'
      JOIN seats s ON s.player_id = e.player_id AND ($1::uuid[] IS NULL OR s.game_id = ANY($1))
      WHERE f.game_id IS NULL AND f.tournament_id IS NULL
      UNION ALL
      SELECT f.game_id, f.created_at
      FROM followers f JOIN endpoints e ON e.id = f.endpoint_id AND e.state <> 'GONE'
      WHERE f.game_id IS NOT NULL AND ($1::uuid[] IS NULL OR f.game_id = ANY($1))
    ) w JOIN games g ON g.id = w.game_id JOIN game_times at ON at.game_id = g.id
    AND (g.status IN ('OPEN', 'RUNNING') OR g.created_at > w.since AND at.updated_at > $2)
    WHERE NOT EXISTS (SELECT FROM told_games t WHERE t.game_id = g.id)
    GROUP BY g.id
    ON CONFLICT (game_id) DO NOTHING`,
} as const;

/** Deletes the account of games that are over and wholly told, or that nobody follows any more. */
export const FORGET_GAMES = {
  name: 'forget-told-games',
  text: `
    DELETE FROM told_games t USING games g
    WHERE g.id = t.game_id AND t.version = g.version AND (
      g.status IN ('FINISHED', 'ABANDONED')
      OR NOT EXISTS (
        SELECT FROM followers f JOIN endpoints e ON e.id = f.endpoint_id
        WHERE f.game_id = g.id
          OR f.game_id IS NULL AND f.tournament_id IS NULL AND e.player_id IN (SELECT s.player_id FROM seats s WHERE s.game_id = g.id)
      ))`,
} as const;

/** Puts notices that were sent once into their old places again, with the same ids. */
export const AGAIN = {
  name: 'tell-again',
  text: `
    WITH again AS (
      INSERT INTO deliveries (id, endpoint_id, source_id, version, kind, place, body, state, tries, created_at)
      SELECT n.id, n."endpointId", $1, n.version, n.kind, n.place, n.body, 'WAITING', 0, $3
      FROM jsonb_to_recordset($2::jsonb)
        AS n(id uuid, "endpointId" uuid, version int, kind text, place int, body text)
      ON CONFLICT (id) DO UPDATE SET state = 'WAITING', tries = 0
      RETURNING endpoint_id
    )
    INSERT INTO delivery_lines (endpoint_id, source_id, due, revision)
    SELECT DISTINCT endpoint_id, $1::uuid, $3::timestamptz, 1 FROM again
    ON CONFLICT (endpoint_id, source_id) DO UPDATE
    SET due = excluded.due, revision = delivery_lines.revision + 1`,
} as const;
