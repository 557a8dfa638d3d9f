import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, Not } from 'typeorm';

import { assertBelow, type Standing } from '../../quotas/standing.js';
import { type EndpointRow, standing } from './endpoints.repository.js';
import { EndpointEntity } from './entities/endpoint.entity.js';
import { inTurn } from './in-turn.js';

/** How many browsers of one player are told. */
const MOST = 10;
const OF_PLAYER: Standing = {
  count: `SELECT count(*)::int AS count FROM endpoints WHERE player_id = $1 AND channel = 'push'`,
  things: { en: 'push subscriptions', ja: 'プッシュ通知の登録' },
  remedy: { en: 'end one first.', ja: '先に使わない登録を解除してください。' },
};

/** Browsers that are told of games, as they are stored. */
@Injectable()
export class PushesRepository {
  constructor(private readonly source: DataSource) {}

  /**
   * Stores a subscription, in place of the player's earlier one of the same URL, whose id it keeps. Subscriptions that
   * are gone, or where nothing has arrived for days, are removed to make room. Throws QUOTA_REACHED.
   */
  put(endpoint: EndpointRow): Promise<EndpointRow> {
    const { playerId, address } = endpoint;
    const same = { playerId, channel: 'push' as const, address };
    return inTurn(this.source, playerId, async (manager) => {
      await makeRoom(manager, playerId);
      const before = await manager.findOneBy(EndpointEntity, same);
      if (before === null) await assertBelow(manager, playerId, OF_PLAYER, MOST);
      const row = { ...endpoint, id: before?.id ?? endpoint.id };
      await manager.save(EndpointEntity, row);
      return row;
    });
  }

  /** The player's browsers that are told, the oldest first. */
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
  // The lock makes two requests for the same URL at the same time one subscription.
  await manager.query('SELECT FROM players WHERE id = $1 FOR NO KEY UPDATE', [playerId]);
  await manager.delete(EndpointEntity, { playerId, channel: 'push', state: Not('ACTIVE') });
}
