import { Module } from '@nestjs/common';

import { GamesModule } from '../games/index.js';
import { AwayController } from './away.controller.js';
import { AwayRepository } from './away.repository.js';
import { AwayResolver } from './away.resolver.js';
import { AwayService } from './away.service.js';
import { AwayTeller } from './away-teller.service.js';

@Module({
  imports: [GamesModule],
  controllers: [AwayController],
  providers: [AwayRepository, AwayService, AwayTeller, AwayResolver],
})
export class AwayModule {}
