import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { inTransaction } from '../../database/transaction.js';
import type { EndpointRow } from './endpoints.repository.js';
import { EndpointEntity } from './entities/endpoint.entity.js';
import type { ChatChannel } from './kinds.js';

/** The endpoint of a linked account: it has the key of its link, with which it ends. */
export type AccountRow = EndpointRow & {
  readonly channel: ChatChannel;
  readonly keyId: string;
};

/** Holds the link as long as the transaction lasts, so that it is neither ended nor made anew meanwhile. */
const HOLD_LINK =
  'SELECT 1 FROM chat_links WHERE app = $1 AND account = $2 AND key_id = $3 FOR UPDATE';

/** Accounts of chats that are told of games, as they are stored. */
@Injectable()
export class AccountsRepository {
  constructor(private readonly source: DataSource) {}

  /**
   * Stores the account's endpoint in place of the one before, whatever became of that; false: the link with that key is
   * ended, or the account was linked anew meanwhile.
   */
  put(endpoint: AccountRow): Promise<boolean> {
    const { channel, address, keyId } = endpoint;
    return inTransaction(this.source, async (manager) => {
      const links: unknown[] = await manager.query(HOLD_LINK, [channel, address, keyId]);
      if (links.length === 0) return false;
      await manager.delete(EndpointEntity, { keyId, channel });
      await manager.insert(EndpointEntity, endpoint);
      return true;
    });
  }

  /** Forgets the endpoint of a link, and all that waits to be sent there. */
  async remove(channel: ChatChannel, keyId: string): Promise<void> {
    await this.source.manager.delete(EndpointEntity, { keyId, channel });
  }
}
