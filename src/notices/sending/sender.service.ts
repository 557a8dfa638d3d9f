import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';

import { log } from '../../observing/log.js';
import { DELIVERIES, DELIVERY_SECONDS } from '../../observing/meters.js';
import { PlayerHours } from '../../time/player-hours.js';
import { Wall } from '../../time/wall.js';
import type { Answer } from '../store/carrier.js';
import {
  DeliveriesRepository,
  type DeliveryResult,
  type HeldLine,
  type Waiting,
} from '../store/deliveries.repository.js';
import { pausedBody } from '../wording/paused.js';
import { waitAfter } from './backoff.js';
import { Carriers } from './carriers.service.js';
import { Lanes } from './lanes.js';

const LOOK_MS = 1_000;
const DAY_MS = 86_400_000;
/** An endpoint where nothing has arrived for so long is paused. */
const GIVEN_UP_MS = 5 * DAY_MS;
/** Statuses after which all deliveries to an endpoint pause: it, or a proxy before it, has too much to do. */
const REST = [429, 502, 503, 504];

/**
 * Sends deliveries to their endpoints. Those of one game to one endpoint go one after the other; different ones at the
 * same time.
 */
@Injectable()
export class SenderService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly lanes = new Lanes();
  private readonly underWay = new Set<Promise<void>>();
  private timer: NodeJS.Timeout | undefined;
  private taking: Promise<void> | undefined;
  private again = false;
  private looks = false;
  /** Whether there may be more to send than was taken last: it was left, or the lines of deliveries go on. */
  private left = false;
  private closed = false;

  constructor(
    private readonly deliveries: DeliveriesRepository,
    private readonly carriers: Carriers,
    private readonly hours: PlayerHours,
    private readonly wall: Wall,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.look(), LOOK_MS).unref();
  }

  /** Ends deliveries under way. Their lines are taken up by another process, which sends them with the same id. */
  async onModuleDestroy(): Promise<void> {
    this.closed = true;
    clearInterval(this.timer);
    this.carriers.close();
    await this.taking;
    await Promise.all(this.underWay);
  }

  /** Tells the sender that there may be something to send. */
  ring(): void {
    if (this.closed) return;
    this.again = true;
    this.taking ??= this.takeAll()
      .catch((error: unknown) => log.warn({ error: String(error) }, 'deliveries could not be sent'))
      .finally(() => (this.taking = undefined));
  }

  /** As {@link ring}, but looks for what is in no hurry too: deliveries to failing endpoints, and those of no game. */
  look(): void {
    this.looks = true;
    this.ring();
  }

  private async takeAll(): Promise<void> {
    while (this.again && !this.closed) {
      this.again = false;
      this.left = false;
      await this.take(false);
      if (!this.looks) continue;
      this.looks = false;
      await this.take(true);
      await this.takeApart();
    }
  }

  private async takeApart(): Promise<void> {
    const room = this.lanes.room(true);
    if (room <= 0) return;
    const wish = { at: this.wall.now(), full: this.lanes.full(true) };
    const taken = await this.deliveries.takeApart(wish, room);
    for (const { line, waiting } of taken) this.send(line, waiting, true);
  }

  private async take(failing: boolean): Promise<void> {
    const room = this.lanes.room(failing);
    const full = this.lanes.full(failing);
    this.left ||= room <= 0 || full.endpoints.length > 0;
    if (room <= 0) return;
    const taken = await this.deliveries.take({ at: this.wall.now(), failing, full }, room);
    this.left ||= taken.length >= room;
    for (const { line, waiting } of taken) this.send(line, waiting, failing);
  }

  private send(line: HeldLine, waiting: Waiting | null, failing: boolean): void {
    const end = new AbortController();
    const work = (): Promise<void> =>
      waiting === null ? this.deliveries.empty(line) : this.deliver(line, waiting, end.signal);
    const { endpointId, playerId } = line;
    const makeRoom = (): void => this.ring();
    const run = this.lanes
      .run({ endpointId, playerId, failing, work, makeRoom, cut: () => end.abort() })
      .catch((error: unknown) => log.warn({ error: String(error) }, 'a delivery was not settled'))
      .finally(() => {
        this.underWay.delete(run);
        if (this.left) this.ring();
      });
    this.underWay.add(run);
  }

  /** Sends a delivery. If this process dies before it writes down the result, the line is free again after a minute. */
  private async deliver(line: HeldLine, waiting: Waiting, cut: AbortSignal): Promise<void> {
    const at = this.wall.now();
    const answer = await this.carriers.send(line, waiting, { at, cut });
    if (answer === null) return;
    await (answer.taken ? this.arrived(line, waiting, answer) : this.failed(line, waiting, answer));
  }

  private async arrived(
    line: HeldLine,
    waiting: Waiting,
    { status, skipped }: Answer,
  ): Promise<void> {
    const at = this.wall.now();
    DELIVERIES.inc({ channel: line.channel, outcome: skipped === true ? 'skipped' : 'taken' });
    if (skipped !== true) DELIVERY_SECONDS.observe((at - waiting.readyAt.getTime()) / 1_000);
    const state = skipped === true ? 'SKIPPED' : 'SENT';
    const none = { error: null, missedFrom: null, missedTo: null };
    const result: DeliveryResult = { state, status, at, next: at, ...none };
    if (await this.deliveries.saveResult(waiting, line, result)) this.left = true;
    if (skipped === true || line.failingSince === null) return;
    const healthy = { state: 'ACTIVE', failingSince: null, restsUntil: null } as const;
    await this.deliveries.noteHealth(line.endpointId, healthy);
  }

  private async failed(line: HeldLine, waiting: Waiting, answer: Answer): Promise<void> {
    const { gone, status, error, retryAfter } = answer;
    const at = this.wall.now();
    const wait = waitAfter(waiting.tries + 1);
    const isDead = wait === null;
    const state = isDead ? 'DEAD' : 'WAITING';
    DELIVERIES.inc({ channel: line.channel, outcome: isDead ? 'dead' : 'later' });
    const waits = Math.max(wait ?? 0, retryAfter * 1_000);
    const { version } = waiting;
    const result: DeliveryResult = {
      ...{ state, status, error, at, next: at + waits },
      missedFrom: isDead ? Math.min(line.missedFrom ?? version, version) : line.missedFrom,
      missedTo: isDead ? Math.max(line.missedTo ?? version, version) : line.missedTo,
    };
    if (await this.deliveries.saveResult(waiting, line, result)) this.left = true;
    const failingSince = line.failingSince?.getTime() ?? at;
    if (!gone && at - failingSince > GIVEN_UP_MS) return this.pause(line, failingSince, at);
    const rests = status !== null && REST.includes(status);
    await this.deliveries.noteHealth(line.endpointId, {
      ...{ state: gone ? 'GONE' : 'ACTIVE', failingSince, restsUntil: rests ? at + waits : null },
    });
  }

  /** Pauses the endpoint. Its player is told elsewhere, when they are awake. */
  private async pause(line: HeldLine, failingSince: number, at: number): Promise<void> {
    const { endpointId, playerId } = line;
    const tellAt = (await this.hours.sleepers([playerId], at)).get(playerId) ?? at;
    const body = pausedBody(line, { failingSince, at });
    await this.deliveries.pause(endpointId, { failingSince, at, body, tellAt });
  }
}
