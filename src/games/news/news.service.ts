import { Injectable } from '@nestjs/common';

import type { Clock } from '../../clocks/clock.js';
import type { Outcome, Seat } from '../../rules/index.js';
import { type LiveGame, type PublicChange, standingOf } from '../live/live-game.js';
import { LiveGamesService } from '../live/live-games.service.js';
import { admit } from '../reading/access.js';
import type { LogEntry } from '../reading/game-reading.js';
import { HistoryService } from '../reading/history.service.js';
import { entriesOf } from '../reading/log-entries.js';
import { isAbsent } from '../rulesets/absent-ruleset.js';
import type { GameHead } from '../store/game-head.js';
import type { GameStatus } from '../store/game-status.js';
import { GamesRepository } from '../store/games.repository.js';
import type { MoveKind } from '../store/move-row.js';
import { GameBus } from '../streams/game-bus.js';

/** Games of one player that are looked at at once. */
const WAITING = 500;

/** A public change of a game, for those who are told of it when they are not looking. */
export interface News {
  readonly version: number;
  readonly kind: MoveKind;
  readonly at: Date;
  readonly status: GameStatus;
  readonly outcome: Outcome | null;
  readonly clock: Clock | null;
  /** Who owed a decision before it. */
  readonly owedBefore: readonly Seat[];
  readonly owed: readonly Seat[];
  /** What was said, as that seat heard it; null is a spectator. */
  entries(seat: Seat | null): readonly LogEntry[];
}

/** What has happened in games, for whoever tells others of it. */
@Injectable()
export class NewsService {
  constructor(
    private readonly live: LiveGamesService,
    private readonly history: HistoryService,
    private readonly bus: GameBus,
    private readonly games: GamesRepository,
  ) {}

  /** Calls `tell` whenever a game has moved on, or somebody has sat down in it: a hint, which may get lost. */
  proclaim(tell: (gameId: string) => void): void {
    this.bus.proclaim((gameId) => tell(gameId));
  }

  /** Somebody is to be told what happens in that game from now on. */
  attend(gameId: string): void {
    this.bus.attend(gameId);
  }

  /** Whether anybody is, as far as this process has heard of late. */
  isAttended(gameId: string): boolean {
    return this.bus.isAttended(gameId);
  }

  /** What everybody may know of it, at least at that version. Throws NOT_FOUND. */
  async head(gameId: string, version: number): Promise<GameHead> {
    return (await this.live.atLeast(gameId, version)).head;
  }

  /** As it is, secret steps of that player included. Throws NOT_FOUND. */
  async headFor(gameId: string, playerId: string): Promise<GameHead> {
    return (await this.live.fresh(gameId, playerId)).head;
  }

  /** As it is, for that player to follow. Throws NOT_FOUND where they may not see it. */
  async admitted(gameId: string, playerId: string): Promise<GameHead> {
    const live = await this.live.fresh(gameId, playerId);
    admit(live, playerId);
    return live.head;
  }

  /** Games that wait for that player: those that have waited longest, {@link WAITING} at most. */
  owedBy(playerId: string): Promise<GameHead[]> {
    return this.games.owedBy(playerId, WAITING);
  }

  /**
   * Public changes later than `after` up to version `to`, in order, `most` of them at most; none where its rules are
   * not installed. Throws NOT_FOUND.
   */
  async since(
    gameId: string,
    [after, to]: readonly [number, number],
    most: number,
  ): Promise<News[]> {
    const live = await this.live.atLeast(gameId, to);
    if (isAbsent(live.rules)) return [];
    this.attend(gameId);
    const news: News[] = [];
    for await (const change of this.history.changes(live, after)) {
      if (change.row.version > to) break;
      news.push(newsOf(live, change));
      if (news.length === most) break;
    }
    return news;
  }
}

function newsOf({ rules, head }: LiveGame, { row, before, after }: PublicChange): News {
  const { status, owed, outcome } = standingOf(rules, after);
  return {
    ...{ version: row.version, kind: row.kind, at: new Date(row.createdAt) },
    ...{ status, outcome, clock: row.clock ?? null, owed },
    owedBefore: before === null ? [] : standingOf(rules, before).owed,
    entries: (seat) => entriesOf(rules, row, { seat, scenario: head.scenario }),
  };
}
