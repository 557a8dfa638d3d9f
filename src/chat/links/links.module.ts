import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { NoticesModule } from '../../notices/notices.module.js';
import { PlayersModule } from '../../players/players.module.js';
import { ChatLinkEntity } from './chat-link.entity.js';
import { LinksController } from './links.controller.js';
import { LinksRepository } from './links.repository.js';
import { LinksService } from './links.service.js';

@Module({
  imports: [PlayersModule, NoticesModule, TypeOrmModule.forFeature([ChatLinkEntity])],
  controllers: [LinksController],
  providers: [LinksRepository, LinksService],
  exports: [LinksService],
})
export class LinksModule {}
