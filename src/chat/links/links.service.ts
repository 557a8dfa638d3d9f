import { Injectable } from '@nestjs/common';

import { Environment } from '../../config/environment.js';
import { type AppError, appError, invalidToPeople } from '../../errors/errors.js';
import type { Locale } from '../../language/locale.js';
import { AccountsService } from '../../notices/endpoints/accounts.service.js';
import { ApiTokensService } from '../../players/api-tokens.service.js';
import { type Caller, mayPlay } from '../../players/caller.js';
import { LONGEST_NAME } from '../../players/name.js';
import { signingKey } from '../../players/signing-key.js';
import { Wall } from '../../time/wall.js';
import { type Account, type App, APP_NAMES } from './apps.js';
import { type Asked, Codes } from './codes.js';
import { type LinkRow, LinksRepository } from './links.repository.js';

const nameOf = ({ app, name }: Asked): string =>
  [...`${APP_NAMES[app]}: ${name}`].slice(0, LONGEST_NAME).join('');

/**
 * Manages which account of a chat plays as which player. Each link has an API key of its own, and allows what that key
 * does.
 */
@Injectable()
export class LinksService {
  private readonly codes: Codes;

  constructor(
    private readonly environment: Environment,
    private readonly rows: LinksRepository,
    private readonly keys: ApiTokensService,
    private readonly told: AccountsService,
    private readonly wall: Wall,
  ) {
    this.codes = new Codes(signingKey(environment));
  }

  /**
   * URL of a page on which the account's owner, signed in there, agrees to a link. For the owner's eyes only, and good
   * once, for 10 minutes.
   */
  pageFor(account: Account, name: string, origin: string): string {
    const home = this.environment.publicUrl ?? origin;
    return `${home}/chat/link#code=${this.codes.sealed(account, name, this.wall.now())}`;
  }

  /**
   * The caller as whom an account may play now; null: nobody. Looked up each time, as the key may have been revoked.
   */
  async callerOf(account: Account): Promise<Caller | null> {
    const link = await this.rows.find(account);
    const caller = link === null ? undefined : await this.keys.callerBy(link.keyId);
    return caller !== undefined && mayPlay(caller) ? caller : null;
  }

  /**
   * Links the account that the code names to the caller, and to nobody else. Throws INVALID_INPUT where the code is
   * forged, expired or used, and QUOTA_REACHED where the caller may have no more keys. From now on the account is told
   * of its player's games in `locale`, where the service sends messages in that chat.
   */
  async link(caller: Caller, code: string, locale: Locale): Promise<LinkRow> {
    const asked = this.codes.opened(code, this.wall.now());
    if (asked === null) throw unusable();
    const wish = { name: nameOf(asked), scopes: ['play' as const] };
    const made = await this.keys.createOnce(caller, asked.id, wish);
    if (made === null) throw unusable();
    const { app, account } = asked;
    const link: LinkRow = {
      ...{ app, account, playerId: caller.player.id, keyId: made.id },
      createdAt: new Date(this.wall.now()),
    };
    const before = await this.rows.put(link);
    if (before !== null) {
      await this.keys.end(before);
      await this.told.end({ app, keyId: before });
    }
    await this.told.begin(link, locale);
    return link;
  }

  /** The caller's links whose key is still valid. */
  async list(caller: Caller): Promise<LinkRow[]> {
    const open = new Set((await this.keys.list(caller)).map(({ id }) => id));
    return (await this.rows.ofPlayer(caller.player.id)).filter(({ keyId }) => open.has(keyId));
  }

  /** Ends a link and revokes its key. Throws NOT_FOUND. */
  async unlink(caller: Caller, app: string, account: string): Promise<void> {
    const links = await this.list(caller);
    const link = links.find((one) => one.app === (app as App) && one.account === account);
    if (link === undefined) throw appError('NOT_FOUND', { thing: { en: 'link', ja: '連携' } });
    await this.keys.revoke(caller, link.keyId);
    await this.told.end(link);
    await this.rows.remove(link);
  }
}

const unusable = (): AppError =>
  invalidToPeople({
    en: 'This link is incomplete, older than ten minutes, or was used already. Ask for a new one with /muster link.',
    ja: 'このリンクは一部が欠けているか、10分を過ぎたか、すでに使われています。/muster link で新しいリンクを取得してください。',
  });
