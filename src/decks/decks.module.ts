import { Module } from '@nestjs/common';

import { GamesModule } from '../games/index.js';
import { CardsController } from './cards.controller.js';
import { CardResolver, CatalogueResolver } from './cards.resolver.js';
import { DecksController } from './decks.controller.js';
import { DecksResolver, PileResolver } from './decks.resolver.js';
import { DecksService } from './decks.service.js';

@Module({
  imports: [GamesModule],
  controllers: [DecksController, CardsController],
  providers: [DecksService, DecksResolver, PileResolver, CatalogueResolver, CardResolver],
})
export class DecksModule {}
