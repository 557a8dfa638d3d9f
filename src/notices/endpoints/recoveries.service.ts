import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { sha256 } from '../../common/hash.js';
import { Environment, type Mail } from '../../config/environment.js';
import { type AppError, appError, invalidToPeople } from '../../errors/errors.js';
import type { Session } from '../../players/players.objects.js';
import { PlayersService } from '../../players/players.service.js';
import { QuotasService } from '../../quotas/quotas.service.js';
import { Wall } from '../../time/wall.js';
import { isCode, newCode, USELESS_LINK } from '../mail/codes.js';
import { cameBackLetter, linkLetter } from '../mail/letters.js';
import { Postman } from '../mail/postman.service.js';
import { type Mailbox, MailRepository } from '../store/mail.repository.js';
import { mayWriteTo } from './letters-quota.js';

const RECOVER_MS = 30 * 60 * 1_000;
/** How many players of one address are written to; of more, those whose address was confirmed last. */
const MOST_PLAYERS = 5;

/** Gives players who have lost their session another one, by a link that is mailed to their confirmed address. */
@Injectable()
export class RecoveriesService {
  constructor(
    private readonly mails: MailRepository,
    private readonly players: PlayersService,
    private readonly postman: Postman,
    private readonly quotas: QuotasService,
    private readonly environment: Environment,
    private readonly wall: Wall,
  ) {}

  /**
   * Has a letter sent to each player whose confirmed address that is. It returns before the address is looked up, so
   * neither the answer nor its time tells whether anybody has it. Throws NO_MAIL, and RATE_LIMITED where too much was
   * asked for from that network address.
   */
  ask(address: string, network: string): void {
    const mail = this.requireMail();
    this.quotas.charge('letters', { playerId: null, address: network });
    this.postman.soon(() => this.write(mail, address));
  }

  /**
   * A new session for the player to whom that code was mailed; sessions from before stay valid. Throws NO_MAIL, and
   * INVALID_INPUT where the code is wrong, expired, used or replaced, or the player's address is another one by now.
   */
  async take(code: string): Promise<Session> {
    const { home } = this.requireMail();
    const now = this.wall.now();
    const asked = isCode(code) ? await this.mails.takeRecovery(sha256(code), now) : null;
    if (asked === null) throw useless();
    const session = await this.players.sessionOf(asked.playerId);
    const told = cameBackLetter(asked.locale, { home, days: this.environment.tokenDays });
    this.postman.sendSoon({ to: asked.address, id: randomUUID(), ...told });
    return session;
  }

  private async write(mail: Mail, asked: string): Promise<void> {
    for (const mailbox of await this.mails.ofAddress(asked, MOST_PLAYERS)) {
      const { address } = mailbox;
      if (mayWriteTo(this.quotas, { purpose: 'recover', address }))
        await this.writeTo(mail, mailbox);
    }
  }

  /** The letter goes to the address as it was confirmed, in its language, however it was spelled by who asks. */
  private async writeTo({ home }: Mail, { playerId, address, locale }: Mailbox): Promise<void> {
    const code = newCode();
    const now = this.wall.now();
    const sent = { playerId, purpose: 'recover', hash: sha256(code), address, locale } as const;
    await this.mails.putCode({ ...sent, until: now + RECOVER_MS }, now);
    const letter = linkLetter('recover', locale, { home, link: `${home}/recover#code=${code}` });
    this.postman.sendSoon({ to: address, id: randomUUID(), ...letter });
  }

  private requireMail(): Mail {
    const { mail } = this.environment;
    if (mail === undefined) throw appError('NO_MAIL');
    return mail;
  }
}

const useless = (): AppError => invalidToPeople(USELESS_LINK);
