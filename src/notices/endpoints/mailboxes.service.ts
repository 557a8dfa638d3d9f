import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { sha256 } from '../../common/hash.js';
import { Environment, type Mail } from '../../config/environment.js';
import { appError } from '../../errors/errors.js';
import type { Locale, Text } from '../../language/locale.js';
import { signingKey } from '../../players/signing-key.js';
import { QuotasService } from '../../quotas/quotas.service.js';
import { Wall } from '../../time/wall.js';
import { isCode, newCode } from '../mail/codes.js';
import { linkLetter } from '../mail/letters.js';
import { MAIL_PAGES } from '../mail/links.js';
import { Postman } from '../mail/postman.service.js';
import { DeliveriesRepository } from '../store/deliveries.repository.js';
import { FollowersRepository } from '../store/followers.repository.js';
import { type EndpointState, USUAL_OWN_KINDS } from '../store/kinds.js';
import { MailRepository } from '../store/mail.repository.js';
import { type Stop, StopTokens } from '../store/stops.js';
import { FollowersService } from './followers.service.js';
import { mayWriteTo } from './letters-quota.js';

const CONFIRM_MS = 24 * 60 * 60 * 1_000;
const ADDRESS: Text = { en: 'mail address', ja: 'メールアドレス' };

/** The mail address of a player, and whether it is confirmed. */
export interface MailStanding {
  /** null: the player gets no mail. */
  readonly address: string | null;
  /** null where there is no address. */
  readonly state: EndpointState | null;
  /** The address that the player has given and not confirmed yet; null: none. */
  readonly waiting: string | null;
  /** Whether they get one letter a day. */
  readonly digest: boolean;
}

/** Manages the mail addresses of players, and confirms that they are theirs. */
@Injectable()
export class MailboxesService {
  private readonly stops: StopTokens;

  constructor(
    private readonly mails: MailRepository,
    private readonly followers: FollowersRepository,
    private readonly deliveries: DeliveriesRepository,
    private readonly following: FollowersService,
    private readonly postman: Postman,
    private readonly quotas: QuotasService,
    private readonly environment: Environment,
    private readonly wall: Wall,
  ) {
    this.stops = new StopTokens(signingKey(environment), 'mail');
  }

  /** Throws NO_MAIL where the service sends no mail, as all methods here do. */
  async standing(playerId: string): Promise<MailStanding> {
    this.requireMail();
    const mailbox = await this.mails.ofPlayer(playerId);
    const waiting = await this.mails.waiting(playerId, this.wall.now());
    const { address = null, state = null, digest = false } = mailbox ?? {};
    return { address, state, waiting, digest };
  }

  /**
   * Sends a code to that address, to find out whether it is the player's; until it is confirmed, the address before
   * stays in use. Throws RATE_LIMITED where the player, or players at that network address, have asked too often. Where
   * too many letters went to that mail address on behalf of others, nothing is sent and no error is thrown: it would
   * tell the caller that somebody has given that address.
   */
  async set(
    { playerId, network }: { readonly playerId: string; readonly network: string },
    { address, locale }: { readonly address: string; readonly locale: Locale },
  ): Promise<MailStanding> {
    const mail = this.requireMail();
    this.quotas.charge('letters', { playerId, address: network });
    const code = newCode();
    const now = this.wall.now();
    const asked = { playerId, purpose: 'confirm', hash: sha256(code), address, locale } as const;
    await this.mails.putCode({ ...asked, until: now + CONFIRM_MS }, now);
    if (mayWriteTo(this.quotas, asked)) this.postman.sendSoon(this.confirmation(mail, code, asked));
    return this.standing(playerId);
  }

  private confirmation(
    { home }: Mail,
    code: string,
    { address, locale }: { readonly address: string; readonly locale: Locale },
  ) {
    const link = `${home}${MAIL_PAGES}confirm/${code}`;
    return { to: address, id: randomUUID(), ...linkLetter('confirm', locale, { home, link }) };
  }

  /** The address that a code would confirm; null: the code is not valid. */
  async asked(code: string): Promise<string | null> {
    this.requireMail();
    if (!isCode(code)) return null;
    return (await this.mails.findCode('confirm', sha256(code), this.wall.now()))?.address ?? null;
  }

  /**
   * Confirms an address: from now on its player gets mail there about all of their games. null: the code is wrong,
   * expired or used.
   */
  async confirm(code: string): Promise<string | null> {
    this.requireMail();
    const now = this.wall.now();
    const asked = isCode(code) ? await this.mails.takeCode('confirm', sha256(code), now) : null;
    if (asked === null) return null;
    await this.mails.replace({ id: randomUUID(), ...asked }, USUAL_OWN_KINDS, new Date(now));
    await this.following.remind(asked.playerId, null);
    return asked.address;
  }

  /**
   * Chooses whether the player gets one letter a day instead of each notice. If not, what is held goes at once, as a
   * last one. Throws NOT_FOUND where there is no address.
   */
  async chooseDigest(playerId: string, digest: boolean): Promise<MailStanding> {
    this.requireMail();
    if (!(await this.mails.chooseDigest(playerId, digest, this.wall.now())))
      throw appError('NOT_FOUND', { thing: ADDRESS });
    return this.standing(playerId);
  }

  /** Forgets the player's address, and the one that they were asked to confirm. */
  async remove(playerId: string): Promise<MailStanding> {
    this.requireMail();
    await this.mails.forget(playerId);
    return this.standing(playerId);
  }

  /** What the token of a link would stop; null: the token is not ours. */
  stopOf(token: string): Stop | null {
    this.requireMail();
    return this.stops.opened(token);
  }

  /** Stops mail. A repetition, or a link to something deleted, does nothing. */
  async stop({ endpointId, sourceId }: Stop): Promise<void> {
    if (sourceId !== null) {
      await this.followers.leaveOut('mail', { endpointId, sourceId }, new Date(this.wall.now()));
    } else if ((await this.mails.find(endpointId)) !== null) {
      await this.mails.stop(endpointId);
      await this.deliveries.restLines(endpointId);
    }
  }

  private requireMail(): Mail {
    const { mail } = this.environment;
    if (mail === undefined) throw appError('NO_MAIL');
    return mail;
  }
}
