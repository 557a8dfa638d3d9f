import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, IsNull, MoreThan, Repository } from 'typeorm';

import { inTransaction } from '../database/transaction.js';
import { assertBelow, type Standing } from '../quotas/standing.js';
import { ApiToken } from './api-token.entity.js';

/** SQL that notes the use of keys; it skips rows that others are writing, as they note the same. */
const NOTE_USE = `
  UPDATE api_tokens SET last_used_at = now() WHERE id IN (
    SELECT id FROM api_tokens
    WHERE id = ANY($1) AND (last_used_at IS NULL OR last_used_at < now() - interval '50 seconds')
    FOR UPDATE SKIP LOCKED)`;

const REVOKED = "SELECT id FROM api_tokens WHERE revoked_at > now() - $1 * interval '1 second'";

const OPEN_KEYS: Standing = {
  count: `SELECT count(*)::int AS count FROM api_tokens
    WHERE player_id = $1 AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > now())`,
  things: { en: 'keys', ja: 'キー' },
  remedy: { en: 'revoke one first.', ja: '先に使わないキーを失効させてください。' },
};

/** API keys as they are stored. */
@Injectable()
export class ApiTokensRepository {
  constructor(
    private readonly source: DataSource,
    @InjectRepository(ApiToken) private readonly rows: Repository<ApiToken>,
  ) {}

  /** Stores a key. Throws QUOTA_REACHED where its player has `limit` keys. */
  insert(apiToken: ApiToken, limit: number): Promise<void> {
    return inTransaction(this.source, async (manager) => {
      await assertBelow(manager, apiToken.playerId, OPEN_KEYS, limit);
      await manager.insert(ApiToken, apiToken);
    });
  }

  /** The player's keys that are neither revoked nor expired, the oldest first. */
  openOf(playerId: string): Promise<ApiToken[]> {
    const owned = { playerId, revokedAt: IsNull() };
    return this.rows.find({
      where: [
        { ...owned, expiresAt: IsNull() },
        { ...owned, expiresAt: MoreThan(new Date()) },
      ],
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  /** The key with this hash, and its player; null where there is none, or it is revoked or expired. */
  openBy(hash: Buffer): Promise<ApiToken | null> {
    return this.open({ hash });
  }

  openById(id: string): Promise<ApiToken | null> {
    return this.open({ id });
  }

  private async open(which: { hash: Buffer } | { id: string }): Promise<ApiToken | null> {
    const where = { ...which, revokedAt: IsNull() };
    const row = await this.rows.findOne({ where, relations: { player: true } });
    return row?.expiresAt && row.expiresAt <= new Date() ? null : row;
  }

  find(playerId: string, id: string): Promise<ApiToken | null> {
    return this.rows.findOneBy({ id, playerId });
  }

  /** Revokes a key, at the time of the database's clock, by which it is asked about later too. */
  revoke(id: string): Promise<unknown> {
    return this.rows.update({ id, revokedAt: IsNull() }, { revokedAt: () => 'now()' });
  }

  async revokedWithin(seconds: number): Promise<string[]> {
    const rows: { id: string }[] = await this.rows.query(REVOKED, [seconds]);
    return rows.map(({ id }) => id);
  }

  noteUse(ids: readonly string[]): Promise<unknown> {
    return this.rows.query(NOTE_USE, [ids]);
  }
}
