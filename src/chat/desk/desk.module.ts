import { Module } from '@nestjs/common';

import { GamesModule } from '../../games/index.js';
import { NoticesModule } from '../../notices/notices.module.js';
import { LinksModule } from '../links/links.module.js';
import { DeskService } from './desk.service.js';
import { WatchingService } from './watching.service.js';

@Module({
  imports: [GamesModule, LinksModule, NoticesModule],
  providers: [DeskService, WatchingService],
  exports: [DeskService],
})
export class DeskModule {}
