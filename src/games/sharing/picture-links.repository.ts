import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { inTransaction } from '../../database/transaction.js';
import { assertBelow, type Standing } from '../../quotas/standing.js';
import { PictureLinkEntity } from '../store/entities/picture-link.entity.js';

export type PictureLinkRow = Omit<PictureLinkEntity, 'game' | 'player' | 'key'>;

/**
 * SQL condition of a link that still works: it has not expired, its maker still has the seat, and the API key that made
 * it is not revoked.
 */
const OPENING = `
  FROM picture_links l
  JOIN seats s ON s.game_id = l.game_id AND s.seat = l.seat AND s.player_id = l.player_id
  LEFT JOIN api_tokens k ON k.id = l.key_id
  WHERE l.expires_at > now() AND k.revoked_at IS NULL`;

const ROW = `
  l.id, l.game_id AS "gameId", l.player_id AS "playerId", l.key_id AS "keyId", l.seat, l.version,
  l.expires_at AS "expiresAt"`;

const OPEN_LINKS: Standing = {
  count: `SELECT count(*)::int AS count ${OPENING} AND l.player_id = $1`,
  things: { en: 'links to pictures', ja: '図へのリンク' },
  remedy: {
    en: 'revoke one first, or wait until one ends.',
    ja: '先にどれかを失効させるか、期限が切れるまでお待ちください。',
  },
};

const FORGET = `
  DELETE FROM picture_links WHERE player_id = $1 AND id NOT IN (SELECT l.id ${OPENING} AND l.player_id = $1)`;

const OPEN = `SELECT ${ROW} ${OPENING} AND l.id = $1`;

/** The links of a player that still work; those that expire first come first. */
const OF_PLAYER = `SELECT ${ROW} ${OPENING} AND l.player_id = $1 ORDER BY l.expires_at, l.id`;

/** Links as they are stored in Postgres. */
@Injectable()
export class PictureLinksRepository {
  constructor(private readonly source: DataSource) {}

  /**
   * Stores a link. Throws QUOTA_REACHED where its player has `limit` links that still work; expired ones are deleted.
   */
  insert(link: PictureLinkRow, limit: number): Promise<void> {
    return inTransaction(this.source, async (manager) => {
      await assertBelow(manager, link.playerId, OPEN_LINKS, limit);
      await manager.query(FORGET, [link.playerId]);
      await manager.insert(PictureLinkEntity, link);
    });
  }

  async open(id: string): Promise<PictureLinkRow | null> {
    const [row]: PictureLinkRow[] = await this.source.query(OPEN, [id]);
    return row ?? null;
  }

  /** The links of a player that still work. */
  openOf(playerId: string): Promise<PictureLinkRow[]> {
    return this.source.query(OF_PLAYER, [playerId]);
  }

  /** Deletes a link; false: that player has no such link. */
  async remove(playerId: string, id: string): Promise<boolean> {
    const { affected } = await this.source.manager.delete(PictureLinkEntity, { id, playerId });
    return affected === 1;
  }

  /** Deletes all links of the player; returns how many there were. */
  async removeAll(playerId: string): Promise<number> {
    const { affected } = await this.source.manager.delete(PictureLinkEntity, { playerId });
    return affected ?? 0;
  }
}
