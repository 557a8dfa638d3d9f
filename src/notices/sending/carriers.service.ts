import { Injectable } from '@nestjs/common';

import { MailService } from '../mail/mail.service.js';
import { PushService } from '../push/push.service.js';
import type { Carrier } from '../store/carrier.js';
import type { Channel } from '../store/kinds.js';
import { WebhooksService } from './webhooks.service.js';

/** Channel -> the carrier that brings notices by it. */
@Injectable()
export class Carriers {
  private readonly of: Readonly<Record<Channel, Carrier>>;

  constructor(webhooks: WebhooksService, push: PushService, mail: MailService) {
    this.of = { webhook: webhooks, push, mail };
  }

  send(...[line, waiting, manner]: Parameters<Carrier['send']>): ReturnType<Carrier['send']> {
    return this.of[line.channel].send(line, waiting, manner);
  }

  close(): void {
    for (const carrier of Object.values(this.of)) carrier.close();
  }
}
