import { Injectable } from '@nestjs/common';

import { Environment } from '../../config/environment.js';
import { type GameHead, type News, NewsService } from '../../games/index.js';
import { log } from '../../observing/log.js';
import { PlayerHours } from '../../time/player-hours.js';
import { Wall } from '../../time/wall.js';
import { type FollowerOf, FollowersRepository } from '../store/followers.repository.js';
import type { Notice } from '../store/notice.js';
import { type Telling, TellingsRepository, type Untold } from '../store/tellings.repository.js';
import { noticesOf } from './notices-of.js';
import { mayBeWoken, type Rest, wantingDigests } from './quiet.js';
import { spellOf, spellsBegun } from './spells.js';

/** How many changes are told in one go, of all its games; where there are more, the next go follows at once. */
const AT_ONCE = 50;

/** Of how many games one statement writes the notices. */
const TOGETHER = 20;

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
    const of = ({ id }: Untold): Audience => ({ followers: followers.get(id) ?? [], rest });
    for (let first = 0; first < games.length; first += TOGETHER)
      await this.tellWhole(games.slice(first, first + TOGETHER), of);
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

  private async tellWhole(
    games: readonly Untold[],
    audienceOf: (game: Untold) => Audience,
  ): Promise<void> {
    let left = games;
    while (left.length > 0) {
      const most = Math.ceil(AT_ONCE / left.length);
      const tellings: (Telling | null)[] = [];
      // One after the other: games that are not in memory are read, and players need the database too.
      for (const game of left)
        tellings.push(
          await this.telling(game, most, audienceOf(game)).catch((error: unknown) =>
            failed(game, error),
          ),
        );
      const told = await this.write(tellings.filter((telling) => telling !== null));
      const ends = new Map(left.map(({ id, to }) => [id, to]));
      left = told
        .map(({ id, to }) => ({ id, from: to, to: ends.get(id) ?? to }))
        .filter(({ from, to }) => from < to);
    }
  }

  /** What is to be written next about a game; null: nothing can be now. */
  private async telling(
    { id, from, to }: Untold,
    most: number,
    audience: Audience,
  ): Promise<Telling | null> {
    const news = await this.news.since(id, [from, to], most);
    const last = news.at(-1);
    if (last === undefined) return null;
    const head = await this.news.head(id, last.version);
    return {
      game: { id, from, to: last.version },
      notices: this.noticesOf(head, news, audience),
      owed: last.owed,
      begun: spellsToTell(head, news, audience.followers),
    };
  }

  /** Returns the games whose notices were written now. Where they cannot be together, each is by itself. */
  private async write(tellings: readonly Telling[]): Promise<Untold[]> {
    if (tellings.length === 0) return [];
    try {
      const told = await this.tellings.tell(tellings, this.wall.now());
      return tellings.map(({ game }) => game).filter(({ id }) => told.has(id));
    } catch (error) {
      if (tellings.length > 1)
        return (await Promise.all(tellings.map((one) => this.write([one])))).flat();
      for (const { game } of tellings) failed(game, error);
      return [];
    }
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

function failed({ id }: Untold, error: unknown): null {
  log.warn({ gameId: id, error: String(error) }, 'a game could not be told');
  return null;
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
