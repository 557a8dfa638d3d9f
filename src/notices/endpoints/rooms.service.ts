import { Injectable } from '@nestjs/common';

import { isUuid } from '../../common/uuid.js';
import { Environment } from '../../config/environment.js';
import { type GameHead, isOver, NewsService } from '../../games/index.js';
import type { Locale } from '../../language/locale.js';
import { Wall } from '../../time/wall.js';
import { Carriers } from '../sending/carriers.service.js';
import { newEndpoint } from '../store/endpoints.repository.js';
import { type ChatChannel, GREETING, roomOf } from '../store/kinds.js';
import { type RoomRow, RoomsRepository } from '../store/rooms.repository.js';
import { bodyOf } from '../telling/body.js';
import { TrialsService } from './trials.service.js';

/** A room of a chat: what its app calls a channel. */
interface Room {
  readonly app: ChatChannel;
  /** The room as the app knows it. */
  readonly room: string;
}

/** By whom a room follows a game: a player, and the key of their account's link. */
interface Starter {
  readonly playerId: string;
  readonly keyId: string;
}

/**
 * What has become of the wish that a room follow a game. `mute`: the service writes nothing in that chat; `private`:
 * not everybody may see the game; `closed`: the bot may not write in that room; `later`: the app cannot be reached now.
 */
export type Begun = 'begun' | 'same' | 'full' | 'mute' | 'private' | 'over' | 'closed' | 'later';

/** Manages which rooms of chats follow which games, as spectators. */
@Injectable()
export class RoomsService {
  constructor(
    private readonly rooms: RoomsRepository,
    private readonly carriers: Carriers,
    private readonly news: NewsService,
    private readonly trials: TrialsService,
    private readonly environment: Environment,
    private readonly wall: Wall,
  ) {}

  /** Ids of the games that a room follows. */
  list({ app, room }: Room): Promise<string[]> {
    return this.rooms.followed({ channel: roomOf(app), address: room });
  }

  /**
   * From now on the room is told of that game in that language, until the key is revoked. It is told so first: where
   * that does not arrive, nothing is stored. Throws QUOTA_REACHED and RATE_LIMITED.
   */
  async begin({ app, room }: Room, by: Starter, gameId: string, locale: Locale): Promise<Begun> {
    const channel = roomOf(app);
    if (!this.carriers.has(channel)) return 'mute';
    const head = await this.news.publicHead(gameId);
    if (head === null) return 'private';
    if (isOver(head)) return 'over';
    this.trials.pay(by.playerId);
    const at = new Date(this.wall.now());
    const row: RoomRow = newEndpoint({ ...by, channel, address: room, keys: null, locale }, at);
    const put = await this.rooms.put(row, head.id);
    if (put !== 'put') return put;
    this.news.attend(head.id);
    return this.greeted(row, head);
  }

  /** From now on the room is told nothing of that game, whoever had it told. */
  async end({ app, room }: Room, gameId: string): Promise<void> {
    if (isUuid(gameId)) await this.rooms.remove({ channel: roomOf(app), address: room }, gameId);
  }

  private async greeted(row: RoomRow, head: GameHead): Promise<Begun> {
    const { id, createdAt: at, locale } = row;
    const home = this.environment.publicUrl ?? '';
    const reader = { seat: null, followerId: id, locale, home };
    const body = bodyOf(head, head, { kind: GREETING, at, entries: [] }, reader);
    const line = {
      ...{ ...row, endpointId: id, sourceId: head.id, revision: 0 },
      ...{ missedFrom: null, missedTo: null },
    };
    const waiting = { id, version: head.version, body, tries: 0, readyAt: at };
    const manner = { at: at.getTime(), cut: new AbortController().signal };
    const answer = await this.carriers.send(line, waiting, manner);
    if (answer?.taken === true) return 'begun';
    await this.rooms.takeBack(row);
    return answer?.gone === true ? 'closed' : 'later';
  }
}
