import { Module } from '@nestjs/common';

import { GamesModule } from '../../games/index.js';
import { NoticesModule } from '../../notices/notices.module.js';
import { DirectService } from './direct.service.js';

@Module({
  imports: [GamesModule, NoticesModule],
  providers: [DirectService],
  exports: [DirectService],
})
export class DirectModule {}
