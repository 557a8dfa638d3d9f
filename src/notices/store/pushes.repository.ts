import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, Not } from 'typeorm';

import { inTransaction } from '../../database/transaction.js';
import { assertBelow, type Standing } from '../../quotas/standing.js';
import { type EndpointRow, standing } from './endpoints.repository.js';
import { EndpointEntity } from './entities/endpoint.entity.js';

/** Browsers of one player that are told at a time. */
const MOST = 10;
const OF_PLAYER: Standing = {
  count: `SELECT count(*)::int AS count FROM endpoints WHERE player_id = $1 AND channel = 'push'`,
  things: { en: 'push subscriptions', ja: 'プッシュ通知の登録' },
  remedy: { en: 'end one first.', ja: '先に使わない登録を解除してください。' },
};

/** Browsers that are told, as they are stored. */
@Injectable()
export class PushesRepository {
  constructor(private readonly source: DataSource) {}

  /**
   * In place of what that player had for the same URL, under its id. What is gone, or where nothing has arrived for
   * days, leaves room. Throws QUOTA_REACHED.
   */
  put(endpoint: EndpointRow): Promise<EndpointRow> {
    const { playerId, address } = endpoint;
    const same = { playerId, channel: 'push' as const, address };
    return inTransaction(this.source, async (manager) => {
      await makeRoom(manager, playerId);
      const before = await manager.findOneBy(EndpointEntity, same);
      if (before === null) await assertBelow(manager, playerId, OF_PLAYER, MOST);
      const row = { ...endpoint, id: before?.id ?? endpoint.id };
      await manager.save(EndpointEntity, row);
      return row;
    });
  }

  /** Those that are told, the oldest first. */
  async ofPlayer(playerId: string): Promise<EndpointRow[]> {
    const rows = await this.source.manager.find(EndpointEntity, {
      where: { playerId, channel: 'push' },
      relations: { key: true },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    return rows.map(standing).filter(({ state }) => state === 'ACTIVE');
  }

  async remove(id: string): Promise<void> {
    await this.source.manager.delete(EndpointEntity, { id });
  }
}

async function makeRoom(manager: EntityManager, playerId: string): Promise<void> {
  // Two that come at once for one URL are one.
  await manager.query('SELECT FROM players WHERE id = $1 FOR NO KEY UPDATE', [playerId]);
  await manager.delete(EndpointEntity, { playerId, channel: 'push', state: Not('ACTIVE') });
}
