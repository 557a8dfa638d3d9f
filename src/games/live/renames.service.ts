import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';

import { log } from '../../observing/log.js';
import { NamesRepository } from '../../players/names.repository.js';
import { LiveGamesService } from './live-games.service.js';

/** How often one looks for players who have another name, at whatever instance they changed it. */
const LOOK_MS = 5_000;

/**
 * Has games that this process holds in memory tell the present names of their players. What was renamed within the last
 * minute is looked at each time: a game that somebody works with meanwhile may be put back with the name of before.
 */
@Injectable()
export class Renames implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly names: NamesRepository,
    private readonly live: LiveGamesService,
  ) {}

  onApplicationBootstrap(): void {
    const look = (): void =>
      void this.look().catch((error: unknown) =>
        log.warn({ error: String(error) }, 'renamed players could not be looked for'),
      );
    this.timer = setInterval(look, LOOK_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  async look(): Promise<void> {
    const names = await this.names.renamedLately();
    if (names.size > 0) this.live.rename(names);
  }
}
