import { Injectable } from '@nestjs/common';

import { Environment } from '../../config/environment.js';
import { type GameHead, type News, NewsService } from '../../games/index.js';
import { log } from '../../observing/log.js';
import { PlayerHours } from '../../time/player-hours.js';
import { Wall } from '../../time/wall.js';
import { type FollowerOf, FollowersRepository } from '../store/followers.repository.js';
import type { Notice } from '../store/notice.js';
import { TellingsRepository, type Untold } from '../store/tellings.repository.js';
import { noticesOf } from './notices-of.js';
import { mayBeWoken, type Rest, wantingDigests } from './quiet.js';
import { spellOf, spellsBegun } from './spells.js';

/** How many changes are told in one go; where there are more, the next go follows at once. */
const AT_ONCE = 50;

/** What is asked for again, by programs, is told at once. */
const NO_REST: Rest = { at: 0, sleepers: new Map(), mornings: new Map() };

/** Who is told of a game. */
interface Audience {
  readonly followers: readonly FollowerOf[];
  readonly rest: Rest;
}

/**
 * Tells the followers of a game what has happened since they were told last. It reads the log, and one statement writes
 * both the notices and up to which version they go. So it does no harm if it runs twice, late, or on two instances.
 */
@Injectable()
export class TellerService {
  constructor(
    private readonly news: NewsService,
    private readonly followers: FollowersRepository,
    private readonly tellings: TellingsRepository,
    private readonly environment: Environment,
    private readonly hours: PlayerHours,
    private readonly wall: Wall,
  ) {}

  /** Writes the notices that are missing about these games. */
  async catchUp(gameIds: readonly string[]): Promise<void> {
    await this.tell(await this.tellings.untoldAmong(gameIds));
  }

  /** Writes notices about games; a game that fails does not keep the others waiting. */
  async tell(games: readonly Untold[]): Promise<void> {
    if (games.length === 0) return;
    const followers = await this.followers.ofGames(games.map(({ id }) => id));
    const rest = await this.rest([...followers.values()].flat());
    for (const game of games)
      await this.tellWhole(game, { followers: followers.get(game.id) ?? [], rest }).catch(
        (error: unknown) =>
          log.warn({ gameId: game.id, error: String(error) }, 'a game could not be told'),
      );
  }

  /** Until when those that follow want to be left alone. */
  async rest(followers: readonly FollowerOf[]): Promise<Rest> {
    const at = this.wall.now();
    return {
      at,
      sleepers: await this.hours.sleepers(mayBeWoken(followers), at),
      mornings: await this.hours.mornings(wantingDigests(followers), at),
    };
  }

  private async tellWhole({ id, from, to }: Untold, audience: Audience): Promise<void> {
    let next: number | null = from;
    while (next !== null && next < to) next = await this.told({ id, from: next, to }, audience);
  }

  /** Up to which version notices were written; null: none can be written now, or another process has written them. */
  private async told({ id, from, to }: Untold, audience: Audience): Promise<number | null> {
    const news = await this.news.since(id, [from, to], AT_ONCE);
    const last = news.at(-1);
    if (last === undefined) return null;
    const head = await this.news.head(id, last.version);
    const game = { id, from, to: last.version };
    const notices = this.noticesOf(head, news, audience);
    const begun = spellsToTell(head, news, audience.followers);
    const telling = { game, notices, owed: last.owed, begun };
    return (await this.tellings.tell(telling, this.wall.now())) ? last.version : null;
  }

  /**
   * Sends the notices after that version to these followers of a player again; returns up to which version they are
   * complete.
   */
  async again(
    playerId: string,
    { gameId, after }: { readonly gameId: string; readonly after: number },
    followers: readonly FollowerOf[],
  ): Promise<{ notices: Notice[]; through: number }> {
    const head = await this.news.admitted(gameId, playerId);
    const news = await this.news.since(gameId, [after, head.version], AT_ONCE);
    return {
      notices: this.noticesOf(head, news, { followers, rest: NO_REST }),
      through: news.at(-1)?.version ?? after,
    };
  }

  private noticesOf(
    head: GameHead,
    news: readonly News[],
    { followers, rest }: Audience,
  ): Notice[] {
    const home = this.environment.publicUrl ?? '';
    const all = news.flatMap((one) =>
      followers.flatMap((follower) => noticesOf(head, one, follower, { home, rest })),
    );
    return [...new Map(all.map((notice) => [notice.id, notice])).values()];
  }
}

/** The spells of seats whose players wish to be told of their turns. */
function spellsToTell(head: GameHead, news: readonly News[], followers: readonly FollowerOf[]) {
  const listening = new Set(
    followers
      .filter(({ kinds }) => kinds.some((kind) => /your_turn|time_low/.test(kind)))
      .map(({ playerId }) => playerId),
  );
  return [...spellsBegun(news)]
    .filter(([seat]) =>
      head.seats.some((one) => one.seat === seat && listening.has(one.player?.id ?? '')),
    )
    .map(([seat, one]) => spellOf(seat, one));
}
