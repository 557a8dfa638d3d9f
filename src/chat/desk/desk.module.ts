import { Module } from '@nestjs/common';

import { GamesModule } from '../../games/index.js';
import { NoticesModule } from '../../notices/notices.module.js';
import { TournamentsModule } from '../../tournaments/tournaments.module.js';
import { LinksModule } from '../links/links.module.js';
import { DeskService } from './desk.service.js';
import { StandingsService } from './standings.service.js';
import { WatchingService } from './watching.service.js';

@Module({
  imports: [GamesModule, LinksModule, NoticesModule, TournamentsModule],
  providers: [DeskService, WatchingService, StandingsService],
  exports: [DeskService],
})
export class DeskModule {}
