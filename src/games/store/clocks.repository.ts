import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';

import type { Clock } from '../../clocks/clock.js';

/** A game whose clock is to be looked at now. */
export interface DueGame {
  readonly id: string;
  readonly seq: number;
  readonly clock: Clock;
}

/** Stores when the clock of each game is to be looked at next. */
@Injectable()
export class ClocksRepository {
  constructor(private readonly pool: Pool) {}

  /** Games that are due at that time, those that have been due longest first; `first` of them at most. */
  async due(at: number, first: number): Promise<DueGame[]> {
    const text = `SELECT g.id, g.seq, g.clock FROM game_times t JOIN games g ON g.id = t.game_id
      WHERE t.deadline <= $1 AND g.clock IS NOT NULL ORDER BY t.deadline LIMIT $2`;
    const { rows } = await this.pool.query({
      name: 'due-clocks',
      text,
      values: [new Date(at), first],
    });
    return rows as DueGame[];
  }

  /** Slow games that wait for a decision of that player. */
  async waitingFor(playerId: string): Promise<string[]> {
    const text = `SELECT g.id FROM seats s JOIN games g ON g.id = s.game_id
      WHERE s.player_id = $1 AND g.status = 'RUNNING' AND s.seat = ANY (g.owed) AND g.clock ->> 'preset' <> 'live-60'`;
    const { rows } = await this.pool.query<{ id: string }>(text, [playerId]);
    return rows.map(({ id }) => id);
  }

  /**
   * Stores when to look at each game again; null: never. A game that has moved on meanwhile keeps the time that its
   * move set.
   */
  async lookAgain(
    games: readonly { readonly id: string; readonly seq: number; readonly at: number | null }[],
  ): Promise<void> {
    // The rows are locked, so that a move that is being written at the same time is waited for and seen.
    const text = `
      WITH looked AS (
        SELECT g.id, l.at FROM games g
        JOIN jsonb_to_recordset($1::jsonb) AS l(id uuid, seq int, at timestamptz) ON l.id = g.id AND l.seq = g.seq
        FOR NO KEY UPDATE OF g
      )
      UPDATE game_times t SET deadline = looked.at FROM looked WHERE t.game_id = looked.id`;
    const looks = games.map(({ id, seq, at }) => ({ id, seq, at: at && new Date(at) }));
    await this.pool.query({ name: 'look-again', text, values: [JSON.stringify(looks)] });
  }
}
