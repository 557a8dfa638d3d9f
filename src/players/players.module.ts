import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';

import { ApiToken } from './api-token.entity.js';
import { ApiTokensRepository } from './api-tokens.repository.js';
import { ApiTokensService } from './api-tokens.service.js';
import { AuthGuard } from './auth.guard.js';
import { HoursController } from './hours.controller.js';
import { HoursResolver } from './hours.resolver.js';
import { HoursService } from './hours.service.js';
import { NamedService } from './named.service.js';
import { NamesRepository } from './names.repository.js';
import { Player } from './player.entity.js';
import { PlayersController } from './players.controller.js';
import { PlayersResolver } from './players.resolver.js';
import { PlayersService } from './players.service.js';
import { TokensService } from './tokens.service.js';
import { TokensInUse } from './tokens-in-use.js';

@Module({
  imports: [TypeOrmModule.forFeature([Player, ApiToken])],
  controllers: [PlayersController, HoursController],
  providers: [
    PlayersService,
    NamedService,
    NamesRepository,
    HoursService,
    HoursResolver,
    TokensService,
    ApiTokensService,
    ApiTokensRepository,
    TokensInUse,
    PlayersResolver,
    { provide: APP_GUARD, useClass: AuthGuard },
  ],
  exports: [NamesRepository, PlayersService, TokensService, ApiTokensService, TokensInUse],
})
export class PlayersModule {}
