import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

import { LiveGamesService } from '../live/live-games.service.js';
import { GamesRepository } from '../store/games.repository.js';
import { Notices } from './notices.js';

/** A lost notice is made up for by the poll, at the latest after this time. */
const POLL_MS = 3_000;
/** How many games news is kept for on behalf of other rooms (see `attend`), and for how long after their last call. */
const TOLD = { max: 10_000, ttl: 600_000 };

/** Is called when a game has moved on, or when `playerId` has just sat down in it. */
export type Herald = (gameId: string, playerId?: string) => void;

/**
 * Tells listeners in this process that a game has a new public row, whichever instance wrote it. Secret rows are never
 * announced. A call is only a hint: what happened is read from the log.
 */
@Injectable()
export class GameBus implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly waiting = new Map<string, Set<() => void>>();
  private readonly closing = new Set<() => void>();
  private readonly heralds = new Set<Herald>();
  private readonly told = new LRUCache<string, true>(TOLD);
  private poll: NodeJS.Timeout | undefined;

  constructor(
    private readonly notices: Notices,
    private readonly live: LiveGamesService,
    private readonly games: GamesRepository,
  ) {}

  onApplicationBootstrap(): void {
    this.notices.open((gameId, version) => this.hear(gameId, version));
    this.poll = setInterval(() => void this.lookAround().catch(() => undefined), POLL_MS);
    this.poll.unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.poll);
    for (const close of this.closing) close();
    await this.notices.close();
  }

  /** Announces a new version. To be called after the commit, never before it. */
  publish(gameId: string, version: number): void {
    this.wake(gameId);
    this.notices.send(gameId, version);
  }

  /** Announces that a player has sat down at this instance, perhaps in a game that nobody has heard of yet. */
  seated(gameId: string, playerId: string): void {
    for (const tell of this.heralds) tell(gameId, playerId);
  }

  /** Calls `tell` for every game that moves on, at any instance, whether or not anybody waits for it here. */
  proclaim(tell: Herald): void {
    this.heralds.add(tell);
  }

  /** Calls `close` when this bus shuts down. Returns a function that cancels this. */
  whileOpen(close: () => void): () => void {
    this.closing.add(close);
    return () => this.closing.delete(close);
  }

  /**
   * Calls `ring` whenever the game may have something new, and `close` when this bus shuts down. Returns a function
   * that cancels both.
   */
  subscribe(gameId: string, ring: () => void, close: () => void): () => void {
    const rings = this.waiting.get(gameId) ?? new Set();
    this.waiting.set(gameId, rings.add(ring));
    const leave = this.whileOpen(close);
    return () => {
      leave();
      rings.delete(ring);
      if (rings.size === 0 && this.waiting.get(gameId) === rings) this.waiting.delete(gameId);
    };
  }

  /** Whether anybody in this process waits for news of that game or has called `attend` for it. */
  isWatched(gameId: string): boolean {
    return this.waiting.has(gameId) || this.told.has(gameId);
  }

  /** Has the last changes of that game kept in memory for a while, for rooms that tell others of them. */
  attend(gameId: string): void {
    this.told.set(gameId, true);
  }

  isAttended(gameId: string): boolean {
    return this.told.has(gameId);
  }

  private async hear(gameId: string, version: number): Promise<void> {
    if (this.waiting.has(gameId)) await this.live.atLeast(gameId, version);
    else this.live.hear(gameId, version);
    this.wake(gameId);
  }

  private async lookAround(): Promise<void> {
    if (this.waiting.size === 0) return;
    const standings = await this.games.standings([...this.waiting.keys()]);
    // If one game cannot be read, the others are still announced.
    for (const [gameId, { version }] of standings)
      await this.hear(gameId, version).catch(() => undefined);
  }

  private wake(gameId: string): void {
    for (const ring of this.waiting.get(gameId) ?? []) ring();
    for (const tell of this.heralds) tell(gameId);
  }
}
