import { YOUR_CHOICE } from './kinds.js';

/** Columns of `HeldLine` that stand in endpoint `e`. */
const ENDPOINT = `
  e.player_id AS "playerId", e.channel, e.address, e.keys, e.locale, e.secret, e.secret_since AS "secretSince",
  e.failing_since AS "failingSince"`;

/**
 * Takes lines whose next delivery is due, and holds them for a minute; returns each with that delivery. `$2`: lines to
 * failing endpoints, or to the others; `$3`, `$4`: not to these endpoints, nor to those of these players.
 */
export const TAKE = {
  name: 'take-deliveries',
  text: `
    WITH chosen AS (
      SELECT l.endpoint_id, l.source_id
      FROM delivery_lines l JOIN endpoints e ON e.id = l.endpoint_id
      LEFT JOIN api_tokens k ON k.id = e.key_id
      WHERE l.due <= $1 AND (l.held_until IS NULL OR l.held_until <= $1)
        AND e.state = 'ACTIVE' AND (e.rests_until IS NULL OR e.rests_until <= $1)
        AND (e.failing_since IS NOT NULL) = $2 AND NOT e.id = ANY($3::uuid[]) AND NOT e.player_id = ANY($4::uuid[])
        AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > $1)
      ORDER BY l.due LIMIT $5 FOR UPDATE OF l SKIP LOCKED
    ), held AS (
      UPDATE delivery_lines l SET held_until = $1::timestamptz + interval '1 minute'
      FROM chosen c WHERE l.endpoint_id = c.endpoint_id AND l.source_id = c.source_id
      RETURNING l.*
    )
    SELECT h.endpoint_id AS "endpointId", h.source_id AS "sourceId", h.revision,
      h.missed_from AS "missedFrom", h.missed_to AS "missedTo",
      ${ENDPOINT},
      d.id, d.version, d.body, d.tries, d.ready_at AS "readyAt"
    FROM held h JOIN endpoints e ON e.id = h.endpoint_id
    LEFT JOIN LATERAL (
      SELECT id, version, body, tries, GREATEST(created_at, quiet_until) AS ready_at FROM deliveries
      WHERE endpoint_id = h.endpoint_id AND source_id = h.source_id AND state = 'WAITING'
        AND (quiet_until IS NULL OR quiet_until <= $1)
      ORDER BY place LIMIT 1
    ) d ON true`,
} as const;

/**
 * Takes deliveries about no game that are due, and holds them for a minute; not to the endpoints in `$2`, nor to those
 * of the players in `$3`. They stand in no line: each has in `quiet_until` when it is tried next.
 */
export const TAKE_APART = {
  name: 'take-deliveries-apart',
  text: `
    WITH chosen AS (
      SELECT d.id, d.quiet_until AS ready_at
      FROM deliveries d JOIN endpoints e ON e.id = d.endpoint_id LEFT JOIN api_tokens k ON k.id = e.key_id
      WHERE d.state = 'WAITING' AND d.source_id IS NULL AND d.quiet_until <= $1
        AND e.state = 'ACTIVE' AND (e.rests_until IS NULL OR e.rests_until <= $1)
        AND NOT e.id = ANY($2::uuid[]) AND NOT e.player_id = ANY($3::uuid[])
        AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > $1)
      ORDER BY d.quiet_until LIMIT $4 FOR UPDATE OF d SKIP LOCKED
    ), held AS (
      UPDATE deliveries d SET quiet_until = $1::timestamptz + interval '1 minute'
      FROM chosen c WHERE d.id = c.id RETURNING d.*, c.ready_at
    )
    SELECT h.endpoint_id AS "endpointId", h.source_id AS "sourceId", 0 AS revision,
      NULL AS "missedFrom", NULL AS "missedTo",
      ${ENDPOINT},
      h.id, h.version, h.body, h.tries, h.ready_at AS "readyAt"
    FROM held h JOIN endpoints e ON e.id = h.endpoint_id`,
} as const;

/** Stores the result of a try of a delivery about no game, which is tried again at `$6` if it still waits. */
export const SAVE_APART = {
  name: 'save-result-apart',
  text: `
    UPDATE deliveries
    SET state = $2, tries = tries + 1, status = $3, error = $4, tried_at = $5, quiet_until = $6 WHERE id = $1`,
} as const;

/**
 * Stores the results of tries (`$1`, each of another line). A line goes on at `next` if there is more in it, or when
 * its reader wakes up. Something may have been added while the line was held: the line's revision tells that, as no
 * part of this statement sees rows that came after its start. Returns the ids of deliveries whose lines go on at once.
 */
export const SAVE_RESULTS = {
  name: 'save-delivery-results',
  text: `
    WITH results AS (
      SELECT * FROM jsonb_to_recordset($1::jsonb) AS r(
        id uuid, "endpointId" uuid, "sourceId" uuid, revision int, state text, status int, error text,
        at timestamptz, next timestamptz, "missedFrom" int, "missedTo" int)
    ), lines AS (
      SELECT l.endpoint_id, l.source_id, r.*
      FROM results r JOIN delivery_lines l ON l.endpoint_id = r."endpointId" AND l.source_id = r."sourceId"
      ORDER BY l.endpoint_id, l.source_id FOR NO KEY UPDATE OF l
    ), done AS (
      UPDATE deliveries d
      SET state = r.state, tries = tries + 1, status = r.status, error = r.error, tried_at = r.at
      FROM lines r WHERE d.id = r.id
    ), saved AS (
      UPDATE delivery_lines l SET held_until = NULL, missed_from = r."missedFrom", missed_to = r."missedTo",
        due = CASE WHEN r.state = 'WAITING' OR l.revision <> r.revision THEN r.next ELSE (
          SELECT min(GREATEST(r.next, d.quiet_until)) FROM deliveries d
          WHERE d.endpoint_id = l.endpoint_id AND d.source_id = l.source_id AND d.state = 'WAITING' AND d.id <> r.id
        ) END
      FROM lines r WHERE l.endpoint_id = r.endpoint_id AND l.source_id = r.source_id
      RETURNING r.id, l.due <= r.at AS "goesOn"
    )
    SELECT id FROM saved WHERE "goesOn"`,
} as const;

/** Gives back a line that was taken and in which nothing waits, or only what its reader is told when they wake up. */
export const EMPTY_LINE = {
  name: 'empty-line',
  text: `
    UPDATE delivery_lines l SET held_until = NULL, due = CASE WHEN revision <> $3 THEN due ELSE (
      SELECT min(d.quiet_until) FROM deliveries d
      WHERE d.endpoint_id = $1 AND d.source_id = $2 AND d.state = 'WAITING'
    ) END
    WHERE endpoint_id = $1 AND source_id = $2`,
} as const;

/**
 * Stores the health of an endpoint: nothing has arrived since `$2` (null: the last one has), and it rests until `$3`.
 */
export const NOTE_HEALTH = {
  name: 'note-health',
  text: `
    UPDATE endpoints SET state = CASE WHEN state = 'ACTIVE' THEN $4 ELSE state END, rests_until = $3,
      failing_since = CASE WHEN $2::timestamptz IS NULL THEN NULL ELSE COALESCE(failing_since, $2) END
    WHERE id = $1`,
} as const;

/**
 * Pauses an endpoint where nothing has arrived since `$2`, and writes to its player's browsers and mail address that it
 * is paused: body `$4`, to be sent at `$5`. Whoever comes second finds it paused, and writes nothing. What was made
 * with an API key is told only to what was made with the same key, or by the player in person.
 */
export const PAUSE = {
  name: 'pause-endpoint',
  text: `
    WITH paused AS (
      UPDATE endpoints SET state = 'PAUSED', rests_until = NULL
      WHERE id = $1 AND state = 'ACTIVE' AND failing_since <= $2 RETURNING id, player_id, key_id
    )
    INSERT INTO deliveries (id, endpoint_id, version, kind, place, body, state, tries, created_at, quiet_until)
    SELECT gen_random_uuid(), o.id, 0, 'endpoint.paused', 0, $4, 'WAITING', 0, $3, $5
    FROM paused p JOIN endpoints o ON o.player_id = p.player_id AND o.id <> p.id
      AND o.state = 'ACTIVE' AND o.channel IN ('push', 'mail') AND (o.key_id IS NULL OR o.key_id = p.key_id)`,
} as const;

/** What is held for a digest of reader `r` and is still worth telling: delivery `d` about game `g`. */
const STILL_NEWS = `
  r.state = 'ACTIVE' AND EXISTS (SELECT FROM seats s WHERE s.game_id = d.source_id AND s.player_id = r.player_id)
  AND NOT EXISTS (
    SELECT FROM followers f WHERE f.endpoint_id = r.id AND f.game_id = d.source_id AND f.kinds = '{}')
  AND CASE d.kind
    WHEN 'game.ended' THEN true
    WHEN 'game.request' THEN g.status = 'RUNNING' AND COALESCE((g.handovers -> -1 ->> 'version')::int, 0) <= d.version
      AND EXISTS (
        SELECT FROM (
          SELECT m.version, m.seat, m.body::jsonb #> '{events,0,data}' AS said FROM moves m
          WHERE m.game_id = d.source_id AND m.kind = 'request' ORDER BY m.seq DESC LIMIT 1
        ) last JOIN seats s ON s.game_id = d.source_id AND s.player_id = r.player_id AND s.seat <> last.seat
        WHERE last.version = d.version AND (
          last.said ->> 'said' IN ('agreed', 'refused')
          OR last.said ->> 'said' = 'asked' AND to_timestamp((last.said ->> 'until')::bigint / 1000.0) > $1))
    ELSE g.status IN ('OPEN', 'RUNNING')
  END`;

/** The same of delivery `d` about a choice in an event. Whether it was made is known where the letter is written. */
const STILL_AWAITED = `
  r.state = 'ACTIVE' AND (d.body::jsonb #>> '{data,choice,until}')::timestamptz > $1
  AND EXISTS (SELECT FROM tournaments t WHERE t.id = d.source_id AND t.phase = 'RUNNING')
  AND NOT EXISTS (
    SELECT FROM followers f WHERE f.endpoint_id = r.id AND f.tournament_id = d.source_id AND f.kinds = '{}')`;

/**
 * Makes one delivery of all that is held for an endpoint, where its hour (`$2`) is past; at `$1`, for up to `$3`
 * endpoints. Left out is what is settled by now: the request has another answer or none is possible, the game is over
 * (which is told) or another's, or its reader has stopped to hear of it. The row of the endpoint lets one process
 * gather; the id is made of what is told, so it is the same where that is.
 */
export const GATHER = {
  name: 'gather-digests',
  text: `
    WITH readers AS (
      SELECT e.id, e.player_id, e.state FROM endpoints e
      WHERE e.id IN (SELECT d.endpoint_id FROM deliveries d WHERE d.state = 'HELD' AND d.quiet_until <= $2)
      LIMIT $3 FOR NO KEY UPDATE SKIP LOCKED
    ), gathered AS (
      UPDATE deliveries d SET tried_at = $1, state = CASE
        WHEN d.kind = '${YOUR_CHOICE}' THEN CASE WHEN ${STILL_AWAITED} THEN 'GATHERED' ELSE 'SKIPPED' END
        WHEN EXISTS (SELECT FROM games g WHERE g.id = d.source_id AND ${STILL_NEWS}) THEN 'GATHERED'
        ELSE 'SKIPPED'
      END
      FROM readers r
      WHERE d.endpoint_id = r.id AND d.state = 'HELD' AND d.quiet_until <= $2
      RETURNING d.id, d.endpoint_id, d.state, d.created_at, d.body::jsonb #- '{data,entries}' AS body
    )
    INSERT INTO deliveries (id, endpoint_id, version, kind, place, body, state, tries, created_at, quiet_until)
    SELECT md5(string_agg(n.id::text, ' ' ORDER BY n.id))::uuid, n.endpoint_id, 0, 'digest', 0,
      jsonb_build_object('type', 'digest', 'data', jsonb_build_object(
        'notices', jsonb_agg(n.body ORDER BY n.created_at, n.id)))::text,
      'WAITING', 0, $1, $1::timestamptz
    FROM gathered n WHERE n.state = 'GATHERED' GROUP BY n.endpoint_id
    ON CONFLICT (id) DO NOTHING`,
} as const;

/** Makes the lines of an endpoint due again, where something waits in them. */
export const WAKE_LINES = `
  UPDATE delivery_lines l SET due = $2, held_until = NULL, revision = revision + 1
  WHERE l.endpoint_id = $1 AND EXISTS (
    SELECT FROM deliveries d
    WHERE d.endpoint_id = l.endpoint_id AND d.source_id = l.source_id AND d.state = 'WAITING')`;

/** Puts by the lines of an endpoint, unless it is active by now: somebody who resumes it meanwhile wakes them. */
export const REST_LINES = `
  WITH resting AS (SELECT id FROM endpoints WHERE id = $1 AND state <> 'ACTIVE' FOR SHARE)
  UPDATE delivery_lines l SET due = NULL FROM resting WHERE l.endpoint_id = resting.id`;

/** Deletes deliveries: those from before `$1` that are not waiting, and those from before `$2` in any case. */
export const FORGET_OLD = {
  name: 'forget-deliveries',
  text: `DELETE FROM deliveries WHERE created_at < $1 AND (state <> 'WAITING' OR created_at < $2)`,
} as const;

/**
 * Ends endpoints that were made with a key which is revoked by now, so that nobody looks at their lines again and
 * again.
 */
export const END_REVOKED = {
  name: 'end-revoked-endpoints',
  text: `
    WITH ended AS (
      UPDATE endpoints e SET state = 'GONE' FROM api_tokens k
      WHERE k.id = e.key_id AND e.state <> 'GONE' AND (k.revoked_at IS NOT NULL OR k.expires_at <= $1)
      RETURNING e.id
    )
    UPDATE delivery_lines l SET due = NULL FROM ended WHERE l.endpoint_id = ended.id`,
} as const;
