import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { Environment } from '../config/environment.js';
import { RULESETS } from '../rules/index.js';
import { DiceProofs } from './dice-proofs.service.js';
import { GameEntity } from './entities/game.entity.js';
import { MoveEntity } from './entities/move.entity.js';
import { SeatEntity } from './entities/seat.entity.js';
import { SnapshotEntity } from './entities/snapshot.entity.js';
import { GameBus } from './game-bus.js';
import {
  ChoiceResolver,
  DiceProofResolver,
  LogEntryResolver,
  OutcomeResolver,
  RefusedResolver,
  RollResolver,
} from './game-parts.resolver.js';
import { GameReads } from './game-reads.service.js';
import { GameResolver } from './game.resolver.js';
import { GamesRepository } from './games.repository.js';
import { GamesService } from './games.service.js';
import { HistoryService } from './history.service.js';
import { LiveGames } from './live-games.service.js';
import { LobbyService } from './lobby.service.js';
import { LogService } from './log.service.js';
import { MovesRepository } from './moves.repository.js';
import { Notices } from './notices.js';
import { PicturesService } from './pictures/pictures.service.js';
import { Typefaces } from './pictures/typefaces.js';
import { PlayService } from './play.service.js';
import { postgresLine } from './postgres-line.js';
import { redisLine } from './redis-line.js';
import { BoardController } from './rest/board.controller.js';
import { EventsController } from './rest/events.controller.js';
import { GamesController } from './rest/games.controller.js';
import { MovesController } from './rest/moves.controller.js';
import { RecordController } from './rest/record.controller.js';
import { RulesetsController } from './rest/rulesets.controller.js';
import { ClauseResolver, RulesetResolver, ScenarioResolver } from './ruleset.resolver.js';
import { Rulesets } from './rulesets.js';
import { StreamsService } from './streams.service.js';

const noticesOf = ({ redisUrl, databaseUrl }: Environment): Notices =>
  new Notices(redisUrl === undefined ? postgresLine(databaseUrl) : redisLine(redisUrl));

const repositories = [GamesRepository, MovesRepository];
const services = [
  LiveGames,
  HistoryService,
  GameReads,
  LobbyService,
  PlayService,
  LogService,
  StreamsService,
  DiceProofs,
];
const resolvers = [
  GameResolver,
  ...[
    ChoiceResolver,
    RollResolver,
    LogEntryResolver,
    OutcomeResolver,
    RefusedResolver,
    DiceProofResolver,
  ],
  ...[RulesetResolver, ScenarioResolver, ClauseResolver],
];
const controllers = [
  RulesetsController,
  GamesController,
  MovesController,
  EventsController,
  BoardController,
  RecordController,
];

@Module({
  imports: [TypeOrmModule.forFeature([GameEntity, SeatEntity, MoveEntity, SnapshotEntity])],
  controllers,
  providers: [
    { provide: Rulesets, useFactory: () => new Rulesets(RULESETS) },
    ...repositories,
    ...services,
    { provide: Notices, inject: [Environment], useFactory: noticesOf },
    GameBus,
    ...[Typefaces, PicturesService],
    ...resolvers,
    GamesService,
  ],
  exports: [GamesService, Rulesets, DiceProofs, PicturesService],
})
export class GamesModule {}
