import { Module } from '@nestjs/common';

import { DeskModule } from '../desk/desk.module.js';
import { DiscordController } from './discord.controller.js';
import { DiscordService } from './discord.service.js';

@Module({ imports: [DeskModule], controllers: [DiscordController], providers: [DiscordService] })
export class DiscordModule {}
