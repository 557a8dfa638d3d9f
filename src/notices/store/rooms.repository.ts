import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';

import { inTransaction } from '../../database/transaction.js';
import { assertBelow, type Standing } from '../../quotas/standing.js';
import type { Seat } from '../../rules/index.js';
import type { EndpointRow } from './endpoints.repository.js';
import { EndpointEntity } from './entities/endpoint.entity.js';
import { FollowerEntity } from './entities/follower.entity.js';
import { beginNow, type FollowerRow } from './followers.repository.js';
import { type ChatRoom, ROOM_EVENT_KINDS, ROOM_KINDS } from './kinds.js';
import { assertRoomFor } from './spectators.js';

/** The endpoint by which a room follows one game or event. It has the key of whoever began that, with which it ends. */
export type RoomRow = EndpointRow & {
  readonly channel: ChatRoom;
  readonly keyId: string;
};

type Room = Pick<RoomRow, 'channel' | 'address'>;

/** What a room follows: one of the two, the other is null. */
export type Followed = Pick<FollowerRow, 'gameId' | 'tournamentId'>;

/** How many games and events a room follows. */
const MOST = 5;
/** How many games and events rooms follow because of one player. */
const MOST_OF_PLAYER = 50;
/** Whether game `g` or event `t` is not over. */
const GOES_ON = `(g.status IN ('OPEN', 'RUNNING') OR t.phase IN ('OPEN', 'RUNNING', 'FINISHED'))`;
const OF_PLAYER: Standing = {
  count: `SELECT count(*)::int AS count
    FROM endpoints e JOIN followers f ON f.endpoint_id = e.id
    LEFT JOIN games g ON g.id = f.game_id LEFT JOIN tournaments t ON t.id = f.tournament_id
    WHERE e.player_id = $1 AND e.channel LIKE '%\\_channel' AND e.state = 'ACTIVE' AND ${GOES_ON}`,
  things: { en: 'games and events followed in channels', ja: 'チャンネルで観戦中の対局とイベント' },
  remedy: {
    en: 'end one first with /muster watch.',
    ja: '先に /muster watch で終了してください。',
  },
};

/** Holds the room `$1` as long as the transaction lasts: the bytes of "room", and the hash of the room. */
const HOLD = `SELECT pg_advisory_xact_lock(${0x726f6f6d}, hashtext($1))`;

/** What the room at address `$2` of channel `$1` follows, the oldest first. */
export const FOLLOWED = `
  SELECT e.id, f.game_id AS "gameId", f.tournament_id AS "tournamentId"
  FROM endpoints e JOIN followers f ON f.endpoint_id = e.id JOIN api_tokens k ON k.id = e.key_id
  LEFT JOIN games g ON g.id = f.game_id LEFT JOIN tournaments t ON t.id = f.tournament_id
  WHERE e.channel = $1 AND e.address = $2 AND e.state = 'ACTIVE' AND ${GOES_ON}
    AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > now())
  ORDER BY e.created_at, e.id`;

/** Deletes the endpoints of a room but those in `$3`, and those that have something to tell still. */
const CLEAR = `
  DELETE FROM endpoints e
  WHERE e.channel = $1 AND e.address = $2 AND NOT e.id = ANY($3::uuid[]) AND (
    e.state <> 'ACTIVE'
    OR NOT EXISTS (SELECT FROM deliveries d WHERE d.endpoint_id = e.id AND d.state = 'WAITING'))`;

const STOP = `
  DELETE FROM endpoints e USING followers f
  WHERE f.endpoint_id = e.id AND e.channel = $1 AND e.address = $2 AND $3 IN (f.game_id, f.tournament_id)`;

/**
 * The changes that wait in the line of an endpoint and a game: the last place, how the game stood then, how many lines
 * of the log they have, and the last ten of them, the last one first.
 */
const GATHERED = {
  name: 'gathered-for-room',
  text: `
    WITH waiting AS MATERIALIZED (
      SELECT d.place, d.body::jsonb -> 'data' AS data FROM deliveries d
      WHERE d.endpoint_id = $1 AND d.source_id = $2 AND d.state = 'WAITING' AND d.kind = 'game.changed'
    ), lines AS (
      SELECT w.place, e.nth, e.entry ->> 'text' AS text
      FROM waiting w, jsonb_array_elements(w.data -> 'entries') WITH ORDINALITY AS e(entry, nth)
    )
    SELECT w.place AS through, w.data #> '{game,version}' AS version, w.data #> '{game,owed}' AS owed,
      (SELECT count(*)::int FROM lines) AS count,
      ARRAY(SELECT l.text FROM lines l ORDER BY l.place DESC, l.nth DESC LIMIT 10) AS texts
    FROM waiting w ORDER BY w.place DESC LIMIT 1`,
} as const;

/** Takes out of a line what another delivery, `$4`, has told: changes up to place `$3`. */
const SETTLE = {
  name: 'settle-for-room',
  text: `
    UPDATE deliveries SET state = 'SKIPPED', tried_at = $5
    WHERE endpoint_id = $1 AND source_id = $2 AND place <= $3 AND id <> $4
      AND state = 'WAITING' AND kind = 'game.changed'`,
} as const;

/** What a room has not been told yet of a game. */
export interface Gathered {
  /** Place of the last change; null: nothing waits. */
  readonly through: number | null;
  /** The version that the game had then; null: nothing waits. */
  readonly version: number | null;
  /** Seats that owe a decision after it. */
  readonly owed: readonly Seat[];
  /** How many lines of the log there are. */
  readonly count: number;
  /** The last of them, in order. */
  readonly texts: readonly string[];
}

const NOTHING: Gathered = { through: null, version: null, owed: [], count: 0, texts: [] };

interface Line {
  readonly endpointId: string;
  readonly gameId: string;
}

/** Rooms of chats that follow games and events, as they are stored. */
@Injectable()
export class RoomsRepository {
  constructor(
    private readonly source: DataSource,
    private readonly pool: Pool,
  ) {}

  /**
   * Stores that a room follows a game or an event; `same`: it does already; `full`: it follows as many as a room may.
   * `spectators`: how many may follow one thing without a part in it. Throws QUOTA_REACHED.
   */
  put(room: RoomRow, what: Followed, spectators: number): Promise<'put' | 'same' | 'full'> {
    return inTransaction(this.source, async (manager) => {
      await manager.query(HOLD, [`${room.channel} ${room.address}`]);
      const followed = (await cleared(manager, room)).map(idOf);
      if (followed.includes(idOf(what))) return 'same';
      if (followed.length >= MOST) return 'full';
      await assertBelow(manager, room.playerId, OF_PLAYER, MOST_OF_PLAYER);
      await assertRoomFor(manager, what, room.playerId, spectators);
      const { id: endpointId, createdAt } = room;
      await manager.insert(EndpointEntity, room);
      const kinds = what.gameId === null ? [...ROOM_EVENT_KINDS] : [...ROOM_KINDS];
      const follower = { id: randomUUID(), endpointId, ...what, kinds, createdAt };
      await manager.insert(FollowerEntity, follower);
      await beginNow(manager, follower, room.playerId);
      return 'put';
    });
  }

  /** What a room follows, the oldest wish first. */
  async followed({ channel, address }: Room): Promise<Followed[]> {
    const rows: (Followed & { id: string })[] = await this.source.query(FOLLOWED, [
      channel,
      address,
    ]);
    return rows.map(({ gameId, tournamentId }) => ({ gameId, tournamentId }));
  }

  /** From now on the room is told nothing of the game or event with that id. */
  async remove({ channel, address }: Room, id: string): Promise<void> {
    await this.source.query(STOP, [channel, address, id]);
  }

  /** Takes back what `put` has stored, and nothing that was stored since. */
  async takeBack({ id }: RoomRow): Promise<void> {
    await this.source.manager.delete(EndpointEntity, { id });
  }

  /** What waits to be told to a room of a game. */
  async gathered({ endpointId, gameId }: Line): Promise<Gathered> {
    const { rows } = await this.pool.query({ ...GATHERED, values: [endpointId, gameId] });
    const [found] = rows as Gathered[];
    return found === undefined ? NOTHING : { ...found, texts: [...found.texts].reverse() };
  }

  /** Writes down that the delivery with that id has told the changes up to place `through`. */
  async settle(
    { endpointId, gameId }: Line,
    { id, through, at }: { readonly id: string; readonly through: number; readonly at: number },
  ): Promise<void> {
    const values = [endpointId, gameId, through, id, new Date(at)];
    await this.pool.query({ ...SETTLE, values });
  }
}

const idOf = ({ gameId, tournamentId }: Followed): string | null => gameId ?? tournamentId;

/** Deletes what is over, and returns what is followed. */
async function cleared(manager: EntityManager, { channel, address }: Room): Promise<Followed[]> {
  const live: (Followed & { id: string })[] = await manager.query(FOLLOWED, [channel, address]);
  await manager.query(CLEAR, [channel, address, live.map(({ id }) => id)]);
  return live;
}
