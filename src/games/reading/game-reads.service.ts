import { Injectable } from '@nestjs/common';

import { invalidInput } from '../../errors/errors.js';
import { type Situation, situationOf } from '../live/live-game.js';
import { LiveGamesService } from '../live/live-games.service.js';
import { isAbsent } from '../rulesets/absent-ruleset.js';
import { Rulesets } from '../rulesets/rulesets.js';
import { type GameHead, isOver, seatOf } from '../store/game-head.js';
import { GamesRepository } from '../store/games.repository.js';
import { eyesAt, eyesOf } from '../store/handovers.js';
import type { GameFilter, Page, Paging } from '../store/paging.js';
import { admit } from './access.js';
import { type GameReading, readingOf } from './game-reading.js';
import { HistoryService } from './history.service.js';
import { pastReading, presentReading } from './readings.js';

/** How a caller wants to look at a game. */
export interface ReadWish {
  /** The public version to look back to. */
  readonly at?: number | undefined;
  /** The seat through whose eyes to look, or `*`; see {@link GameReading.as}. */
  readonly as?: string | undefined;
  readonly invite?: string | undefined;
}

/** Reads games as a caller may see them. */
@Injectable()
export class GameReadsService {
  constructor(
    private readonly live: LiveGamesService,
    private readonly games: GamesRepository,
    private readonly history: HistoryService,
    private readonly rulesets: Rulesets,
  ) {}

  async read(
    playerId: string | null,
    gameId: string,
    { at, as, invite }: ReadWish,
  ): Promise<GameReading> {
    const reading = await this.readAt(playerId, gameId, { at, invite });
    return as === undefined ? reading : reading.as(as);
  }

  private async readAt(
    playerId: string | null,
    gameId: string,
    { at, invite }: ReadWish,
  ): Promise<GameReading> {
    const live = await this.live.fresh(gameId, playerId);
    admit(live, playerId, invite);
    if (at === undefined || at === live.head.version)
      return presentReading(live, seatOf(live.head, playerId));
    if (at > live.head.version || at < 0) throw noSuchVersion(live.head);
    const eyes = eyesAt(live.head, playerId, at);
    return pastReading(live, eyes, await this.history.situation(live, at));
  }

  /** A page of games. Views and choices are looked up only where somebody asks for them. */
  async list(
    playerId: string | null,
    filter: GameFilter,
    paging: Paging,
  ): Promise<Page<GameReading>> {
    const { items, hasNextPage } = await this.games.list(playerId, filter, paging);
    return {
      hasNextPage,
      items: items.map(({ item, cursor }) => ({ item: this.listed(item, playerId), cursor })),
    };
  }

  /**
   * Those of these games that the caller may see, in the given order. The others leave no trace, nor does it take
   * longer for them.
   */
  async visible(playerId: string | null, gameIds: readonly string[]): Promise<GameReading[]> {
    const heads = await this.games.visible(playerId, gameIds);
    return gameIds.flatMap((gameId) => {
      const head = heads.find(({ id }) => id === gameId);
      return head === undefined ? [] : this.listed(head, playerId);
    });
  }

  /** The reading of one game of a list. Views and choices are looked up only where somebody asks for them. */
  listed(head: GameHead, playerId: string | null): GameReading {
    const rules = this.rulesets.of(head);
    // Without its rules a game has nothing to see, as before its beginning.
    const find = async (): Promise<Situation | null> =>
      isAbsent(rules) ? null : this.situation(head, playerId);
    const eyes = eyesOf(head, seatOf(head, playerId));
    return readingOf(head, rules, { eyes, isOpen: isOver(head), find });
  }

  private async situation(head: GameHead, playerId: string | null): Promise<Situation | null> {
    const live = await this.live.fresh(head.id, playerId);
    return live.head.version === head.version
      ? situationOf(live, seatOf(head, playerId))
      : this.history.situation(live, head.version);
  }
}

export const noSuchVersion = ({ version }: GameHead, first = 0): Error =>
  invalidInput({
    en: `this game has the versions ${first} to ${version}.`,
    ja: `このゲームのバージョンは${first}から${version}までです。`,
  });
