import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { Account } from './apps.js';
import { ChatLinkEntity } from './chat-link.entity.js';

export type LinkRow = Omit<ChatLinkEntity, 'player' | 'key'>;

const PUT = `
  WITH before AS (SELECT key_id FROM chat_links WHERE app = $1 AND account = $2 FOR UPDATE),
  put AS (
    INSERT INTO chat_links (app, account, player_id, key_id, created_at) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (app, account) DO UPDATE
      SET player_id = excluded.player_id, key_id = excluded.key_id, created_at = excluded.created_at)
  SELECT key_id AS id FROM before`;

/** Links as they are stored. */
@Injectable()
export class LinksRepository {
  constructor(private readonly source: DataSource) {}

  find({ app, account }: Account): Promise<LinkRow | null> {
    return this.source.manager.findOneBy(ChatLinkEntity, { app, account });
  }

  /** The player's links, the oldest first. */
  ofPlayer(playerId: string): Promise<LinkRow[]> {
    return this.source.manager.find(ChatLinkEntity, {
      where: { playerId },
      order: { createdAt: 'ASC', app: 'ASC', account: 'ASC' },
    });
  }

  /** Stores a link in place of the account's earlier one; returns the key of that one, if there was one. */
  async put({ app, account, playerId, keyId, createdAt }: LinkRow): Promise<string | null> {
    const values = [app, account, playerId, keyId, createdAt];
    const rows: { id: string }[] = await this.source.query(PUT, values);
    return rows[0]?.id ?? null;
  }

  /** Deletes a link, unless the account was linked anew meanwhile. */
  async remove({ app, account, keyId }: LinkRow): Promise<void> {
    await this.source.manager.delete(ChatLinkEntity, { app, account, keyId });
  }
}
