import type { EntityManager } from 'typeorm';

import { appError } from '../../errors/errors.js';
import type { FollowerEntity } from './entities/follower.entity.js';

type Followed = Pick<FollowerEntity, 'gameId' | 'tournamentId'>;

/** The followers that are told something, and whose keys open something still. */
const LIVE = `followers f JOIN endpoints e ON e.id = f.endpoint_id AND e.state <> 'GONE'
  LEFT JOIN api_tokens k ON k.id = e.key_id
  WHERE k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > now()) AND f.kinds <> '{}'`;

const inGame = (player: string): string =>
  `EXISTS (SELECT FROM seats s WHERE s.game_id = $1 AND s.player_id = ${player})`;
const inEvent = (player: string): string =>
  `EXISTS (SELECT FROM tournament_people p WHERE p.tournament_id = $1 AND p.player_id = ${player}
    AND (p.role IS NOT NULL OR p.state IS NOT NULL))`;

/** Of `$1`: whether the player `$2` has a part in it, and how many follow it who have none. */
const counting = (
  column: 'game_id' | 'tournament_id',
  hasPart: (player: string) => string,
): string => `SELECT ${hasPart('$2')} AS "hasPart", (
    SELECT count(*)::int FROM ${LIVE} AND f.${column} = $1 AND NOT ${hasPart('e.player_id')}) AS count`;

const OF_GAME = counting('game_id', inGame);
const OF_EVENT = counting('tournament_id', inEvent);

/** Holds what is followed, `$1`, as long as the transaction lasts: the bytes of "foll", and the hash of its id. */
const HOLD = `SELECT pg_advisory_xact_lock(${0x666f6c6c}, hashtext($1))`;

/**
 * Throws QUOTA_REACHED where a player who has no part in a game or an event wants to follow it, and `limit` do already
 * who have none: every change is written once for each of them. The wish has to be written in the same transaction.
 */
export async function assertRoomFor(
  manager: EntityManager,
  { gameId, tournamentId }: Followed,
  playerId: string,
  limit: number,
): Promise<void> {
  const id = gameId ?? tournamentId;
  if (id === null || limit === 0) return;
  await manager.query(HOLD, [id]);
  const text = gameId === null ? OF_EVENT : OF_GAME;
  const [row]: { hasPart: boolean; count: number }[] = await manager.query(text, [id, playerId]);
  if (row === undefined || row.hasPart || row.count < limit) return;
  throw appError('QUOTA_REACHED', {
    sentence: {
      en: `${limit} spectators' endpoints and channels follow this already, as many as may: read it, or subscribe to it.`,
      ja: `観戦者の通知先とチャンネルは${limit}件までで、すでにいっぱいです。照会するか、購読してください。`,
    },
  });
}
