import { randomUUID } from 'node:crypto';

import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Pool } from 'pg';

import type { Moment } from '../clocks/law.js';
import type { Block } from '../clocks/uncounted.js';
import { appError } from '../errors/errors.js';
import { LAST_PULSE, PULSE, RECENT_OUTAGES } from './pulse.sql.js';

const BEAT_MS = 5_000;
/** A measurement that is older than this is no longer used. */
const STALE_MS = 20_000;
/** If two measurements differ by more than this, a third one has to confirm. */
const JUMP_MS = 2_000;

interface Measure {
  /** Time of the database, in milliseconds since 1970. */
  readonly time: number;
  /** Time of this process at that moment, by `performance.now()`. */
  readonly at: number;
  readonly believed: boolean;
}

interface Beat {
  readonly now: Date;
}

/**
 * The time by which games are played: everywhere that of the database. Each process measures the difference to its own
 * clock, and reports by the same statement that it is alive. After a time in which no process was, the first one to
 * come records the outage.
 */
@Injectable()
export class Wall implements OnModuleInit, OnModuleDestroy {
  private readonly process = randomUUID();
  private measure: Measure | null = null;
  private known: readonly Block[] = [];
  private beating = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly pool: Pool) {}

  async onModuleInit(): Promise<void> {
    await this.beat();
    this.timer = setInterval(() => void this.beatAgain(), BEAT_MS).unref();
  }

  /** Records the end of this process, so that the next one knows since when none was alive. */
  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.pool.query({ ...LAST_PULSE, values: [this.process] }).catch(() => undefined);
  }

  /** The present time in milliseconds since 1970. */
  now(): number {
    const { measure } = this;
    return measure === null
      ? Date.now()
      : Math.round(measure.time + performance.now() - measure.at);
  }

  /** Outages of the last weeks, oldest first. */
  outages(): readonly Block[] {
    return this.known;
  }

  /**
   * The moment to charge clocks by. Throws UNAVAILABLE while this process cannot tell the time, or whether it was away.
   */
  moment(): Moment {
    const { measure } = this;
    if (measure?.believed !== true || performance.now() - measure.at > STALE_MS)
      throw appError('UNAVAILABLE');
    return { at: this.now(), outages: this.outages() };
  }

  /** As `moment`, but a game without a clock does not need a certain time. */
  momentFor({ clock }: { readonly clock: unknown }): Moment {
    return clock === null ? { at: this.now(), outages: [] } : this.moment();
  }

  /** One query at a time: a database that does not answer is not asked over and over. */
  private async beatAgain(): Promise<void> {
    if (this.beating) return;
    this.beating = true;
    await this.beat().catch(() => undefined);
    this.beating = false;
  }

  private async beat(): Promise<void> {
    const began = performance.now();
    const { rows } = await this.pool.query({ ...PULSE, values: [this.process] });
    const ended = performance.now();
    const [beat] = rows as Beat[];
    if (beat === undefined) return;
    const at = (began + ended) / 2;
    const time = beat.now.getTime();
    const last = this.measure;
    const expected = last === null ? time : last.time + at - last.at;
    this.known = await this.recent();
    this.measure = { time, at, believed: Math.abs(time - expected) <= JUMP_MS };
  }

  private async recent(): Promise<Block[]> {
    const { rows } = await this.pool.query(RECENT_OUTAGES);
    return (rows as { from: Date; until: Date }[]).map(({ from, until }) => ({
      ...{ why: 'OUTAGE', from: from.getTime(), until: until.getTime() },
    }));
  }
}
