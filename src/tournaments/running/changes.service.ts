import { setTimeout as wait } from 'node:timers/promises';

import { Injectable, type OnModuleDestroy } from '@nestjs/common';

import type { Fact } from '../../competition/facts/facts.js';
import { type EventReading, TournamentsService } from './tournaments.service.js';

const LOOK_MS = 1_000;

/** What happens in events, for those who look on. */
@Injectable()
export class ChangesService implements OnModuleDestroy {
  private readonly closing = new AbortController();

  constructor(private readonly tournaments: TournamentsService) {}

  onModuleDestroy(): void {
    this.closing.abort();
  }

  /** Facts later than `after`, in order, each once; until the reader leaves or the service ends. Throws NOT_FOUND. */
  async *since(
    idOrSlug: string,
    playerId: string | null,
    after: number,
  ): AsyncGenerator<{ fact: Fact; reading: EventReading }> {
    let told = after;
    while (!this.closing.signal.aborted) {
      const reading = await this.tournaments.reading(idOrSlug, playerId);
      for (const fact of reading.facts.slice(told)) yield { fact, reading };
      told = Math.max(told, reading.facts.length);
      await wait(LOOK_MS, undefined, { signal: this.closing.signal }).catch(() => undefined);
    }
  }
}
