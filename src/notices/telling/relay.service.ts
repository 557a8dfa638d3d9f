import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';

import { NewsService } from '../../games/index.js';
import { log } from '../../observing/log.js';
import { Wall } from '../../time/wall.js';
import { SenderService } from '../sending/sender.service.js';
import { DeliveriesRepository } from '../store/deliveries.repository.js';
import { TellingsRepository } from '../store/tellings.repository.js';
import { EventTellerService } from './event-teller.service.js';
import { RemindersService } from './reminders.service.js';
import { TellerService } from './teller.service.js';

/** Games that move on within this time are looked up together. */
const GATHER_MS = 50;
const LOOK_MS = 1_000;
/** After so many looks, one looks at everything: it finds what other looks have missed. */
const SWEEP = 60;
/** How far apart the clocks of two instances may be, plus how long writing a row may take. */
const OVERLAP_MS = 10_000;
/** How many games one look returns. */
const FOUND = 200;

/**
 * Looks for notices that are to be written: at once where this process hears of a change, and once a second in any
 * case.
 */
@Injectable()
export class Relay implements OnApplicationBootstrap, OnModuleDestroy {
  /** Games that have moved on and that somebody is known to follow. */
  private moved = new Set<string>();
  /** Games that have moved on and of which it is not known whether anybody follows them: the next look finds out. */
  private strange = new Set<string>();
  private soon: NodeJS.Timeout | undefined;
  private timer: NodeJS.Timeout | undefined;
  private looks = 0;
  private lookedAt = 0;
  private closed = false;
  private working: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly news: NewsService,
    private readonly teller: TellerService,
    private readonly events: EventTellerService,
    private readonly reminders: RemindersService,
    private readonly tellings: TellingsRepository,
    private readonly deliveries: DeliveriesRepository,
    private readonly sender: SenderService,
    private readonly wall: Wall,
  ) {}

  onApplicationBootstrap(): void {
    this.news.proclaim((gameId) => this.hear(gameId));
    this.lookIn(LOOK_MS);
  }

  async onModuleDestroy(): Promise<void> {
    this.closed = true;
    clearTimeout(this.soon);
    clearTimeout(this.timer);
    await this.working;
  }

  private hear(gameId: string): void {
    if (!this.news.isAttended(gameId)) {
      this.strange.add(gameId);
      return;
    }
    this.moved.add(gameId);
    if (this.closed) return;
    this.soon ??= setTimeout(() => this.work(() => this.tellMoved()), GATHER_MS).unref();
  }

  private lookIn(ms: number): void {
    if (this.closed) return;
    this.timer = setTimeout(() => {
      this.work(() => this.look());
      void this.working.finally(() => this.lookIn(LOOK_MS));
    }, ms).unref();
  }

  /** Runs one piece of work after the other; what fails is found again by the next look. */
  private work(piece: () => Promise<void>): void {
    this.working = this.working
      .then(() => (this.closed ? undefined : piece()))
      .catch((error: unknown) => log.warn({ error: String(error) }, 'notices could not be told'));
  }

  private async tellMoved(): Promise<void> {
    const moved = [...this.moved];
    this.moved = new Set();
    this.soon = undefined;
    await this.teller.catchUp(moved);
    this.sender.ring();
  }

  /** Does what is due, whether or not this process heard of it. Every {@link SWEEP} looks, all games are looked at. */
  async look(): Promise<void> {
    const isSweep = this.looks++ % SWEEP === 0;
    await this.followUp(isSweep);
    const now = this.wall.now();
    const since = isSweep ? 0 : this.lookedAt - OVERLAP_MS;
    await this.teller.tell(await this.tellings.untold(since, FOUND));
    await this.events.look();
    await this.reminders.look();
    await this.deliveries.gather(now);
    if (isSweep) await this.tidy(now);
    this.lookedAt = now;
    this.sender.look();
  }

  private async followUp(all: boolean): Promise<void> {
    const strange = [...this.strange];
    this.strange = new Set();
    // A game may have begun and ended between two looks; between two sweeps, if no process heard of it.
    const endedAfter = this.wall.now() - 2 * SWEEP * LOOK_MS - OVERLAP_MS;
    if (all) {
      await this.tellings.followUp(null, endedAfter);
      await this.events.followUp();
    } else if (strange.length > 0) await this.tellings.followUp(strange, endedAfter);
  }

  private async tidy(now: number): Promise<void> {
    await this.tellings.forgetGames();
    await this.events.forget();
    await this.deliveries.tidy(now);
  }
}
