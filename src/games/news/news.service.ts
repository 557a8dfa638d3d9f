import { Injectable } from '@nestjs/common';

import type { Clock } from '../../clocks/clock.js';
import { AppError } from '../../errors/errors.js';
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
import { handoverIn } from '../store/handovers.js';
import type { MoveKind } from '../store/move-row.js';
import { GameBus } from '../streams/game-bus.js';

/** How many games of one player are returned at most by `owedBy`. */
const WAITING = 500;

/** A public change of a game, for rooms that tell players of it while they are not looking, e.g. by webhook. */
export interface News {
  readonly version: number;
  readonly kind: MoveKind;
  readonly at: Date;
  readonly status: GameStatus;
  readonly outcome: Outcome | null;
  readonly clock: Clock | null;
  /** Seats that owed a decision before this change. */
  readonly owedBefore: readonly Seat[];
  readonly owed: readonly Seat[];
  /** The seat that went to another player; null: none did. */
  readonly passed: Seat | null;
  /** The log lines of this change as `seat` heard them; null is a spectator. */
  entries(seat: Seat | null): readonly LogEntry[];
}

/** Tells other rooms of what happens in games. */
@Injectable()
export class NewsService {
  constructor(
    private readonly live: LiveGamesService,
    private readonly history: HistoryService,
    private readonly bus: GameBus,
    private readonly games: GamesRepository,
  ) {}

  /**
   * Calls `tell` whenever a game has moved on or somebody has sat down in it. A call may get lost, so it is only a
   * hint.
   */
  proclaim(tell: (gameId: string) => void): void {
    this.bus.proclaim((gameId) => tell(gameId));
  }

  /** Asks for news of that game: from now on its last changes are kept in memory for a while. */
  attend(gameId: string): void {
    this.bus.attend(gameId);
  }

  /** Whether `attend` was called for that game lately, in this process. */
  isAttended(gameId: string): boolean {
    return this.bus.isAttended(gameId);
  }

  /** The public head of the game, at least at that version. Throws NOT_FOUND. */
  async head(gameId: string, version: number): Promise<GameHead> {
    return (await this.live.atLeast(gameId, version)).head;
  }

  /** The head of the game as it is now, secret steps of that player included. Throws NOT_FOUND. */
  async headFor(gameId: string, playerId: string): Promise<GameHead> {
    return (await this.live.fresh(gameId, playerId)).head;
  }

  /**
   * The head of the game as it is now, for a player who wants to follow it. Throws NOT_FOUND where they may not see it.
   */
  async admitted(gameId: string, playerId: string): Promise<GameHead> {
    const live = await this.live.fresh(gameId, playerId);
    admit(live, playerId);
    return live.head;
  }

  /** The head of the game as it is now, if everybody may see it; null: its players alone may, or there is none. */
  async publicHead(gameId: string): Promise<GameHead | null> {
    try {
      const live = await this.live.fresh(gameId, null);
      admit(live, null);
      return live.head;
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
      throw error;
    }
  }

  /** Games that wait for a decision of that player: those that have waited longest, {@link WAITING} at most. */
  owedBy(playerId: string): Promise<GameHead[]> {
    return this.games.owedBy(playerId, WAITING);
  }

  /**
   * Public changes of a game later than `after` up to version `to`, in order, at most `most`; none where its rules are
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
    passed: handoverIn(row)?.seat ?? null,
    entries: (seat) => entriesOf(rules, row, { seat, scenario: head.scenario }),
  };
}
