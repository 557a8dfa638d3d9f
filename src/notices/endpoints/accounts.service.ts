import { Injectable } from '@nestjs/common';

import type { Locale } from '../../language/locale.js';
import { Wall } from '../../time/wall.js';
import { Carriers } from '../sending/carriers.service.js';
import { type AccountRow, AccountsRepository } from '../store/accounts.repository.js';
import { newEndpoint } from '../store/endpoints.repository.js';
import { type ChatChannel, PRIVATE_KINDS } from '../store/kinds.js';
import { FollowersService } from './followers.service.js';

/** An account of a chat that plays as a player, by a key of its own. */
export interface LinkedAccount {
  readonly app: ChatChannel;
  /** The app's id of the account. */
  readonly account: string;
  readonly playerId: string;
  readonly keyId: string;
}

/** Manages which accounts of chats are told of the games of their players, in private messages. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly followers: FollowersService,
    private readonly carriers: Carriers,
    private readonly wall: Wall,
  ) {}

  /**
   * From now on the account is told in that language; false: the service sends nothing in that chat, or the link is
   * there no longer.
   */
  async begin({ app, account, playerId, keyId }: LinkedAccount, locale: Locale): Promise<boolean> {
    if (!this.carriers.has(app)) return false;
    const at = new Date(this.wall.now());
    const own = { playerId, keyId, channel: app, address: account, keys: null, locale };
    const row: AccountRow = newEndpoint(own, at);
    if (!(await this.accounts.put(row))) return false;
    await this.followers.followOwn(row, [...PRIVATE_KINDS]);
    return true;
  }

  /** From now on the account of the link with that key is told nothing. */
  async end({ app, keyId }: Pick<LinkedAccount, 'app' | 'keyId'>): Promise<void> {
    await this.accounts.remove(app, keyId);
  }
}
