import { Injectable } from '@nestjs/common';

import { NewsService, Rulesets } from '../../games/index.js';
import { ChoicesService } from '../../notices/choices/choices.service.js';
import { Carriers } from '../../notices/sending/carriers.service.js';
import { roomOf } from '../../notices/store/kinds.js';
import { RoomsRepository } from '../../notices/store/rooms.repository.js';
import { TournamentsService } from '../../tournaments/running/tournaments.service.js';
import type { App } from '../links/apps.js';
import type { Bot } from './bot.js';
import { Courier } from './courier.js';
import { DirectCarrier } from './direct-carrier.js';
import { RoomCarrier } from './room-carrier.js';
import { RoomPicturesService } from './room-pictures.service.js';

/** Has notices brought by the bots of chats: to players in private, and to rooms that follow games and events. */
@Injectable()
export class DirectService {
  constructor(
    private readonly carriers: Carriers,
    private readonly news: NewsService,
    private readonly rulesets: Rulesets,
    private readonly rooms: RoomsRepository,
    private readonly tournaments: TournamentsService,
    private readonly pictures: RoomPicturesService,
    private readonly choices: ChoicesService,
  ) {}

  /** From now on linked accounts and rooms of that app can be told, by this bot. */
  sendBy(app: App, bot: Bot): void {
    const { news, rulesets, rooms, pictures, tournaments, choices } = this;
    const courier = new Courier(bot);
    this.carriers.add(app, new DirectCarrier(courier, news, rulesets, choices));
    const stores = { news, rulesets, rooms, pictures, tournaments };
    this.carriers.add(roomOf(app), new RoomCarrier(courier, stores));
  }
}
