const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** One kind of things that must happen later. Times in milliseconds. */
export interface Kind {
  /** How long after its time a thing is found at the latest; what is later than that is overdue. */
  readonly look: number;
  /** How much longer a thing may be overdue. After that it is taken that nobody does it. */
  readonly bound: number;
  /**
   * SQL of all things of this kind that wait, are held or have failed, as of `$1`: `id`, `what`, `due` (null: nothing
   * waits), `held` (a process is at it), `failed`, and `detail` (jsonb: `id`, `since`, `tries`, `error`; null: nothing
   * is known). No name of a player, nothing that they or a receiver wrote, and of an address only its host.
   */
  readonly rows: string;
}

export type KindName =
  | ('clocks' | 'computer' | 'turns' | 'news' | 'deliveries')
  | ('endpoints' | 'away' | 'results' | 'events');

/** The time as of which all is read. */
const AT = '$1::timestamptz';
const NOTHING_ELSE = 'false AS held, false AS failed, NULL::jsonb AS detail';

/** Column `due` of `game_times` is read from its index alone where nobody asks what game it is. */
const CLOCKS = `
  SELECT t.game_id AS id, g.ruleset AS what, t.deadline AS due, ${NOTHING_ELSE}
  FROM game_times t LEFT JOIN games g ON g.id = t.game_id WHERE t.deadline IS NOT NULL`;

/** Held by the advisory lock of `GameLocks`: the bytes of "bot", and the hash of the game's id. */
const COMPUTER = `
  SELECT t.game_id AS id, g.ruleset AS what, t.updated_at AS due,
    (hashtext(t.game_id::text)::bigint & 4294967295) IN (
      SELECT objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND classid = ${0x626f74} AND granted
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    ) AS held,
    false AS failed, NULL::jsonb AS detail
  FROM game_times t LEFT JOIN games g ON g.id = t.game_id WHERE t.bots_owe`;

/**
 * Whoever takes a turn to be told puts it off by a minute, and it stays so if it fails. A turn is told 20 seconds after
 * its row, so one that is due within a minute although its game has stood still for three has failed.
 */
const TURNS = `
  SELECT s.game_id AS id, g.ruleset AS what, s.due, false AS held,
    CASE WHEN s.kind = 'game.your_turn' AND s.due > ${AT} AND s.due <= ${AT} + interval '1 minute' THEN (
      SELECT t.updated_at < ${AT} - interval '3 minutes' FROM game_times t WHERE t.game_id = s.game_id
    ) ELSE false END AS failed,
    jsonb_build_object(
      'since', (SELECT t.updated_at FROM game_times t WHERE t.game_id = s.game_id),
      'error', 'it is tried again each minute'
    ) AS detail
  FROM spells s LEFT JOIN games g ON g.id = s.game_id WHERE s.due < 'infinity'`;

const NEWS = `
  SELECT t.game_id AS id, g.ruleset AS what, at.updated_at AS due, ${NOTHING_ELSE}
  FROM told_games t JOIN games g ON g.id = t.game_id JOIN game_times at ON at.game_id = t.game_id
  WHERE g.version > t.version`;

/** Channel and host of endpoint `e`; of a mailbox the channel alone. */
const WHERE_TO = `e.channel || CASE WHEN e.channel = 'mail' THEN ''
  ELSE COALESCE(' ' || substring(e.address FROM '^https?://(?:[^/?#]*@)?([^/?#@]+)'), '') END`;

/**
 * Lines of deliveries, and what stands in none: deliveries about no game, and what is held for a digest. One that has
 * to wait for another of the same player has its turn later, so it is not overdue. Failed: a delivery was given up,
 * and none has arrived in its line since.
 */
const DELIVERIES = `
  SELECT l.endpoint_id AS id, ${WHERE_TO} AS what,
    CASE
      WHEN l.due IS NULL THEN NULL
      WHEN k.revoked_at IS NOT NULL OR k.expires_at <= ${AT} OR e.state <> 'ACTIVE' THEN NULL
      WHEN e.player_id IN (
        SELECT b.player_id FROM delivery_lines h JOIN endpoints b ON b.id = h.endpoint_id
        WHERE h.due IS NOT NULL AND h.held_until > ${AT}
      ) THEN GREATEST(l.due, ${AT})
      ELSE GREATEST(l.due, e.rests_until)
    END AS due,
    COALESCE(l.held_until > ${AT}, false) AS held, l.missed_from IS NOT NULL AS failed,
    (
      SELECT jsonb_build_object('id', d.id, 'since', COALESCE(d.tried_at, d.created_at), 'tries', d.tries,
        'error', CASE WHEN d.status IS NULL THEN 'no answer' ELSE 'answered ' || d.status END)
      FROM deliveries d WHERE d.endpoint_id = l.endpoint_id AND d.source_id = l.source_id AND d.tries > 0
      ORDER BY d.state = 'DEAD' DESC, d.created_at DESC LIMIT 1
    ) AS detail
  FROM delivery_lines l JOIN endpoints e ON e.id = l.endpoint_id LEFT JOIN api_tokens k ON k.id = e.key_id
  WHERE l.due IS NOT NULL OR l.missed_from IS NOT NULL
  UNION ALL
  SELECT d.endpoint_id AS id, ${WHERE_TO} AS what, GREATEST(d.quiet_until, e.rests_until) AS due, false AS held,
    false AS failed, NULL::jsonb AS detail
  FROM deliveries d JOIN endpoints e ON e.id = d.endpoint_id LEFT JOIN api_tokens k ON k.id = e.key_id
  WHERE d.state = 'WAITING' AND d.source_id IS NULL AND e.state = 'ACTIVE'
    AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > ${AT})
  UNION ALL
  SELECT d.endpoint_id AS id, 'digest' AS what, min(d.quiet_until) AS due, false AS held, false AS failed,
    NULL::jsonb AS detail
  FROM deliveries d WHERE d.state = 'HELD' GROUP BY d.endpoint_id`;

/** Endpoints where nothing arrives. One that is gone for good is shown for as long as its deliveries are kept. */
const ENDPOINTS = `
  SELECT e.id, ${WHERE_TO} AS what, NULL::timestamptz AS due, false AS held, true AS failed,
    jsonb_build_object('since', e.failing_since, 'error', CASE e.state
      WHEN 'ACTIVE' THEN 'it is tried again' WHEN 'PAUSED' THEN 'paused' ELSE 'gone' END) AS detail
  FROM endpoints e
  WHERE e.failing_since IS NOT NULL AND (e.state <> 'GONE' OR e.failing_since > ${AT} - interval '14 days')`;

const AWAY = `
  SELECT id, 'days away' AS what, tell_at AS due, ${NOTHING_ELSE} FROM days_away WHERE tell_at IS NOT NULL`;

const RESULTS = `
  SELECT t.game_id AS id, 'event ' || t.tournament_id AS what, at.updated_at AS due, ${NOTHING_ELSE}
  FROM tournament_games t JOIN games g ON g.id = t.game_id JOIN game_times at ON at.game_id = t.game_id
  WHERE NOT t.decided AND g.status IN ('FINISHED', 'ABANDONED')`;

const EVENTS = `
  SELECT id, lower(phase) AS what, due, ${NOTHING_ELSE} FROM tournaments WHERE due IS NOT NULL`;

/**
 * All that must happen later, whatever table it stands in. Decisions of the computer and deliveries may wait for others
 * for some minutes where there are many.
 */
export const KINDS: { readonly [N in KindName]: Kind } = {
  clocks: { look: SECOND, bound: MINUTE, rows: CLOCKS },
  computer: { look: 3 * SECOND, bound: 5 * MINUTE, rows: COMPUTER },
  turns: { look: SECOND, bound: MINUTE, rows: TURNS },
  news: { look: MINUTE, bound: MINUTE, rows: NEWS },
  deliveries: { look: SECOND, bound: 5 * MINUTE, rows: DELIVERIES },
  endpoints: { look: SECOND, bound: MINUTE, rows: ENDPOINTS },
  away: { look: 5 * SECOND, bound: MINUTE, rows: AWAY },
  results: { look: SECOND, bound: MINUTE, rows: RESULTS },
  events: { look: SECOND, bound: MINUTE, rows: EVENTS },
};
export const KIND_NAMES = Object.keys(KINDS) as readonly KindName[];
