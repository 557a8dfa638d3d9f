import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';

import type { Taken } from '../clocks/away.js';
import { inTransaction } from '../database/transaction.js';

/** A block of days away; `days` is what it cost: 0, it was given up. */
export interface Block extends Taken {
  readonly id: string;
  readonly begins: number;
  readonly ends: number;
}

/** What a player has ever taken, in order, and since when they are one. */
export interface Taking {
  readonly since: number;
  readonly blocks: readonly Block[];
}

interface BlockRow {
  readonly id: string;
  readonly takenAt: Date;
  readonly begins: Date;
  readonly ends: Date;
  readonly days: number;
}

const BLOCKS = `SELECT id, taken_at AS "takenAt", begins, ends, days FROM days_away
  WHERE player_id = $1 ORDER BY taken_at, id`;
const SINCE = 'SELECT created_at AS since FROM players WHERE id = $1';
/** Other processes know for ten seconds what a player had before; then all their games are told again. */
const TOLD_AGAIN_MS = 15_000;

/** Stores the days away of players, and which of them running games have still to be told of. */
@Injectable()
export class AwayRepository {
  constructor(
    private readonly pool: Pool,
    private readonly source: DataSource,
  ) {}

  of(playerId: string): Promise<Taking> {
    return read(this.source.manager, playerId, SINCE);
  }

  /** Changes blocks of a player, who can do so but once at a time: `change` says which block becomes what. */
  change(playerId: string, at: number, change: (taking: Taking) => Block): Promise<void> {
    return inTransaction(this.source, async (manager) => {
      const taking = await read(manager, playerId, `${SINCE} FOR NO KEY UPDATE`);
      const { id, takenAt, begins, ends, days } = change(taking);
      const dates = [takenAt, begins, ends, at + TOLD_AGAIN_MS].map((ms) => new Date(ms));
      await manager.query(
        `INSERT INTO days_away (id, player_id, days, taken_at, begins, ends, tell_at)
        VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (id) DO UPDATE
        SET days = excluded.days, ends = excluded.ends, tell_at = excluded.tell_at`,
        [id, playerId, days, ...dates],
      );
    });
  }

  /** Players whose games have to be told at that time. */
  async untold(at: number, first: number): Promise<string[]> {
    const text = `SELECT DISTINCT player_id AS id FROM days_away WHERE tell_at <= $1 LIMIT $2`;
    const { rows } = await this.pool.query<{ id: string }>({
      name: 'untold-away',
      text,
      values: [new Date(at), first],
    });
    return rows.map(({ id }) => id);
  }

  /** Notes that the player's games were told at that time; of a block to come they are told again when it begins. */
  async told(playerId: string, at: number): Promise<void> {
    const values = [playerId, new Date(at)];
    const due = 'player_id = $1 AND tell_at <= $2';
    await this.pool.query(`DELETE FROM days_away WHERE ${due} AND days = 0`, values);
    const next = 'CASE WHEN begins > $2 THEN begins END';
    await this.pool.query(`UPDATE days_away SET tell_at = ${next} WHERE ${due}`, values);
  }

  /** Has the games told later, as not all of them could be. */
  async later(playerId: string, at: number): Promise<void> {
    await this.pool.query(
      'UPDATE days_away SET tell_at = $3 WHERE player_id = $1 AND tell_at <= $2',
      [playerId, new Date(at), new Date(at + TOLD_AGAIN_MS)],
    );
  }
}

export const newBlock = (takenAt: number, begins: number, days: number, ends: number): Block => ({
  ...{ id: randomUUID(), takenAt, begins, days, ends },
});

async function read(manager: EntityManager, playerId: string, since: string): Promise<Taking> {
  const players: { since: Date }[] = await manager.query(since, [playerId]);
  const rows: BlockRow[] = await manager.query(BLOCKS, [playerId]);
  const blocks = rows.map(({ id, takenAt, begins, ends, days }) => ({
    ...{ id, days, takenAt: takenAt.getTime() },
    ...{ begins: begins.getTime(), ends: ends.getTime() },
  }));
  return { since: players[0]?.since.getTime() ?? Infinity, blocks };
}
