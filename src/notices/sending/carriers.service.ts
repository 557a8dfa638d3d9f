import { Injectable } from '@nestjs/common';

import { MailService } from '../mail/mail.service.js';
import { PushService } from '../push/push.service.js';
import type { Carrier } from '../store/carrier.js';
import type { Channel, ChatChannel, ChatRoom } from '../store/kinds.js';
import { WebhooksService } from './webhooks.service.js';

/** Channel -> the carrier that brings notices by it. Chats know of notices and add their carriers themselves. */
@Injectable()
export class Carriers {
  private readonly of: Map<Channel, Carrier>;

  constructor(webhooks: WebhooksService, push: PushService, mail: MailService) {
    this.of = new Map<Channel, Carrier>([
      ['webhook', webhooks],
      ['push', push],
      ['mail', mail],
    ]);
  }

  /** From now on notices travel by that chat too, to accounts or to rooms. */
  add(channel: ChatChannel | ChatRoom, carrier: Carrier): void {
    this.of.set(channel, carrier);
  }

  /** Whether the service sends anything by that channel. */
  has(channel: Channel): boolean {
    return this.of.has(channel);
  }

  /** null: not now, and also where the service no longer sends by that channel. */
  async send(
    ...[line, waiting, manner]: Parameters<Carrier['send']>
  ): Promise<Awaited<ReturnType<Carrier['send']>>> {
    return (await this.of.get(line.channel)?.send(line, waiting, manner)) ?? null;
  }

  close(): void {
    for (const carrier of this.of.values()) carrier.close();
  }
}
