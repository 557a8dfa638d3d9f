import { Module } from '@nestjs/common';

import { GamesModule } from '../games/index.js';
import { ChangesResolver } from './api/changes.resolver.js';
import { DeskService } from './api/desk.service.js';
import { ImportsController } from './api/imports.controller.js';
import { PapersController } from './api/papers.controller.js';
import { PapersService } from './api/papers.service.js';
import { TournamentsController } from './api/tournaments.controller.js';
import { RoundResolver, TournamentsResolver } from './api/tournaments.resolver.js';
import { WhyResolver } from './api/why.resolver.js';
import { WhyService } from './api/why.service.js';
import { AuditService } from './audit/audit.service.js';
import { ImportsService } from './importing/imports.service.js';
import { PairingsService } from './pairing/pairings.service.js';
import { ChangesService } from './running/changes.service.js';
import { CommitService } from './running/commit.service.js';
import { DirectorService } from './running/director.service.js';
import { KeeperService } from './running/keeper.service.js';
import { LiveTournamentsService } from './running/live-tournaments.service.js';
import { TournamentsService } from './running/tournaments.service.js';
import { BidsRepository } from './store/bids.repository.js';
import { TournamentsRepository } from './store/tournaments.repository.js';

@Module({
  imports: [GamesModule],
  controllers: [ImportsController, TournamentsController, PapersController],
  providers: [
    TournamentsRepository,
    BidsRepository,
    LiveTournamentsService,
    PairingsService,
    CommitService,
    KeeperService,
    AuditService,
    DirectorService,
    TournamentsService,
    ChangesService,
    DeskService,
    ImportsService,
    PapersService,
    WhyService,
    TournamentsResolver,
    RoundResolver,
    WhyResolver,
    ChangesResolver,
  ],
  exports: [LiveTournamentsService, TournamentsService],
})
export class TournamentsModule {}
