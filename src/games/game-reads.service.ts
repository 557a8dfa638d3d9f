import { Injectable } from '@nestjs/common';

import { invalidInput } from '../common/errors.js';
import { admit } from './access.js';
import { type GameHead, seatOf } from './game-head.js';
import { GameReading, type Situation } from './game-reading.js';
import { type GameFilter, GamesRepository, type Page, type Paging } from './games.repository.js';
import { HistoryService } from './history.service.js';
import { situationOf } from './live-game.js';
import { LiveGames } from './live-games.service.js';
import { pastReading, readingOf } from './readings.js';
import { Rulesets } from './rulesets.js';

/** Games as a caller may see them. */
@Injectable()
export class GameReads {
  constructor(
    private readonly live: LiveGames,
    private readonly games: GamesRepository,
    private readonly history: HistoryService,
    private readonly rulesets: Rulesets,
  ) {}

  async read(
    playerId: string | null,
    gameId: string,
    { at, invite }: { at?: number | undefined; invite?: string | undefined },
  ): Promise<GameReading> {
    const live = await this.live.fresh(gameId);
    admit(live.head, playerId, invite);
    const seat = seatOf(live.head, playerId);
    if (at === undefined || at === live.head.version) return readingOf(live, seat);
    if (at > live.head.version || at < 0) throw noSuchVersion(live.head);
    return pastReading(live, seat, await this.history.situation(live, at));
  }

  /** Views and choices are looked up only where somebody asks for them. */
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

  private listed(head: GameHead, playerId: string | null): GameReading {
    const find = (): Promise<Situation | null> => this.situation(head);
    return new GameReading(head, this.rulesets.of(head), seatOf(head, playerId), find);
  }

  private async situation(head: GameHead): Promise<Situation | null> {
    const live = await this.live.fresh(head.id);
    return live.head.version === head.version
      ? situationOf(live)
      : this.history.situation(live, head.version);
  }
}

export const noSuchVersion = ({ version }: GameHead): Error =>
  invalidInput({
    en: `this game has the versions 0 to ${version}.`,
    ja: `このゲームのバージョンは0から${version}までです。`,
  });
