import { Module } from '@nestjs/common';

import { GamesModule } from '../../games/index.js';
import { NoticesModule } from '../../notices/notices.module.js';
import { LinksModule } from '../links/links.module.js';
import { DeskService } from './desk.service.js';

@Module({
  imports: [GamesModule, LinksModule, NoticesModule],
  providers: [DeskService],
  exports: [DeskService],
})
export class DeskModule {}
