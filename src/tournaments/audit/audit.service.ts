import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Pool } from 'pg';

import { log } from '../../observing/log.js';
import { EVENT_MISMATCHES } from '../../observing/meters.js';
import { differencesIn } from './differences.js';
import { eventAfter, storedEvent } from './stored.js';

const LOOK_MS = 60_000;
/** How many differences of one event are logged at most. */
const SHOWN = 10;

/** Checks one event a minute, all in turn: whether it is stored as its facts say. */
@Injectable()
export class AuditService implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<unknown> = Promise.resolve();
  private last: string | null = null;
  private closed = false;

  constructor(private readonly pool: Pool) {}

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
          log.warn({ error: String(error) }, 'an event could not be audited'),
        )
        .finally(() => this.lookLater());
    }, LOOK_MS).unref();
  }

  /** Checks the next event; returns its differences as sentences. */
  async look(): Promise<readonly string[]> {
    const id = (await eventAfter(this.pool, this.last)) ?? (await eventAfter(this.pool, null));
    this.last = id;
    const stored = id === null ? undefined : await storedEvent(this.pool, id);
    if (stored === undefined) return [];
    const differences = await differencesIn(stored);
    if (differences.length === 0) return [];
    EVENT_MISMATCHES.inc();
    log.error(
      { tournamentId: id, differences: differences.slice(0, SHOWN) },
      'an event is stored otherwise than its facts have it',
    );
    return differences;
  }
}
