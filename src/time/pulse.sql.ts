/**
 * A process reports that it is alive, and gets the database's time. If no process has done so for 20 seconds, or the
 * last one has reported its end, there was an outage from then until now. The process's own last pulse is in the table,
 * so a process that was held up for longer than that finds its own outage.
 */
export const PULSE = {
  name: 'pulse',
  text: `
    WITH now AS (SELECT clock_timestamp() AS at),
    last AS (
      SELECT max(p.at) AS at, bool_or(NOT p.gone AND p.at > now.at - interval '20 seconds') AS alive
      FROM pulses p, now
    ), outage AS (
      INSERT INTO outages (from_at, until_at)
      SELECT last.at, now.at FROM last, now WHERE last.at < now.at AND NOT last.alive
      ON CONFLICT DO NOTHING
    ), old AS (
      DELETE FROM pulses p USING last WHERE p.at < last.at - interval '1 day' AND p.process <> $1
    )
    INSERT INTO pulses (process, at, gone) SELECT $1::uuid, at, false FROM now
    ON CONFLICT (process) DO UPDATE SET at = excluded.at, gone = false
    RETURNING at AS now`,
} as const;

export const LAST_PULSE = {
  name: 'last-pulse',
  text: 'UPDATE pulses SET at = clock_timestamp(), gone = true WHERE process = $1',
} as const;

/** Outages as far back as any spell can last, and further. */
export const RECENT_OUTAGES = {
  name: 'recent-outages',
  text: `SELECT from_at AS "from", until_at AS "until" FROM outages
    WHERE until_at > clock_timestamp() - interval '60 days' ORDER BY from_at`,
} as const;
