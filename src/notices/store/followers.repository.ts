import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';

import type { Locale } from '../../language/locale.js';
import { assertBelow, type Standing } from '../../quotas/standing.js';
import { FollowerEntity } from './entities/follower.entity.js';
import { inTurn } from './in-turn.js';
import { type Channel, type NoticeKind, YOUR_CHOICE } from './kinds.js';
import { assertRoomFor } from './spectators.js';

export type FollowerRow = Omit<FollowerEntity, 'endpoint' | 'game'>;

/** A follower of a game or an event, with the player whose knowledge decides what it is told. */
export interface FollowerOf {
  readonly id: string;
  readonly endpointId: string;
  readonly playerId: string;
  readonly kinds: readonly NoticeKind[];
  readonly channel: Channel;
  readonly locale: Locale;
  /** Whether it gets one letter a day instead of each notice. */
  readonly digest: boolean;
}

/**
 * The followers of games. An endpoint that follows a game and also all games of its player is listed twice, but gets
 * each notice once.
 */
const OF_GAMES = {
  name: 'followers-of-games',
  text: `
    SELECT g.id AS "gameId", f.id, f.endpoint_id AS "endpointId", e.player_id AS "playerId", f.kinds, e.channel,
      e.locale, e.digest
    FROM unnest($1::uuid[]) AS g(id)
    CROSS JOIN LATERAL (
      SELECT * FROM followers WHERE game_id = g.id
      UNION ALL
      SELECT f.* FROM seats s JOIN endpoints e ON e.player_id = s.player_id
      JOIN followers f ON f.endpoint_id = e.id AND f.game_id IS NULL AND f.tournament_id IS NULL
      WHERE s.game_id = g.id
    ) f
    JOIN endpoints e ON e.id = f.endpoint_id AND e.state <> 'GONE'
    LEFT JOIN api_tokens k ON k.id = e.key_id
    WHERE k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > now())
    ORDER BY f.created_at, f.id`,
} as const;

/** The followers of an event. */
const OF_EVENT = {
  name: 'followers-of-event',
  text: `
    SELECT f.id, f.endpoint_id AS "endpointId", e.player_id AS "playerId", f.kinds, e.channel, e.locale, e.digest
    FROM followers f JOIN endpoints e ON e.id = f.endpoint_id AND e.state <> 'GONE'
    LEFT JOIN api_tokens k ON k.id = e.key_id
    WHERE f.tournament_id = $1 AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > now())
    ORDER BY f.created_at, f.id`,
} as const;

/** The endpoints of players `$2` that are told of choices in an event: in it alone, or with all their games. */
const OF_CHOICES = {
  name: 'followers-of-choices',
  text: `
    SELECT f.id, f.endpoint_id AS "endpointId", e.player_id AS "playerId", f.kinds, e.channel, e.locale, e.digest
    FROM endpoints e JOIN followers f ON f.endpoint_id = e.id AND f.game_id IS NULL
      AND (f.tournament_id IS NULL OR f.tournament_id = $1) AND '${YOUR_CHOICE}' = ANY(f.kinds)
    LEFT JOIN api_tokens k ON k.id = e.key_id
    WHERE e.player_id = ANY($2::uuid[]) AND e.state <> 'GONE'
      AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > now())
      AND NOT EXISTS (
        SELECT FROM followers x WHERE x.endpoint_id = e.id AND x.tournament_id = $1 AND x.kinds = '{}')
    ORDER BY f.created_at, f.id`,
} as const;

const OF_PLAYER: Standing = {
  count: `SELECT count(*)::int AS count FROM followers f
    JOIN endpoints e ON e.id = f.endpoint_id WHERE e.player_id = $1 AND e.channel = 'webhook'`,
  things: { en: 'followers', ja: 'フォロー' },
  remedy: { en: 'stop one first.', ja: '先に使わないフォローをやめてください。' },
};

/**
 * Makes notices begin at the present version: in one game, or in all games that go on and in which the player has a
 * seat.
 */
const FROM_NOW = `
  INSERT INTO told_games (game_id, version)
  SELECT g.id, g.version FROM games g
  WHERE g.status IN ('OPEN', 'RUNNING') AND (
    g.id = $1 OR $1 IS NULL AND g.id IN (SELECT s.game_id FROM seats s WHERE s.player_id = $2))
  ON CONFLICT (game_id) DO NOTHING`;

/** Makes notices about an event begin at its present version. */
const EVENT_FROM_NOW = `
  INSERT INTO told_events (tournament_id, version) SELECT id, seq FROM tournaments WHERE id = $1
  ON CONFLICT (tournament_id) DO NOTHING`;

/** 0: no limit. */
export interface FollowLimits {
  /** How many wishes a player may have. */
  readonly followers: number;
  /** How many follow one game or event for players who have no part in it. */
  readonly spectatorFollowers: number;
}

/** Makes notices of what is followed begin now. */
export async function beginNow(
  manager: EntityManager,
  { gameId, tournamentId }: Pick<FollowerRow, 'gameId' | 'tournamentId'>,
  playerId: string,
): Promise<void> {
  if (tournamentId === null) await manager.query(FROM_NOW, [gameId, playerId]);
  else await manager.query(EVENT_FROM_NOW, [tournamentId]);
}

type About = Pick<FollowerRow, 'gameId' | 'tournamentId'>;

/** The game or event `$2`, if it exists and endpoint `$1` may be told of it: it has no wish without kinds about it. */
const TOLD_OF = `
  SELECT s."gameId", s."tournamentId" FROM (
    SELECT id AS "gameId", NULL::uuid AS "tournamentId" FROM games WHERE id = $2
    UNION ALL SELECT NULL, id FROM tournaments WHERE id = $2
  ) s
  WHERE NOT EXISTS (
    SELECT FROM followers WHERE endpoint_id = $1 AND $2 IN (game_id, tournament_id) AND kinds = '{}')`;

/** Reads and writes which endpoint is told of which games and events. */
@Injectable()
export class FollowersRepository {
  constructor(
    private readonly source: DataSource,
    private readonly pool: Pool,
  ) {}

  async ofGame(gameId: string): Promise<readonly FollowerOf[]> {
    return (await this.ofGames([gameId])).get(gameId) ?? [];
  }

  /** Game id -> its followers; games that nobody follows are missing. */
  async ofGames(gameIds: readonly string[]): Promise<Map<string, FollowerOf[]>> {
    const { rows } = await this.pool.query<FollowerOf & { gameId: string }>({
      ...OF_GAMES,
      values: [gameIds],
    });
    const byGame = new Map<string, FollowerOf[]>();
    for (const { gameId, ...follower } of rows)
      byGame.set(gameId, [...(byGame.get(gameId) ?? []), follower]);
    return byGame;
  }

  async ofEvent(tournamentId: string): Promise<readonly FollowerOf[]> {
    const { rows } = await this.pool.query<FollowerOf>({ ...OF_EVENT, values: [tournamentId] });
    return rows;
  }

  async ofChoices(
    tournamentId: string,
    playerIds: readonly string[],
  ): Promise<readonly FollowerOf[]> {
    const values = [tournamentId, playerIds];
    return (await this.pool.query<FollowerOf>({ ...OF_CHOICES, values })).rows;
  }

  /** Stores a wish, in place of an earlier one of the endpoint about the same. Throws QUOTA_REACHED. */
  follow(
    playerId: string,
    follower: Omit<FollowerRow, 'id'>,
    limits: FollowLimits,
  ): Promise<FollowerRow> {
    return inTurn(this.source, playerId, async (manager) => {
      const id = (await this.replaced(manager, follower)) ?? randomUUID();
      await assertBelow(manager, playerId, OF_PLAYER, limits.followers);
      await assertRoomFor(manager, follower, playerId, limits.spectatorFollowers);
      await manager.insert(FollowerEntity, { id, ...follower });
      await beginNow(manager, follower, playerId);
      return { id, ...follower };
    });
  }

  /**
   * Leaves a game or an event out of what an endpoint is told, by a wish about it without kinds. false: nothing has
   * changed, as it is left out already, or there is no such endpoint of that channel, or no such game or event.
   */
  leaveOut(
    channel: Channel,
    { endpointId, sourceId }: { readonly endpointId: string; readonly sourceId: string },
    createdAt: Date,
  ): Promise<boolean> {
    return inTurn(this.source, endpointId, async (manager) => {
      const held = 'SELECT 1 FROM endpoints WHERE id = $1 AND channel = $2 FOR NO KEY UPDATE';
      const endpoints: unknown[] = await manager.query(held, [endpointId, channel]);
      const about = endpoints.length === 0 ? null : await toldOf(manager, endpointId, sourceId);
      if (about === null) return false;
      const wish = { endpointId, ...about, kinds: [], createdAt };
      const id = (await this.replaced(manager, wish)) ?? randomUUID();
      await manager.insert(FollowerEntity, { id, ...wish });
      return true;
    });
  }

  /** Whether a game or an event is not left out of what an endpoint is told. */
  async isTold(endpointId: string, sourceId: string): Promise<boolean> {
    return (await toldOf(this.source.manager, endpointId, sourceId)) !== null;
  }

  private async replaced(
    manager: EntityManager,
    { endpointId, gameId, tournamentId }: Omit<FollowerRow, 'id'>,
  ): Promise<string | null> {
    await manager.query('SELECT FROM endpoints WHERE id = $1 FOR NO KEY UPDATE', [endpointId]);
    const [rows]: [{ id: string }[], number] = await manager.query(
      `DELETE FROM followers
       WHERE endpoint_id = $1 AND game_id IS NOT DISTINCT FROM $2::uuid
         AND tournament_id IS NOT DISTINCT FROM $3::uuid RETURNING id`,
      [endpointId, gameId, tournamentId],
    );
    return rows[0]?.id ?? null;
  }

  /** The wishes of that player's endpoints, the oldest first. */
  ofPlayer(playerId: string): Promise<FollowerRow[]> {
    return this.source.manager.find(FollowerEntity, {
      where: { endpoint: { playerId } },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  find(playerId: string, id: string): Promise<FollowerRow | null> {
    return this.source.manager.findOneBy(FollowerEntity, { id, endpoint: { playerId } });
  }

  async remove(id: string): Promise<void> {
    await this.source.manager.delete(FollowerEntity, { id });
  }
}

async function toldOf(
  manager: EntityManager,
  endpointId: string,
  sourceId: string,
): Promise<About | null> {
  const rows: About[] = await manager.query(TOLD_OF, [endpointId, sourceId]);
  return rows[0] ?? null;
}
