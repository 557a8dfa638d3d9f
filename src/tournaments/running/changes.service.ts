import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';

import type { Signal } from '../../common/signal.js';
import type { Fact } from '../../competition/facts/facts.js';
import { Attendance, type Attendant } from '../../games/index.js';
import { TournamentsRepository } from '../store/tournaments.repository.js';
import { isSeen } from './access.js';
import type { LiveTournament } from './live-tournaments.service.js';
import { type EventReading, TournamentsService } from './tournaments.service.js';

const LOOK_MS = 500;

/** A fact, and the event as it is when the fact is sent. */
export interface EventChange {
  readonly fact: Fact;
  readonly reading: EventReading;
}

interface Listener {
  readonly tournamentId: string;
  readonly signal: Signal;
  told: number;
}

/** Streams what happens in events. Two queries a second look for news on behalf of all listeners. */
@Injectable()
export class ChangesService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly listeners = new Set<Listener>();
  /** Event -> number of a fact -> that change as everybody sees it who is not signed in. */
  private readonly shared = new WeakMap<LiveTournament, Map<number, EventChange>>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly tournaments: TournamentsService,
    private readonly repository: TournamentsRepository,
    private readonly attendance: Attendance,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.look().catch(() => undefined), LOOK_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
    for (const { signal } of this.listeners) signal.close();
  }

  /**
   * Facts later than `after`, in order and each once, until the reader leaves. Throws NOT_FOUND, and UNAVAILABLE where
   * no slot for another subscriber is free.
   */
  async since(
    attendant: Attendant,
    idOrSlug: string,
    after: number,
  ): Promise<AsyncIterableIterator<EventChange>> {
    const playerId = attendant.caller?.player.id ?? null;
    const { live } = await this.tournaments.reading(idOrSlug, playerId);
    return this.attendance.attend(attendant, (signal) => {
      const listener: Listener = { tournamentId: live.head.id, signal, told: after };
      this.listeners.add(listener);
      return {
        items: this.follow(listener, playerId),
        end: () => void this.listeners.delete(listener),
      };
    });
  }

  private async *follow(listener: Listener, playerId: string | null): AsyncGenerator<EventChange> {
    while (!listener.signal.closed) {
      const reading = await this.tournaments.reading(listener.tournamentId, playerId);
      for (const fact of reading.facts.slice(listener.told)) {
        if (isSeen(reading, fact)) yield this.changeOf(fact, reading);
        listener.told = fact.seq;
      }
      await listener.signal.next();
    }
  }

  /** The same object for all who see the same, so that an answer to a subscription is made once for all of them. */
  private changeOf(fact: Fact, reading: EventReading): EventChange {
    if (reading.playerId !== null) return { fact, reading };
    const known = this.shared.get(reading.live) ?? new Map<number, EventChange>();
    this.shared.set(reading.live, known);
    const change = known.get(fact.seq) ?? { fact, reading };
    known.set(fact.seq, change);
    return change;
  }

  /** Wakes the listeners of the events that have new facts. */
  private async look(): Promise<void> {
    if (this.listeners.size === 0) return;
    const ids = [...new Set([...this.listeners].map(({ tournamentId }) => tournamentId))];
    const versions = await this.repository.versions(ids);
    for (const { tournamentId, signal, told } of this.listeners)
      if ((versions.get(tournamentId) ?? 0) > told) signal.ring();
  }
}
