import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';

import type { Notice } from './notice.js';
import type { Untold } from './tellings.repository.js';
import { written } from './tellings.sql.js';

/** Events with facts of which followers were not told. */
const UNTOLD = {
  name: 'untold-events',
  text: `
    SELECT t.id, e.version AS "from", t.seq AS "to"
    FROM told_events e JOIN tournaments t ON t.id = e.tournament_id WHERE t.seq > e.version LIMIT $1`,
} as const;

/**
 * Writes, in one statement, the notices (`$5`) about an event at `$4` and up to which fact they go, unless another
 * process has told them meanwhile.
 */
const TELL = {
  name: 'tell-event',
  text: `
    WITH told AS (
      UPDATE told_events SET version = $3 WHERE tournament_id = $1 AND version = $2
      RETURNING tournament_id AS source_id
    ), ${written('told', { list: '$5', at: '$4' })}
    SELECT source_id FROM told`,
} as const;

/**
 * Begins to keep account of events in which pairs choose: those who do are told by what tells them of their games,
 * whether or not anybody follows the event. It is told from where they began to choose, or else from now on.
 */
const FOLLOW_UP = {
  name: 'follow-up-events',
  text: `
    INSERT INTO told_events (tournament_id, version)
    SELECT t.id, COALESCE((
      SELECT min(f.seq) - 1 FROM tournament_facts f WHERE f.tournament_id = t.id AND f.kind = 'CHOICE_OPENED'
    ), t.seq)
    FROM tournaments t JOIN tournament_facts c ON c.tournament_id = t.id AND c.seq = 1
    WHERE t.phase = 'RUNNING' AND (c.data #> '{settings,choice}') IS NOT NULL
      AND NOT EXISTS (SELECT FROM told_events e WHERE e.tournament_id = t.id)
    ON CONFLICT (tournament_id) DO NOTHING`,
} as const;

/**
 * Deletes the account of events that are over and that nobody follows any more. That of others stays: somebody may just
 * be beginning to follow them.
 */
const FORGET = {
  name: 'forget-told-events',
  text: `
    DELETE FROM told_events e USING tournaments t
    WHERE t.id = e.tournament_id AND t.phase IN ('APPROVED', 'CANCELLED')
      AND NOT EXISTS (SELECT FROM followers f WHERE f.tournament_id = e.tournament_id AND f.kinds <> '{}')`,
} as const;

/** Stores up to which fact the followers of events were told, and their notices. */
@Injectable()
export class EventTellingsRepository {
  constructor(private readonly pool: Pool) {}

  async untold(first: number): Promise<Untold[]> {
    const { rows } = await this.pool.query<Untold>({ ...UNTOLD, values: [first] });
    return rows;
  }

  /** Writes notices about an event, at `at` milliseconds since 1970; false: another process has told it meanwhile. */
  async tell({ id, from, to }: Untold, notices: readonly Notice[], at: number): Promise<boolean> {
    const list = JSON.stringify(notices.map((notice) => ({ ...notice, sourceId: id })));
    const values = [id, from, to, new Date(at), list];
    return (await this.pool.query({ ...TELL, values })).rows.length > 0;
  }

  async followUp(): Promise<void> {
    await this.pool.query(FOLLOW_UP);
  }

  async forget(): Promise<void> {
    await this.pool.query(FORGET);
  }
}
