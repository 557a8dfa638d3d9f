import { Injectable } from '@nestjs/common';

import { isUuid } from '../../common/uuid.js';
import { Environment } from '../../config/environment.js';
import { isOver, NewsService } from '../../games/index.js';
import type { Locale } from '../../language/locale.js';
import { Wall } from '../../time/wall.js';
import { isKnownTo, isOver as isEventOver } from '../../tournaments/running/access.js';
import { LiveTournamentsService } from '../../tournaments/running/live-tournaments.service.js';
import { Carriers } from '../sending/carriers.service.js';
import { newEndpoint } from '../store/endpoints.repository.js';
import { type ChatChannel, GREETING, roomOf } from '../store/kinds.js';
import { type Followed, type RoomRow, RoomsRepository } from '../store/rooms.repository.js';
import { bodyOf } from '../telling/body.js';
import { eventBodyOf } from '../telling/event-notices-of.js';
import { TrialsService } from './trials.service.js';

/** A room of a chat: what its app calls a channel. */
interface Room {
  readonly app: ChatChannel;
  /** The room as the app knows it. */
  readonly room: string;
}

/** By whom a room follows something: a player, and the key of their account's link. */
interface Starter {
  readonly playerId: string;
  readonly keyId: string;
}

/**
 * What has become of the wish that a room follow something. `mute`: the service writes nothing in that chat; `private`:
 * not everybody may see it; `closed`: the bot may not write in that room; `later`: the app cannot be reached now.
 */
export type Begun = 'begun' | 'same' | 'full' | 'mute' | 'private' | 'over' | 'closed' | 'later';

/** A game or event that a room is to follow. */
interface Subject extends Followed {
  readonly id: string;
  readonly version: number;
  /** What tells the room that it follows it from now on. */
  readonly greeting: (followerId: string, at: Date, locale: Locale) => string;
}

/** Manages which rooms of chats follow which games and events, as spectators. */
@Injectable()
export class RoomsService {
  constructor(
    private readonly rooms: RoomsRepository,
    private readonly carriers: Carriers,
    private readonly news: NewsService,
    private readonly tournaments: LiveTournamentsService,
    private readonly trials: TrialsService,
    private readonly environment: Environment,
    private readonly wall: Wall,
  ) {}

  /** What a room follows, the oldest wish first. */
  list({ app, room }: Room): Promise<Followed[]> {
    return this.rooms.followed({ channel: roomOf(app), address: room });
  }

  /**
   * From now on the room is told of that game or event in that language, until the key is revoked. It is told so first:
   * where that does not arrive, nothing is stored. Throws QUOTA_REACHED and RATE_LIMITED.
   */
  async begin({ app, room }: Room, by: Starter, what: Followed, locale: Locale): Promise<Begun> {
    const channel = roomOf(app);
    if (!this.carriers.has(channel)) return 'mute';
    const subject = await this.subjectOf(what);
    if (typeof subject === 'string') return subject;
    this.trials.pay(by.playerId);
    const at = new Date(this.wall.now());
    const row: RoomRow = newEndpoint({ ...by, channel, address: room, keys: null, locale }, at);
    const { gameId, tournamentId } = subject;
    const { spectatorFollowers } = this.environment.quotas;
    const put = await this.rooms.put(row, { gameId, tournamentId }, spectatorFollowers);
    if (put !== 'put') return put;
    if (gameId !== null) this.news.attend(gameId);
    return this.greeted(row, subject);
  }

  /** From now on the room is told nothing of the game or event with that id, whoever had it told. */
  async end({ app, room }: Room, id: string): Promise<void> {
    if (isUuid(id)) await this.rooms.remove({ channel: roomOf(app), address: room }, id);
  }

  private async subjectOf({
    gameId,
    tournamentId,
  }: Followed): Promise<Subject | 'private' | 'over'> {
    const home = this.environment.publicUrl ?? '';
    if (tournamentId !== null) {
      const live = await this.tournaments.fresh(tournamentId);
      const { event, head } = live;
      if (!isKnownTo(event, null)) return 'private';
      if (isEventOver(event)) return 'over';
      const { version } = event;
      const greeting = (followerId: string, at: Date): string =>
        eventBodyOf(live, { kind: GREETING, at: at.toISOString(), version }, { followerId, home });
      return { id: head.id, gameId: null, tournamentId: head.id, version, greeting };
    }
    const head = await this.news.publicHead(gameId ?? '');
    if (head === null) return 'private';
    if (isOver(head)) return 'over';
    const greeting = (followerId: string, at: Date, locale: Locale): string =>
      bodyOf(
        head,
        head,
        { kind: GREETING, at, entries: [] },
        { seat: null, followerId, locale, home },
      );
    return { id: head.id, gameId: head.id, tournamentId: null, version: head.version, greeting };
  }

  private async greeted(row: RoomRow, subject: Subject): Promise<Begun> {
    const { id, createdAt: at, locale } = row;
    const body = subject.greeting(id, at, locale);
    const line = {
      ...{ ...row, endpointId: id, sourceId: subject.id, revision: 0 },
      ...{ missedFrom: null, missedTo: null },
    };
    const waiting = { id, version: subject.version, body, tries: 0, readyAt: at };
    const manner = { at: at.getTime(), cut: new AbortController().signal };
    const answer = await this.carriers.send(line, waiting, manner);
    if (answer?.taken === true) return 'begun';
    await this.rooms.takeBack(row);
    return answer?.gone === true ? 'closed' : 'later';
  }
}
