import { Injectable } from '@nestjs/common';

import { NewsService, Rulesets } from '../../games/index.js';
import { Carriers } from '../../notices/sending/carriers.service.js';
import type { App } from '../links/apps.js';
import type { Bot } from './bot.js';
import { DirectCarrier } from './direct-carrier.js';

/** Has notices brought to players in private, by the bots of chats. */
@Injectable()
export class DirectService {
  constructor(
    private readonly carriers: Carriers,
    private readonly news: NewsService,
    private readonly rulesets: Rulesets,
  ) {}

  /** From now on linked accounts of that app can be told, by this bot. */
  sendBy(app: App, bot: Bot): void {
    this.carriers.add(app, new DirectCarrier(bot, this.news, this.rulesets));
  }
}
