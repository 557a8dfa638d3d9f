import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { inTransaction } from '../../database/transaction.js';
import type { ApiToken } from '../../players/api-token.entity.js';
import { assertBelow, type Standing } from '../../quotas/standing.js';
import { EndpointEntity } from './entities/endpoint.entity.js';
import type { EndpointState } from './kinds.js';

export type EndpointRow = Omit<EndpointEntity, 'player' | 'key'>;

/** By what one new endpoint differs from another. */
type Own = Pick<EndpointRow, 'playerId' | 'keyId' | 'channel' | 'address' | 'keys' | 'locale'>;

/** An endpoint that is about to be stored: with an id, its first secret, and nothing that has failed. */
export const newEndpoint = <O extends Own>(own: O, at: Date): O & Omit<EndpointRow, keyof Own> => ({
  ...own,
  ...{ id: randomUUID(), secret: 1, secretSince: at, digest: false },
  ...{ state: 'ACTIVE', failingSince: null, restsUntil: null, createdAt: at },
});

const OF_PLAYER: Standing = {
  count: `SELECT count(*)::int AS count FROM endpoints
    WHERE player_id = $1 AND channel = 'webhook' AND state <> 'GONE'`,
  things: { en: 'endpoints', ja: '通知先' },
  remedy: { en: 'delete one first.', ja: '先に使わない通知先を削除してください。' },
};

/** Endpoints of webhooks as they are stored. */
@Injectable()
export class EndpointsRepository {
  constructor(private readonly source: DataSource) {}

  /** Stores an endpoint. Throws QUOTA_REACHED where its player has `limit` of them. */
  insert(endpoint: EndpointRow, limit: number): Promise<void> {
    return inTransaction(this.source, async (manager) => {
      await assertBelow(manager, endpoint.playerId, OF_PLAYER, limit);
      await manager.insert(EndpointEntity, endpoint);
    });
  }

  /** The player's endpoints, the oldest first. */
  async ofPlayer(playerId: string): Promise<EndpointRow[]> {
    const rows = await this.source.manager.find(EndpointEntity, {
      where: { playerId, channel: 'webhook' },
      relations: { key: true },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    return rows.map(standing);
  }

  async find(playerId: string, id: string): Promise<EndpointRow | null> {
    const where = { id, playerId, channel: 'webhook' as const };
    const row = await this.source.manager.findOne(EndpointEntity, {
      where,
      relations: { key: true },
    });
    return row && standing(row);
  }

  /** Whether the key that made the endpoint is revoked or expired. */
  async isKeyGone({ id }: EndpointRow): Promise<boolean> {
    const where = { id };
    const row = await this.source.manager.findOne(EndpointEntity, {
      where,
      relations: { key: true },
    });
    return isGone(row?.key);
  }

  /** Gives the endpoint its next secret; false where it got it meanwhile. */
  async rotate({ id, secret }: EndpointRow, at: Date): Promise<boolean> {
    const next = { secret: secret + 1, secretSince: at };
    const { affected } = await this.source.manager.update(EndpointEntity, { id, secret }, next);
    return affected === 1;
  }

  async become(id: string, state: EndpointState): Promise<void> {
    const well = state === 'ACTIVE' ? { failingSince: null, restsUntil: null } : {};
    await this.source.manager.update(EndpointEntity, { id }, { state, ...well });
  }

  async remove(id: string): Promise<void> {
    await this.source.manager.delete(EndpointEntity, { id });
  }
}

function isGone(key: ApiToken | null | undefined): boolean {
  if (!key) return false;
  return key.revokedAt !== null || (key.expiresAt !== null && key.expiresAt <= new Date());
}

/** The endpoint; GONE as soon as its key is invalid, even if nobody has stored that yet. */
export const standing = ({ key, ...endpoint }: EndpointEntity): EndpointRow => ({
  ...endpoint,
  state: isGone(key) ? 'GONE' : endpoint.state,
});
