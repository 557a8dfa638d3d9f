import { Injectable } from '@nestjs/common';

import { isUuid } from '../../common/uuid.js';
import { type AppError, appError, invalidInput } from '../../errors/errors.js';
import type { Caller } from '../../players/caller.js';
import { Wall } from '../../time/wall.js';
import { TournamentsService } from '../../tournaments/running/tournaments.service.js';
import { SenderService } from '../sending/sender.service.js';
import { DeliveriesRepository } from '../store/deliveries.repository.js';
import { type FollowerOf, FollowersRepository } from '../store/followers.repository.js';
import type { Notice } from '../store/notice.js';
import { EventTellerService } from '../telling/event-teller.service.js';
import { TellerService } from '../telling/teller.service.js';
import { EndpointsService } from './endpoints.service.js';
import { TrialsService } from './trials.service.js';

/** How many steps a replay takes at most, each of some versions. */
const GOES = 10;

/** What an endpoint is to be told once more: a game or an event, from after that version on. */
export interface ReplayWish {
  readonly endpointId: string;
  readonly gameId?: string | undefined;
  readonly tournamentId?: string | undefined;
  readonly after: number;
}

/** How many deliveries a replay made, and up to which version they are complete. */
export interface Replayed {
  readonly deliveries: number;
  readonly through: number;
}

interface Step {
  readonly notices: readonly Notice[];
  readonly through: number;
}

/** What is followed, and how its notices after a version are made again. */
interface Source {
  readonly id: string;
  readonly step: (after: number) => Promise<Step>;
}

/** Tells endpoints once more what they were told, from the log of a game or the facts of an event. */
@Injectable()
export class ReplaysService {
  constructor(
    private readonly endpoints: EndpointsService,
    private readonly trials: TrialsService,
    private readonly followers: FollowersRepository,
    private readonly teller: TellerService,
    private readonly events: EventTellerService,
    private readonly tournaments: TournamentsService,
    private readonly deliveries: DeliveriesRepository,
    private readonly sender: SenderService,
    private readonly wall: Wall,
  ) {}

  /**
   * Reads the log, or the facts, again from after that version on, and sends the notices that the endpoint follows, in
   * order: some hundred versions at most; for more, call it again from `through`. Throws NOT_FOUND where the endpoint
   * does not follow that, and INVALID_INPUT unless it is one game or one event.
   */
  async replay(caller: Caller, wish: ReplayWish): Promise<Replayed> {
    const endpoint = await this.endpoints.require(caller, wish.endpointId);
    if ((wish.gameId === undefined) === (wish.tournamentId === undefined)) throw ONE_OF_TWO();
    if (wish.tournamentId === undefined && !isUuid(wish.gameId ?? '')) throw notFollowed();
    this.trials.pay(caller.player.id);
    const source = await this.sourceOf(caller, endpoint.id, wish);
    let [deliveries, through] = [0, wish.after];
    for (let go = 0; go < GOES; go++) {
      const step = await source.step(through);
      if (step.through === through) break;
      deliveries += await this.deliveries.again(source.id, step.notices, this.wall.now());
      through = step.through;
    }
    this.sender.ring();
    return { deliveries, through };
  }

  private async sourceOf(
    { player }: Caller,
    endpointId: string,
    { gameId = '', tournamentId }: ReplayWish,
  ): Promise<Source> {
    const own = (all: readonly FollowerOf[]): FollowerOf[] => {
      const followers = all.filter((one) => one.endpointId === endpointId);
      if (followers.length === 0) throw notFollowed();
      return followers;
    };
    if (tournamentId !== undefined) {
      const { id } = (await this.tournaments.reading(tournamentId, player.id)).live.head;
      const followers = own(await this.followers.ofEvent(id));
      const step = (after: number) => this.events.again({ tournamentId: id, after }, followers);
      return { id, step };
    }
    const followers = own(await this.followers.ofGame(gameId));
    const step = (after: number) => this.teller.again(player.id, { gameId, after }, followers);
    return { id: gameId, step };
  }
}

const ONE_OF_TWO = (): AppError =>
  invalidInput({
    en: 'give either gameId or tournamentId.',
    ja: 'gameIdかtournamentIdの、どちらか一方を指定してください。',
  });
const notFollowed = (): AppError =>
  appError('NOT_FOUND', {
    thing: {
      en: 'game or event that this endpoint follows',
      ja: 'この通知先がフォローする対局またはイベント',
    },
  });
