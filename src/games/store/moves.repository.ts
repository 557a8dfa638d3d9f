import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';

import { Gather } from '../../common/gather.js';
import type { Seat, State } from '../../rules/index.js';
import { type MoveRow, type Receipt, rowIn, type WrittenRow } from './move-row.js';
import { MoveWriter, type Recorded } from './move-writer.js';
import {
  type KeptRecord,
  type MoveRecord,
  SELECT_KEPT,
  SELECT_MOVES,
  type Standing,
} from './moves.sql.js';
import { type GameRequest, requestIn } from './requests.js';
import { carried, unpacked } from './states.js';

export interface KnownRequest {
  readonly requestHash: string;
  readonly receipt: Receipt;
}

export interface StateAt {
  readonly seq: number;
  readonly state: State;
}

/** Reads and writes the logs of games. */
@Injectable()
export class MovesRepository {
  private readonly writer: MoveWriter;
  private readonly asked = new Gather((gameIds: readonly string[]) => this.requests(gameIds));

  constructor(private readonly pool: Pool) {
    this.writer = new MoveWriter(pool);
  }

  /** Writes a move, together with moves of other games that come at the same time. */
  record(written: WrittenRow, standing: Standing, snapshot: Buffer | null): Promise<Recorded> {
    return this.writer.write({ ...written, standing, snapshot });
  }

  async request(gameId: string, seat: Seat, requestId: string): Promise<KnownRequest | undefined> {
    const where = 'WHERE game_id = $1 AND seat = $2 AND request_id = $3';
    const [row] = await this.select('known-request', where, [gameId, seat, requestId]);
    return row as KnownRequest | undefined;
  }

  /** The last request (e.g. for a draw) of a game with its answer; null: there never was one. */
  async lastRequest(gameId: string): Promise<GameRequest | null> {
    return (await this.asked.ask(gameId)) ?? null;
  }

  /** The last snapshot at or before row `seq`; null before the first. */
  async snapshot(gameId: string, seq: number): Promise<StateAt | null> {
    const text =
      'SELECT seq, state FROM snapshots WHERE game_id = $1 AND seq <= $2 ORDER BY seq DESC LIMIT 1';
    const { rows } = await this.pool.query({ name: 'snapshot', text, values: [gameId, seq] });
    const [row] = rows as { seq: number; state: Buffer }[];
    return row === undefined ? null : { seq: row.seq, state: unpacked(row.state) };
  }

  /** Rows `from` to `to`, both included. */
  rows(gameId: string, from: number, to: number): Promise<MoveRow[]> {
    return this.select('rows', 'WHERE game_id = $1 AND seq BETWEEN $2 AND $3 ORDER BY seq', [
      gameId,
      from,
      to,
    ]);
  }

  /**
   * Rows 1 to `to` as they are stored, for a check of the hashes. Members that a column holds too are read from the
   * column: if somebody changed a column, the row no longer matches its hash.
   */
  async kept(gameId: string, to: number): Promise<MoveRow[]> {
    const text = `${SELECT_KEPT} WHERE game_id = $1 AND seq <= $2 ORDER BY seq`;
    const { rows } = await this.pool.query({ name: 'kept-rows', text, values: [gameId, to] });
    return (rows as KeptRecord[]).map(({ body, hash, createdAt, ...keys }) => ({
      ...rowIn(body, hash),
      ...keys,
      createdAt: createdAt.toISOString(),
    }));
  }

  /** Rows later than row `after`. */
  rowsAfter(gameId: string, after: number): Promise<MoveRow[]> {
    return this.select('rows-after', 'WHERE game_id = $1 AND seq > $2 ORDER BY seq', [
      gameId,
      after,
    ]);
  }

  /**
   * Rows later than row `after`, up to the last one that `seat` knows of (public rows and its own); null is a
   * spectator. Where a seat has changed hands since, up to the last public one: who asks for `seat` may be the one who
   * had it, and the time that its secret rows took would tell them how many there are.
   */
  rowsKnown(gameId: string, after: number, seat: Seat | null): Promise<MoveRow[]> {
    const later = 'FROM moves WHERE game_id = $1 AND seq > $2';
    const own = `seat = $3 AND NOT EXISTS (SELECT ${later} AND kind = 'handover')`;
    const last = `SELECT max(seq) ${later} AND (NOT secret OR ${own})`;
    const where = `WHERE game_id = $1 AND seq > $2 AND seq <= (${last}) ORDER BY seq`;
    return this.select('rows-known', where, [gameId, after, seat]);
  }

  /** Public rows that led to versions later than `after` up to `upTo`, `limit` of them at most. */
  publicRows(gameId: string, after: number, upTo: number, limit: number): Promise<MoveRow[]> {
    const where =
      'WHERE game_id = $1 AND version > $2 AND version <= $3 AND NOT secret ORDER BY version LIMIT $4';
    return this.select('public-rows', where, [gameId, after, upTo, limit]);
  }

  /** The row that led to public version `version`; null where there is none. */
  async stepTo(gameId: string, version: number): Promise<MoveRow | null> {
    const where = 'WHERE game_id = $1 AND version = $2 AND NOT secret';
    const [row] = await this.select('step-to', where, [gameId, version]);
    return row ?? null;
  }

  /** `seq` of the last row, at or before `seq`, at which nothing earlier could be undone any more. */
  async boundary(gameId: string, seq: number): Promise<number> {
    const text =
      'SELECT seq FROM moves WHERE game_id = $1 AND seq <= $2 AND NOT undoable ORDER BY seq DESC LIMIT 1';
    const { rows } = await this.pool.query({ name: 'boundary', text, values: [gameId, seq] });
    return (rows as { seq: number }[])[0]?.seq ?? 0;
  }

  /** The state after row `seq`, rebuilt from the log alone. */
  async stateAt(gameId: string, seq: number): Promise<State | null> {
    const base = await this.snapshot(gameId, seq);
    const rows = await this.rows(gameId, (base?.seq ?? 0) + 1, seq);
    return rows.reduce<State | null>(carried, base?.state ?? null);
  }

  private async select(name: string, where: string, values: unknown[]): Promise<MoveRow[]> {
    const { rows } = await this.pool.query({ name, text: `${SELECT_MOVES} ${where}`, values });
    return (rows as MoveRecord[]).map(({ body, hash }) => rowIn(body, hash));
  }

  private async requests(gameIds: readonly string[]): Promise<Map<string, GameRequest>> {
    // The lateral join reads one row per game, however many requests a game has had.
    const text = `SELECT last.* FROM unnest($1::uuid[]) AS game (id) CROSS JOIN LATERAL (
        ${SELECT_MOVES} WHERE game_id = game.id AND kind = 'request' ORDER BY seq DESC LIMIT 1
      ) AS last`;
    const { rows } = await this.pool.query({ name: 'last-requests', text, values: [gameIds] });
    const found = new Map<string, GameRequest>();
    for (const { body, hash } of rows as MoveRecord[]) {
      const row = rowIn(body, hash);
      const request = requestIn(row);
      if (request !== null) found.set(row.gameId, request);
    }
    return found;
  }
}
