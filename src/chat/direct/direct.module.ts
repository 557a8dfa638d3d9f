import { Module } from '@nestjs/common';

import { GamesModule } from '../../games/index.js';
import { NoticesModule } from '../../notices/notices.module.js';
import { TournamentsModule } from '../../tournaments/tournaments.module.js';
import { DirectService } from './direct.service.js';
import { RoomPicturesService } from './room-pictures.service.js';

@Module({
  imports: [GamesModule, NoticesModule, TournamentsModule],
  providers: [DirectService, RoomPicturesService],
  exports: [DirectService],
})
export class DirectModule {}
