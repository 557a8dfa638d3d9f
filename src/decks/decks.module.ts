import { Module } from '@nestjs/common';

import { GamesModule } from '../games/games.module.js';
import { DecksController } from './decks.controller.js';
import { DecksResolver, PileResolver } from './decks.resolver.js';
import { DecksService } from './decks.service.js';

@Module({
  imports: [GamesModule],
  controllers: [DecksController],
  providers: [DecksService, DecksResolver, PileResolver],
})
export class DecksModule {}
