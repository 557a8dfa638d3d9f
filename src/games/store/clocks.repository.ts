import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';

import type { Clock } from '../../clocks/clock.js';

/** A game whose clock somebody has to look at. */
export interface DueGame {
  readonly id: string;
  readonly seq: number;
  readonly clock: Clock;
}

/** When the clocks of the games are to be looked at. */
@Injectable()
export class ClocksRepository {
  constructor(private readonly pool: Pool) {}

  /** What is due at that time, the first `first` of it, longest due first. */
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

  /** When to look at each again; null: never. A game that has moved on meanwhile has its own time. */
  async lookAgain(
    games: readonly { readonly id: string; readonly seq: number; readonly at: number | null }[],
  ): Promise<void> {
    // Locked, so that a move that is being written at the same time is waited for and seen.
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
