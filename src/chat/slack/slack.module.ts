import { Module } from '@nestjs/common';

import { DeskModule } from '../desk/desk.module.js';
import { DirectModule } from '../direct/direct.module.js';
import { SlackBot } from './bot.service.js';
import { Languages } from './languages.js';
import { SlackController } from './slack.controller.js';
import { SlackService } from './slack.service.js';

@Module({
  imports: [DeskModule, DirectModule],
  controllers: [SlackController],
  providers: [SlackService, SlackBot, Languages],
})
export class SlackModule {}
