import type { Pool } from 'pg';

import type { Clock } from '../clocks/clock.js';
import { nextLook } from '../clocks/law.js';
import { RECENT_OUTAGES } from '../time/pulse.sql.js';
import type { Failure } from './standing.js';

/** How many games are looked at. */
const FOUND = 500;
/** Younger than that a time-out may just be being written. */
const YOUNG_MS = 5_000;

interface Row {
  readonly id: string;
  readonly ruleset: string;
  readonly clock: Clock;
}

/**
 * Games whose clock is empty and could not be ended, e.g. as their rules are missing. The timekeeper puts them off by a
 * minute again and again, so they are among those that are due within the next minute.
 */
export async function stuckClocks(pool: Pool, at: number): Promise<Failure[]> {
  const { rows: outages } = await pool.query<{ from: Date; until: Date }>(RECENT_OUTAGES.text);
  const { rows } = await pool.query<Row>(
    `SELECT g.id, g.ruleset, g.clock FROM game_times t JOIN games g ON g.id = t.game_id
    WHERE t.deadline > $1::timestamptz AND t.deadline <= $1::timestamptz + interval '1 minute' AND g.clock IS NOT NULL
    ORDER BY t.deadline LIMIT ${FOUND}`,
    [new Date(at)],
  );
  const blocks = outages.map(({ from, until }) => ({
    ...{ why: 'OUTAGE' as const, from: from.getTime(), until: until.getTime() },
  }));
  return rows.flatMap(({ id, ruleset, clock }) => {
    const since = nextLook(clock, { at, outages: blocks });
    if (since === null || since > at - YOUNG_MS) return [];
    return [{ id, what: ruleset, since, tries: null, error: 'it is tried again each minute' }];
  });
}
