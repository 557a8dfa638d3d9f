import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { type EntityManager, getMetadataArgsStorage } from 'typeorm';

import { Gather } from '../../common/gather.js';
import { isUuid } from '../../common/uuid.js';
import { invalidInput, invariant } from '../../errors/errors.js';
import type { Seat } from '../../rules/index.js';
import { Rulesets } from '../rulesets/rulesets.js';
import { GameEntity } from './entities/game.entity.js';
import type { GameHead, Maker } from './game-head.js';
import type { GameFilter, GamesOrder, Page, Paging } from './paging.js';

/** The public version and the number of rows of a game, see {@link GameHead}. */
export type GameStanding = Pick<GameHead, 'version' | 'seq'>;

/** Position of a game in a list that is ordered by the last change. */
export type Moment = Pick<GameHead, 'updatedAt' | 'id'>;

type Columns = Omit<GameHead, 'seats' | 'keptFor'>;

/** The columns of a head, under the names of the entity, and the seats that are taken. */
interface HeadRecord extends Columns {
  readonly taken: readonly { seat: Seat; id: string; name: string; entropy: string }[] | null;
  readonly kept: readonly string[] | null;
}

const UNREAD: readonly string[] = ['requestId', 'requestHash'] satisfies (keyof GameEntity)[];

/** Read from the entity's metadata: a new column of the entity is selected without a change here. */
const HEAD_COLUMNS = getMetadataArgsStorage()
  .filterColumns(GameEntity)
  .filter(({ propertyName }) => !UNREAD.includes(propertyName))
  .map(({ propertyName, options }) => `g.${options.name ?? propertyName} AS "${propertyName}"`);

const SELECT_HEADS = `
  SELECT ${HEAD_COLUMNS.join(', ')}, t.updated_at AS "updatedAt", (
    SELECT jsonb_agg(jsonb_build_object('seat', s.seat, 'id', p.id, 'name', p.name, 'entropy', s.entropy))
    FROM seats s JOIN players p ON p.id = s.player_id WHERE s.game_id = g.id
  ) AS taken, (SELECT jsonb_agg(s.player_id) FROM seats s WHERE s.game_id = g.rematch_of) AS kept
  FROM games g JOIN game_times t ON t.game_id = g.id`;

/** SQL expression that each order of a list sorts by. */
const ORDER: { readonly [O in GamesOrder]: string } = {
  created: 'g.created_at',
  updated: 't.updated_at',
};

/** SQL condition: the player whose id is $1 has a seat in the game, for which `more` holds. */
const seated = (more = ''): string =>
  `EXISTS (SELECT 1 FROM seats s WHERE s.game_id = g.id AND s.player_id = $1::uuid${more})`;

/** SQL condition: the player whose id is $1 may see the game. */
const VISIBLE = `(NOT g.private OR ${seated()})`;

/** SQL condition: anybody may take a seat in the game. */
const FREE = `(g.status = 'OPEN' AND g.rematch_of IS NULL)`;

/** Reads and writes the table `games`. */
@Injectable()
export class GamesRepository {
  private readonly gathered = new Gather((gameIds: readonly string[]) => this.standings(gameIds));

  constructor(
    private readonly pool: Pool,
    private readonly rulesets: Rulesets,
  ) {}

  async head(gameId: string): Promise<GameHead | undefined> {
    if (!isUuid(gameId)) return undefined;
    const { rows } = await this.pool.query({
      name: 'head',
      text: `${SELECT_HEADS} WHERE g.id = $1`,
      values: [gameId],
    });
    const [record] = rows as HeadRecord[];
    return record && this.headOf(record);
  }

  /** The head of an existing game, read inside a transaction. */
  async headIn(manager: EntityManager, gameId: string): Promise<GameHead> {
    const rows: HeadRecord[] = await manager.query(`${SELECT_HEADS} WHERE g.id = $1`, [gameId]);
    const [record] = rows;
    invariant(record, `game ${gameId} is locked and gone`);
    return this.headOf(record);
  }

  /** The rematch of a game, unless that was given up before it began. */
  async rematchOf(gameId: string): Promise<GameHead | undefined> {
    const { rows } = await this.pool.query({
      name: 'rematch-of',
      text: `${SELECT_HEADS} WHERE g.rematch_of = $1 AND g.status <> 'ABANDONED'`,
      values: [gameId],
    });
    const [record] = rows as HeadRecord[];
    return record && this.headOf(record);
  }

  /** Callers that ask at the same time share one query. */
  standing(gameId: string): Promise<GameStanding | undefined> {
    return this.gathered.ask(gameId);
  }

  /** Gives up a game that has not begun; false where it has. A repetition changes nothing. */
  async abandon(gameId: string, at: Date): Promise<boolean> {
    const text = `
      WITH game AS (
        UPDATE games SET status = 'ABANDONED' WHERE id = $1 AND seq = 0 AND status IN ('OPEN', 'ABANDONED') RETURNING id
      )
      UPDATE game_times t SET updated_at = $2 FROM game WHERE t.game_id = game.id`;
    const { rowCount } = await this.pool.query({ name: 'abandon', text, values: [gameId, at] });
    return rowCount === 1;
  }

  async standings(gameIds: readonly string[]): Promise<Map<string, GameStanding>> {
    const text = 'SELECT id, version, seq FROM games WHERE id = ANY($1::uuid[])';
    const { rows } = await this.pool.query({ name: 'standings', text, values: [gameIds] });
    return new Map((rows as (GameStanding & { id: string })[]).map((row) => [row.id, row]));
  }

  /** A page of games, those made (or changed) last first. Private games only where the player has a seat. */
  async list(
    playerId: string | null,
    filter: GameFilter,
    { first, after, by = 'created' }: Paging,
  ): Promise<Page<GameHead>> {
    const { where, values } = conditions(playerId, filter, by, after);
    const text = `${SELECT_HEADS} WHERE ${where.join(' AND ')} ORDER BY ${ORDER[by]} DESC, g.id DESC LIMIT ${first + 1}`;
    const { rows } = await this.pool.query(text, values);
    const heads = (rows as HeadRecord[]).map((record) => this.headOf(record));
    const items = heads.slice(0, first).map((item) => ({ item, cursor: cursorOf(item, by) }));
    return { items, hasNextPage: heads.length > first };
  }

  /**
   * A page of the games in which the player has a seat, those changed last first, starting after another page. Games
   * that are over only with `finished`.
   */
  async ofPlayer(
    playerId: string,
    { after, finished, first }: { after: Moment; finished: boolean; first: number },
  ): Promise<GameHead[]> {
    const text = `${SELECT_HEADS}
      WHERE EXISTS (SELECT 1 FROM seats s WHERE s.game_id = g.id AND s.player_id = $1)
        AND (t.updated_at, t.game_id) > ($2::timestamptz, $3::uuid) AND (g.status IN ('OPEN', 'RUNNING') OR $4)
      ORDER BY t.updated_at, t.game_id LIMIT $5`;
    const values = [playerId, after.updatedAt, after.id, finished, first];
    const { rows } = await this.pool.query({ name: 'games-of-player', text, values });
    return (rows as HeadRecord[]).map((record) => this.headOf(record));
  }

  /** Games in which the player owes a decision, those changed last first. */
  async owedBy(playerId: string, first: number): Promise<GameHead[]> {
    const text = `${SELECT_HEADS}
      WHERE g.status = 'RUNNING' AND ${seated(' AND s.seat = ANY(g.owed)')} ORDER BY t.updated_at LIMIT $2`;
    const { rows } = await this.pool.query({ name: 'owed-by', text, values: [playerId, first] });
    return (rows as HeadRecord[]).map((record) => this.headOf(record));
  }

  /** Those of these games that exist, those changed last first. */
  async heads(gameIds: readonly string[]): Promise<GameHead[]> {
    const text = `${SELECT_HEADS} WHERE g.id = ANY($1::uuid[]) ORDER BY t.updated_at, g.id`;
    const { rows } = await this.pool.query({ name: 'heads', text, values: [gameIds] });
    return (rows as HeadRecord[]).map((record) => this.headOf(record));
  }

  /** Those of these games that exist and that the player may see, in no particular order. */
  async visible(playerId: string | null, gameIds: readonly string[]): Promise<GameHead[]> {
    const text = `${SELECT_HEADS} WHERE g.id = ANY($2::uuid[]) AND ${VISIBLE}`;
    const values = [playerId, gameIds.filter(isUuid)];
    const { rows } = await this.pool.query({ name: 'visible', text, values });
    return (rows as HeadRecord[]).map((record) => this.headOf(record));
  }

  /** Games of these players that have changed since that time. */
  async changedSince(
    playerIds: readonly string[],
    since: Date,
  ): Promise<{ gameId: string; playerId: string }[]> {
    const text = `SELECT t.game_id AS "gameId", s.player_id AS "playerId"
      FROM game_times t JOIN seats s ON s.game_id = t.game_id
      WHERE t.updated_at > $1 AND s.player_id = ANY($2::uuid[])`;
    const { rows } = await this.pool.query({ name: 'changed', text, values: [since, playerIds] });
    return rows as { gameId: string; playerId: string }[];
  }

  /** Games in which the computer owes a decision, those that have waited longest first; `first` of them at most. */
  async owedByBots(first: number): Promise<(Maker & { gameId: string })[]> {
    const text = `SELECT g.id AS "gameId", g.creator_id AS "creatorId", g.origin
      FROM game_times t JOIN games g ON g.id = t.game_id WHERE t.bots_owe ORDER BY t.updated_at LIMIT $1`;
    const { rows } = await this.pool.query({ name: 'owed-by-bots', text, values: [first] });
    return rows as (Maker & { gameId: string })[];
  }

  private headOf({ taken, kept, ...columns }: HeadRecord): GameHead {
    const seats = this.seatsOf(columns.ruleset, taken).map((seat) => {
      const sitter = taken?.find((one) => one.seat === seat);
      const player = sitter ? { id: sitter.id, name: sitter.name } : null;
      return { seat, player, entropy: sitter?.entropy ?? null };
    });
    return { ...columns, seats, keptFor: kept ?? [] };
  }

  /** The seats in the order of the ruleset; where its rules are not installed, only those that are taken. */
  private seatsOf(ruleset: string, taken: HeadRecord['taken']): readonly Seat[] {
    return this.rulesets.find(ruleset)?.seats ?? (taken ?? []).map(({ seat }) => seat).sort();
  }
}

function conditions(
  playerId: string | null,
  filter: GameFilter,
  by: GamesOrder,
  after: string | undefined,
): { where: string[]; values: unknown[] } {
  const values: unknown[] = [playerId];
  const value = (one: unknown): string => `$${values.push(one)}`;
  const where = [VISIBLE];
  if (filter.mine !== undefined) where.push(`${filter.mine ? '' : 'NOT '}${seated()}`);
  if (filter.owedByMe !== undefined)
    where.push(`${filter.owedByMe ? '' : 'NOT '}${seated(' AND s.seat = ANY(g.owed)')}`);
  if (filter.open !== undefined) where.push(`${filter.open ? '' : 'NOT '}${FREE}`);
  if (filter.ruleset !== undefined) where.push(`g.ruleset = ${value(filter.ruleset)}`);
  if (filter.status !== undefined) where.push(`g.status = ${value(filter.status)}`);
  if (after !== undefined) {
    const [time, id] = readCursor(after, by);
    where.push(`(${ORDER[by]}, g.id) < (${value(time)}::timestamptz, ${value(id)}::uuid)`);
  }
  return { where, values };
}

/** Cursor of a page's end: a time and an id, valid only in lists of the same order. */
const cursorOf = (head: GameHead, by: GamesOrder): string =>
  Buffer.from(`${by} ${head[`${by}At`].getTime()} ${head.id}`).toString('base64url');

function readCursor(cursor: string, by: GamesOrder): [time: string, id: string] {
  const [order, time = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  if (order !== by || !/^\d{1,13}$/.test(time) || !isUuid(id)) {
    throw invalidInput({
      en: '"after" must be a cursor of an earlier page of the same list.',
      ja: '「after」には同じ一覧の前のページのカーソルを指定してください。',
    });
  }
  return [new Date(Number(time)).toISOString(), id];
}
