import { Injectable } from '@nestjs/common';

import { isUuid } from '../../common/uuid.js';
import { Environment } from '../../config/environment.js';
import { appError, invalidInput } from '../../errors/errors.js';
import { type GameHead, isOver, NewsService } from '../../games/index.js';
import type { Caller } from '../../players/caller.js';
import { Wall } from '../../time/wall.js';
import { TournamentsService } from '../../tournaments/running/tournaments.service.js';
import type { EndpointRow } from '../store/endpoints.repository.js';
import { type FollowerRow, FollowersRepository } from '../store/followers.repository.js';
import { canCome, type NoticeKind } from '../store/kinds.js';
import { TellingsRepository } from '../store/tellings.repository.js';
import { spellUnderWay } from '../telling/spells.js';
import { EndpointsService } from './endpoints.service.js';

/** What an endpoint is to be told of: a game, an event, or all games in which its player has a seat, now or later. */
export interface FollowWish {
  readonly endpointId: string;
  readonly gameId?: string | undefined;
  /** Id or slug. */
  readonly tournamentId?: string | undefined;
  readonly kinds: readonly NoticeKind[];
}

/**
 * For endpoints that are limited in number themselves: the one thing that each of them follows is not counted again.
 */
const NO_LIMITS = { followers: 0, spectatorFollowers: 0 };

/** Manages which endpoint is told of which games and events. */
@Injectable()
export class FollowersService {
  constructor(
    private readonly endpoints: EndpointsService,
    private readonly followers: FollowersRepository,
    private readonly tellings: TellingsRepository,
    private readonly news: NewsService,
    private readonly tournaments: TournamentsService,
    private readonly environment: Environment,
    private readonly wall: Wall,
  ) {}

  /**
   * Follows a game, all games, or an event, in place of an earlier wish of the endpoint about the same. Throws
   * NOT_FOUND, GAME_OVER, INVALID_INPUT, QUOTA_REACHED.
   */
  async follow(caller: Caller, wish: FollowWish): Promise<FollowerRow> {
    const { endpointId, gameId, tournamentId, kinds } = wish;
    await this.endpoints.require(caller, endpointId);
    assertFit(wish);
    if (tournamentId !== undefined) return this.followEvent(caller, tournamentId, wish);
    const head = gameId === undefined ? null : await this.news.admitted(gameId, caller.player.id);
    if (head !== null && isOver(head)) throw appError('GAME_OVER');
    const follower = {
      ...{ endpointId, gameId: head?.id ?? null, tournamentId: null, kinds: [...new Set(kinds)] },
      createdAt: new Date(this.wall.now()),
    };
    const { quotas } = this.environment;
    const followed = await this.followers.follow(caller.player.id, follower, quotas);
    await this.remind(caller.player.id, head);
    return followed;
  }

  /** Follows an event that the caller may know. */
  private async followEvent(
    { player }: Caller,
    idOrSlug: string,
    { endpointId, kinds }: FollowWish,
  ): Promise<FollowerRow> {
    const { live } = await this.tournaments.reading(idOrSlug, player.id);
    const follower = {
      ...{ endpointId, gameId: null, tournamentId: live.head.id, kinds: [...new Set(kinds)] },
      createdAt: new Date(this.wall.now()),
    };
    return this.followers.follow(player.id, follower, this.environment.quotas);
  }

  /** Makes an endpoint follow all games of its player, and nothing else. */
  async followOwn({ id, playerId, createdAt }: EndpointRow, kinds: NoticeKind[]): Promise<void> {
    const all = { gameId: null, tournamentId: null };
    const follower = { endpointId: id, ...all, kinds: [...new Set(kinds)], createdAt };
    await this.followers.follow(playerId, follower, NO_LIMITS);
    await this.remind(playerId, null);
  }

  /**
   * Prepares reminders of turns that have begun already; without a `head`, in all games in which the player owes a
   * decision.
   */
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

  /** Ends a wish, and returns it. Throws NOT_FOUND. */
  async unfollow(caller: Caller, id: string): Promise<FollowerRow> {
    const row = isUuid(id) ? await this.followers.find(caller.player.id, id) : null;
    if (row === null) throw appError('NOT_FOUND', { thing: { en: 'follower', ja: 'フォロー' } });
    await this.endpoints.require(caller, row.endpointId);
    await this.followers.remove(row.id);
    return row;
  }
}

/** Throws INVALID_INPUT where a wish is about a game and an event, or has no kind of what it is about. */
function assertFit(wish: FollowWish): void {
  if (wish.gameId !== undefined && wish.tournamentId !== undefined) throw BOTH();
  if (!wish.kinds.some((kind) => canCome(kind, wish))) throw NO_KIND();
}

const BOTH = () =>
  invalidInput({
    en: 'give gameId or tournamentId, not both.',
    ja: 'gameIdとtournamentIdは、どちらか一方だけを指定してください。',
  });
const NO_KIND = () =>
  invalidInput({
    en: 'none of these kinds is about that: those of an event begin with "tournament.", those of games with "game.".',
    ja: '指定された種類には対象に合うものがありません。イベントの種類は「tournament.」、対局の種類は「game.」で始まります。',
  });
