import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

import type { Signal } from '../../common/signal.js';
import { invalidInput } from '../../errors/errors.js';
import type { Caller } from '../../players/caller.js';
import type { Seat } from '../../rules/index.js';
import type { GameReading } from '../reading/game-reading.js';
import { GameReadsService } from '../reading/game-reads.service.js';
import { type GameHead, isOver } from '../store/game-head.js';
import { GamesRepository, type Moment } from '../store/games.repository.js';
import { Attendance } from './attendance.js';
import { GameBus } from './game-bus.js';

/** A game of the listening player as it is now. */
export interface MyGame {
  readonly game: GameReading;
  /** The seat of the listening player. */
  readonly seat: Seat;
  readonly owes: boolean;
  /** A client that reconnects with this cursor is told of everything that has changed since. */
  readonly cursor: string;
}

/** A lost notice, or a seat taken at another instance, is made up for by the poll, at the latest after this time. */
const POLL_MS = 3_000;
/**
 * How far apart the clocks of two instances may be, plus how long writing a row may take. Changes within it are told
 * twice, which does no harm.
 */
const OVERLAP_MS = 10_000;
const PAGE = 100;
/** For how many games the last news to a listener is remembered, so that it is not repeated. */
const REMEMBERED = 10_000;

const NOWHERE = '00000000-0000-0000-0000-000000000000';

/** A listener to all games of one player. */
class Listener {
  /** Games that may have something new to tell. */
  changed = new Set<string>();
  /** Games that are not over. */
  readonly following = new Set<string>();
  private readonly told = new LRUCache<string, string>({ max: REMEMBERED });
  /** `updatedAt` of the last game told, in milliseconds: the highest cursor so far. */
  private last = 0;

  constructor(
    readonly playerId: string,
    readonly signal: Signal,
  ) {}

  notice(gameId: string): void {
    this.changed.add(gameId);
    this.signal.ring();
  }

  isNews({ id, version, status }: GameHead): boolean {
    const news = `${status} ${version}`;
    if (this.told.get(id) === news) return false;
    this.told.set(id, news);
    return true;
  }

  /** The cursor never goes back, even where the clock of the database does. */
  cursorAt({ updatedAt }: GameHead): string {
    this.last = Math.max(this.last, updatedAt.getTime());
    return String(this.last);
  }
}

/**
 * Sends all games of one player over one subscription: each game as it is now, whenever it has reached a new version.
 */
@Injectable()
export class MyGamesService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly byGame = new Map<string, Set<Listener>>();
  private readonly byPlayer = new Map<string, Set<Listener>>();
  private poll: NodeJS.Timeout | undefined;
  /** When the last poll of the database began. */
  private lookedAt = 0;

  constructor(
    private readonly games: GamesRepository,
    private readonly reads: GameReadsService,
    private readonly bus: GameBus,
    private readonly attendance: Attendance,
  ) {}

  onApplicationBootstrap(): void {
    this.bus.proclaim((gameId, playerId) => this.tell(gameId, playerId));
    this.poll = setInterval(() => void this.lookAround().catch(() => undefined), POLL_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.poll);
  }

  /**
   * First every game of the player that is not over (with `after`: every game that has changed since), then each game
   * again whenever it has news that they may know of. Throws INVALID_INPUT for a malformed cursor.
   */
  changes(
    caller: Caller,
    address: string,
    after: string | undefined,
  ): AsyncIterableIterator<MyGame> {
    const since = after === undefined ? null : readCursor(after);
    return this.attendance.attend({ caller, address }, (signal) => {
      const listener = new Listener(caller.player.id, signal);
      const close = this.bus.whileOpen(() => signal.close());
      add(this.byPlayer, listener.playerId, listener);
      const end = (): void => {
        close();
        remove(this.byPlayer, listener.playerId, listener);
        for (const gameId of listener.following) remove(this.byGame, gameId, listener);
      };
      return { items: this.follow(listener, since), end };
    });
  }

  private async *follow(listener: Listener, since: Date | null): AsyncGenerator<MyGame> {
    for await (const head of this.standing(listener, since)) yield* this.news(listener, head);
    while (!listener.signal.closed) {
      const { changed } = listener;
      listener.changed = new Set();
      const heads = changed.size === 0 ? [] : await this.games.heads([...changed]);
      for (const head of heads) yield* this.news(listener, head);
      if (listener.changed.size === 0) await listener.signal.next();
    }
  }

  private async *standing({ playerId }: Listener, since: Date | null): AsyncGenerator<GameHead> {
    let after: Moment = { updatedAt: since ?? new Date(0), id: NOWHERE };
    for (;;) {
      const wish = { after, finished: since !== null, first: PAGE };
      const heads = await this.games.ofPlayer(playerId, wish);
      yield* heads;
      const last = heads.at(-1);
      if (last === undefined || heads.length < PAGE) return;
      after = last;
    }
  }

  private *news(listener: Listener, head: GameHead): Generator<MyGame> {
    const game = this.reads.listed(head, listener.playerId);
    const { seat } = game;
    // Whoever has handed their seat over has that game no longer.
    if (isOver(head) || seat === null) this.unfollow(listener, head.id);
    else this.heed(listener, head.id);
    if (seat === null || !listener.isNews(head)) return;
    yield { game, seat, owes: game.owed.includes(seat), cursor: listener.cursorAt(head) };
  }

  private heed(listener: Listener, gameId: string): void {
    listener.following.add(gameId);
    add(this.byGame, gameId, listener);
  }

  private unfollow(listener: Listener, gameId: string): void {
    listener.following.delete(gameId);
    remove(this.byGame, gameId, listener);
  }

  private tell(gameId: string, playerId: string | undefined): void {
    for (const listener of this.byGame.get(gameId) ?? []) listener.notice(gameId);
    if (playerId === undefined) return;
    for (const listener of this.byPlayer.get(playerId) ?? []) listener.notice(gameId);
  }

  /** Asks the database once for the changed games of all listeners, not once per listener. */
  private async lookAround(): Promise<void> {
    const now = Date.now();
    const since = new Date((this.lookedAt || now) - OVERLAP_MS);
    const players = [...this.byPlayer.keys()];
    const changed = players.length === 0 ? [] : await this.games.changedSince(players, since);
    for (const { gameId, playerId } of changed)
      for (const listener of this.byPlayer.get(playerId) ?? []) listener.notice(gameId);
    this.lookedAt = now;
  }
}

function add(listeners: Map<string, Set<Listener>>, key: string, listener: Listener): void {
  const known = listeners.get(key) ?? new Set();
  listeners.set(key, known.add(listener));
}

function remove(listeners: Map<string, Set<Listener>>, key: string, listener: Listener): void {
  const known = listeners.get(key);
  known?.delete(listener);
  if (known?.size === 0) listeners.delete(key);
}

function readCursor(cursor: string): Date {
  if (/^\d{1,13}$/.test(cursor)) return new Date(Number(cursor) - OVERLAP_MS);
  throw invalidInput({
    en: '"after" must be a cursor that came with one of your games.',
    ja: '「after」には自分のゲームと共に届いたカーソルを指定してください。',
  });
}
