import { Module } from '@nestjs/common';

import { DeskModule } from '../desk/desk.module.js';
import { DirectModule } from '../direct/direct.module.js';
import { DiscordBot } from './bot.service.js';
import { DiscordController } from './discord.controller.js';
import { DiscordService } from './discord.service.js';

@Module({
  imports: [DeskModule, DirectModule],
  controllers: [DiscordController],
  providers: [DiscordService, DiscordBot],
})
export class DiscordModule {}
