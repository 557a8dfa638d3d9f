import { Module } from '@nestjs/common';

import { DeskModule } from '../desk/desk.module.js';
import { Languages } from './languages.js';
import { SlackController } from './slack.controller.js';
import { SlackService } from './slack.service.js';

@Module({
  imports: [DeskModule],
  controllers: [SlackController],
  providers: [SlackService, Languages],
})
export class SlackModule {}
