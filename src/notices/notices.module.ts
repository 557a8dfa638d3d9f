import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { GamesModule } from '../games/index.js';
import { Outbound } from '../outbound/outbound.js';
import { PlayersModule } from '../players/players.module.js';
import { TournamentsModule } from '../tournaments/tournaments.module.js';
import { EndpointsController } from './api/endpoints.controller.js';
import { EndpointsResolver } from './api/endpoints.resolver.js';
import { FollowersController } from './api/followers.controller.js';
import { KeysController } from './api/keys.controller.js';
import { MailPagesController } from './api/mail-pages.controller.js';
import { MailboxesResolver } from './api/mailboxes.resolver.js';
import { PushResolver } from './api/push.resolver.js';
import { PushStopsController } from './api/push-stops.controller.js';
import { RecoveriesController } from './api/recoveries.controller.js';
import { RecoveriesResolver } from './api/recoveries.resolver.js';
import { ChoicesService } from './choices/choices.service.js';
import { AccountsService } from './endpoints/accounts.service.js';
import { EndpointsService } from './endpoints/endpoints.service.js';
import { FollowersService } from './endpoints/followers.service.js';
import { MailboxesService } from './endpoints/mailboxes.service.js';
import { PushesService } from './endpoints/pushes.service.js';
import { RecoveriesService } from './endpoints/recoveries.service.js';
import { ReplaysService } from './endpoints/replays.service.js';
import { RoomsService } from './endpoints/rooms.service.js';
import { TrialsService } from './endpoints/trials.service.js';
import { MailService } from './mail/mail.service.js';
import { Postman } from './mail/postman.service.js';
import { PushService } from './push/push.service.js';
import { Carriers } from './sending/carriers.service.js';
import { SenderService } from './sending/sender.service.js';
import { WebhooksService } from './sending/webhooks.service.js';
import { AccountsRepository } from './store/accounts.repository.js';
import { DeliveriesRepository } from './store/deliveries.repository.js';
import { EndpointsRepository } from './store/endpoints.repository.js';
import { DeliveryEntity } from './store/entities/delivery.entity.js';
import { EndpointEntity } from './store/entities/endpoint.entity.js';
import { FollowerEntity } from './store/entities/follower.entity.js';
import { EventTellingsRepository } from './store/event-tellings.repository.js';
import { FollowersRepository } from './store/followers.repository.js';
import { MailRepository } from './store/mail.repository.js';
import { PushesRepository } from './store/pushes.repository.js';
import { RoomsRepository } from './store/rooms.repository.js';
import { TellingsRepository } from './store/tellings.repository.js';
import { EventTellerService } from './telling/event-teller.service.js';
import { Relay } from './telling/relay.service.js';
import { RemindersService } from './telling/reminders.service.js';
import { TellerService } from './telling/teller.service.js';

@Module({
  imports: [
    GamesModule,
    TournamentsModule,
    PlayersModule,
    TypeOrmModule.forFeature([EndpointEntity, FollowerEntity, DeliveryEntity]),
  ],
  controllers: [
    EndpointsController,
    FollowersController,
    KeysController,
    MailPagesController,
    PushStopsController,
    RecoveriesController,
  ],
  providers: [
    Outbound,
    EndpointsRepository,
    FollowersRepository,
    DeliveriesRepository,
    TellingsRepository,
    EventTellingsRepository,
    WebhooksService,
    MailRepository,
    Postman,
    MailService,
    PushService,
    Carriers,
    SenderService,
    TellerService,
    ChoicesService,
    EventTellerService,
    RemindersService,
    Relay,
    TrialsService,
    EndpointsService,
    ReplaysService,
    FollowersService,
    EndpointsResolver,
    MailboxesService,
    MailboxesResolver,
    RecoveriesService,
    RecoveriesResolver,
    PushesRepository,
    PushesService,
    PushResolver,
    AccountsRepository,
    AccountsService,
    RoomsRepository,
    RoomsService,
  ],
  exports: [AccountsService, Carriers, ChoicesService, RoomsRepository, RoomsService],
})
export class NoticesModule {}
