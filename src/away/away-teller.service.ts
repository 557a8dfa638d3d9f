import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';

import { AwayGames } from '../games/index.js';
import { log } from '../observing/log.js';
import { Wall } from '../time/wall.js';
import { AwayRepository } from './away.repository.js';

const LOOK_MS = 5_000;
/** For how many players one look tells their games. */
const FOUND = 50;

/**
 * Tells running games of days away where the request that took them may not have: its process died, or a game went on
 * at another one that did not know of them yet. Two processes may do so at once.
 */
@Injectable()
export class AwayTeller implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<unknown> = Promise.resolve();
  private closed = false;

  constructor(
    private readonly store: AwayRepository,
    private readonly games: AwayGames,
    private readonly wall: Wall,
  ) {}

  onApplicationBootstrap(): void {
    this.lookLater();
  }

  async onModuleDestroy(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    await this.looking;
  }

  private lookLater(): void {
    if (this.closed) return;
    this.timer = setTimeout(() => {
      this.looking = this.look()
        .catch((error: unknown) =>
          log.warn({ error: String(error) }, 'nobody was told who is away'),
        )
        .finally(() => this.lookLater());
    }, LOOK_MS).unref();
  }

  async look(): Promise<void> {
    const at = this.wall.now();
    for (const playerId of await this.store.untold(at, FOUND)) {
      const isTold = await this.games.tell(playerId);
      await (isTold ? this.store.told(playerId, at) : this.store.later(playerId, at));
    }
  }
}
