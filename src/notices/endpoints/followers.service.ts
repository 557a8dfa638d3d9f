import { Injectable } from '@nestjs/common';

import { isUuid } from '../../common/uuid.js';
import { Environment } from '../../config/environment.js';
import { appError } from '../../errors/errors.js';
import { type GameHead, isOver, NewsService } from '../../games/index.js';
import type { Caller } from '../../players/caller.js';
import { Wall } from '../../time/wall.js';
import type { EndpointRow } from '../store/endpoints.repository.js';
import { type FollowerRow, FollowersRepository } from '../store/followers.repository.js';
import type { NoticeKind } from '../store/kinds.js';
import { TellingsRepository } from '../store/tellings.repository.js';
import { spellUnderWay } from '../telling/spells.js';
import { EndpointsService } from './endpoints.service.js';

/** What an endpoint is to hear: of one game, or of all at which its player has a seat, now and later. */
export interface FollowWish {
  readonly endpointId: string;
  readonly gameId: string | null;
  readonly kinds: readonly NoticeKind[];
}

/** Where endpoints are counted, the one thing that each of them follows is not. */
const NO_LIMIT = 0;

/** Who hears of what. */
@Injectable()
export class FollowersService {
  constructor(
    private readonly endpoints: EndpointsService,
    private readonly followers: FollowersRepository,
    private readonly tellings: TellingsRepository,
    private readonly news: NewsService,
    private readonly environment: Environment,
    private readonly wall: Wall,
  ) {}

  /** In place of what the endpoint followed of the same before. Throws NOT_FOUND, GAME_OVER, QUOTA_REACHED. */
  async follow(caller: Caller, { endpointId, gameId, kinds }: FollowWish): Promise<FollowerRow> {
    await this.endpoints.require(caller, endpointId);
    const head = gameId === null ? null : await this.news.admitted(gameId, caller.player.id);
    if (head !== null && isOver(head)) throw appError('GAME_OVER');
    const follower = {
      ...{ endpointId, gameId: head?.id ?? null, kinds: [...new Set(kinds)] },
      createdAt: new Date(this.wall.now()),
    };
    const { followers: limit } = this.environment.quotas;
    const followed = await this.followers.follow(caller.player.id, follower, limit);
    await this.remind(caller.player.id, head);
    return followed;
  }

  /** An endpoint that hears of all games of its player and of nothing else. */
  async followOwn({ id, playerId, createdAt }: EndpointRow, kinds: NoticeKind[]): Promise<void> {
    const follower = { endpointId: id, gameId: null, kinds: [...new Set(kinds)], createdAt };
    await this.followers.follow(playerId, follower, NO_LIMIT);
    await this.remind(playerId, null);
  }

  /** Of what is already theirs to decide; of all games in which they owe something where none is given. */
  async remind(playerId: string, head: GameHead | null): Promise<void> {
    const at = this.wall.now();
    const heads = head === null ? await this.news.owedBy(playerId) : [head];
    for (const { id } of heads) this.news.attend(id);
    const spells = heads.map((one) => spellUnderWay(one, playerId, at));
    await this.tellings.beginSpells(spells.filter((spell) => spell !== null));
  }

  async list(caller: Caller): Promise<FollowerRow[]> {
    const endpoints = new Set((await this.endpoints.list(caller)).map(({ id }) => id));
    const rows = await this.followers.ofPlayer(caller.player.id);
    return rows.filter(({ endpointId }) => endpoints.has(endpointId));
  }

  /** Gives what it was. Throws NOT_FOUND. */
  async unfollow(caller: Caller, id: string): Promise<FollowerRow> {
    const row = isUuid(id) ? await this.followers.find(caller.player.id, id) : null;
    if (row === null) throw appError('NOT_FOUND', { thing: { en: 'follower', ja: 'フォロー' } });
    await this.endpoints.require(caller, row.endpointId);
    await this.followers.remove(row.id);
    return row;
  }
}
