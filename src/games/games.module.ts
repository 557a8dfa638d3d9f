import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { Environment } from '../config/environment.js';
import { ThinModule } from '../graphql/thin/thin.module.js';
import { PlayersModule } from '../players/players.module.js';
import { RULESETS } from '../rules/index.js';
import { BotsService } from './bots/bots.service.js';
import { GameLocks } from './bots/game-locks.js';
import { GamesService } from './games.service.js';
import {
  AsksResolver,
  CounterResolver,
  ScorePartResolver,
  ScoreResolver,
} from './graphql/asks.resolver.js';
import { BoardsResolver } from './graphql/boards.resolver.js';
import { ClockResolver } from './graphql/clock.resolver.js';
import { GameResolver } from './graphql/game.resolver.js';
import {
  ChoiceResolver,
  DiceProofResolver,
  LogEntryResolver,
  OutcomeResolver,
  RefusedResolver,
  RollResolver,
  UndoResolver,
} from './graphql/game-parts.resolver.js';
import { PictureLinksResolver } from './graphql/picture-links.resolver.js';
import { ReliabilityResolver } from './graphql/reliability.resolver.js';
import { RequestResolver } from './graphql/request.resolver.js';
import {
  BoardPartResolver,
  ClauseResolver,
  LessonStepResolver,
  RulesetResolver,
  ScenarioResolver,
  SeatNameResolver,
} from './graphql/ruleset.resolver.js';
import { SeatOfferResolver } from './graphql/seat-offer.resolver.js';
import { ThinPlay } from './graphql/thin-play.js';
import { LiveGamesService } from './live/live-games.service.js';
import { Renames } from './live/renames.service.js';
import { HandingOverService } from './lobby/handing-over.service.js';
import { LobbyService } from './lobby/lobby.service.js';
import { PositionsService } from './lobby/positions.service.js';
import { RematchService } from './lobby/rematch.service.js';
import { SeatedGamesService } from './lobby/seated-games.service.js';
import { SubstitutesService } from './lobby/substitutes.service.js';
import { NewsService } from './news/news.service.js';
import { BoardsService } from './pictures/boards.service.js';
import { PicturesService } from './pictures/pictures.service.js';
import { Typefaces } from './pictures/typefaces.js';
import { HintsService } from './play/hints.service.js';
import { PlayService } from './play/play.service.js';
import { WaysBack } from './play/ways-back.service.js';
import { ClockReads } from './reading/clock-reads.service.js';
import { DiceProofsService } from './reading/dice-proofs.service.js';
import { GameReadsService } from './reading/game-reads.service.js';
import { HistoryService } from './reading/history.service.js';
import { LogService } from './reading/log.service.js';
import { ReliabilityService } from './reading/reliability.service.js';
import { RequestReads } from './reading/request-reads.service.js';
import { UndoService } from './reading/undo.service.js';
import { BoardController } from './rest/board.controller.js';
import { BoardsController } from './rest/boards.controller.js';
import { EventStreams } from './rest/event-streams.js';
import { EventsController } from './rest/events.controller.js';
import { GamesController } from './rest/games.controller.js';
import { MovesController } from './rest/moves.controller.js';
import { MyGamesController } from './rest/my-games.controller.js';
import { PictureLinksController } from './rest/picture-links.controller.js';
import { RecordController } from './rest/record.controller.js';
import { ReliabilityController } from './rest/reliability.controller.js';
import { RulesetsController } from './rest/rulesets.controller.js';
import { SeatOffersController } from './rest/seat-offers.controller.js';
import { SharedPicturesController } from './rest/shared-pictures.controller.js';
import { boxOf } from './rulesets/catalogue.js';
import { Rulesets } from './rulesets/rulesets.js';
import { PictureLinksRepository } from './sharing/picture-links.repository.js';
import { PictureLinksService } from './sharing/picture-links.service.js';
import { ClocksRepository } from './store/clocks.repository.js';
import { GameEntity } from './store/entities/game.entity.js';
import { GameTimesEntity } from './store/entities/game-times.entity.js';
import { MoveEntity } from './store/entities/move.entity.js';
import { PictureLinkEntity } from './store/entities/picture-link.entity.js';
import { SeatEntity } from './store/entities/seat.entity.js';
import { SeatOfferEntity } from './store/entities/seat-offer.entity.js';
import { SnapshotEntity } from './store/entities/snapshot.entity.js';
import { GamesRepository } from './store/games.repository.js';
import { MovesRepository } from './store/moves.repository.js';
import { OffersRepository } from './store/offers.repository.js';
import { ReliabilityRepository } from './store/reliability.repository.js';
import { SeatingRepository } from './store/seating.repository.js';
import { Attendance } from './streams/attendance.js';
import { GameBus } from './streams/game-bus.js';
import { MyGamesService } from './streams/my-games.service.js';
import { Notices } from './streams/notices.js';
import { postgresLine } from './streams/postgres-line.js';
import { redisLine } from './streams/redis-line.js';
import { StreamsService } from './streams/streams.service.js';
import { AwayGames } from './timekeeping/away-games.service.js';
import { Timekeeper } from './timekeeping/timekeeper.service.js';
import { TypedController } from './typed/typed.controller.js';
import { TypedResolver } from './typed/typed.resolver.js';
import { TypedService } from './typed/typed.service.js';

const noticesOf = ({ redisUrl, databaseUrl, statementSeconds }: Environment): Notices =>
  new Notices(
    redisUrl === undefined ? postgresLine(databaseUrl, statementSeconds) : redisLine(redisUrl),
  );

const repositories = [
  GamesRepository,
  ClocksRepository,
  MovesRepository,
  SeatingRepository,
  PictureLinksRepository,
  OffersRepository,
  ReliabilityRepository,
];
const services = [
  LiveGamesService,
  Renames,
  HistoryService,
  GameReadsService,
  ...[PositionsService, LobbyService, RematchService, SeatedGamesService],
  ...[HandingOverService, SubstitutesService],
  PlayService,
  WaysBack,
  ...[GameLocks, BotsService, HintsService],
  ...[Timekeeper, AwayGames],
  NewsService,
  LogService,
  UndoService,
  Attendance,
  StreamsService,
  MyGamesService,
  EventStreams,
  ...[DiceProofsService, ClockReads, RequestReads, ReliabilityService],
  PictureLinksService,
];
const resolvers = [
  GameResolver,
  ClockResolver,
  RequestResolver,
  ...[SeatOfferResolver, ReliabilityResolver],
  ...[
    ChoiceResolver,
    UndoResolver,
    RollResolver,
    LogEntryResolver,
    OutcomeResolver,
    RefusedResolver,
    DiceProofResolver,
  ],
  ...[AsksResolver, CounterResolver, ScoreResolver, ScorePartResolver],
  ...[BoardsResolver, PictureLinksResolver],
  TypedResolver,
  ...[
    RulesetResolver,
    LessonStepResolver,
    BoardPartResolver,
    ScenarioResolver,
    SeatNameResolver,
    ClauseResolver,
  ],
];
const controllers = [
  RulesetsController,
  GamesController,
  MovesController,
  EventsController,
  MyGamesController,
  BoardController,
  BoardsController,
  ...[PictureLinksController, SharedPicturesController],
  ...[RecordController, SeatOffersController, ReliabilityController],
  TypedController,
];

/** Sums up (hashes) what is in each game's box at the start of the service: it takes longer than a request may. */
function rulesets(): Rulesets {
  for (const rules of RULESETS) boxOf(rules);
  return new Rulesets(RULESETS);
}

@Module({
  imports: [
    PlayersModule,
    ThinModule,
    TypeOrmModule.forFeature([
      GameEntity,
      GameTimesEntity,
      SeatEntity,
      SeatOfferEntity,
      MoveEntity,
      SnapshotEntity,
      PictureLinkEntity,
    ]),
  ],
  controllers,
  providers: [
    { provide: Rulesets, useFactory: rulesets },
    ...repositories,
    ...services,
    { provide: Notices, inject: [Environment], useFactory: noticesOf },
    GameBus,
    ...[Typefaces, PicturesService, BoardsService],
    ...resolvers,
    ThinPlay,
    GamesService,
    TypedService,
  ],
  exports: [
    GamesService,
    SeatedGamesService,
    SubstitutesService,
    AwayGames,
    Attendance,
    NewsService,
    Rulesets,
    DiceProofsService,
    ClockReads,
    PicturesService,
    PictureLinksService,
  ],
})
export class GamesModule {}
