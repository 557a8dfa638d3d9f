import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Pool } from 'pg';
import { Gauge, Registry } from 'prom-client';

import { Environment } from '../config/environment.js';
import { timeLimits } from '../database/time-limits.js';
import { standings } from '../duties/read.js';
import { log } from '../observing/log.js';
import { Wall } from '../time/wall.js';

/** Time limit of each of the statements, in seconds. */
const PATIENCE_S = 1;
/** For how long what was read is told again, however often and by whomever this process is asked. */
const KNOWN_MS = 15_000;
const KIND = ['kind'] as const;

/** Metrics of what must happen later; the text is empty while the database cannot be asked. */
@Injectable()
export class DutyGauges implements OnApplicationShutdown {
  private readonly registry = new Registry();
  private readonly overdue: Gauge<'kind'>;
  private readonly failed: Gauge<'kind'>;
  /** One connection of its own, as nothing on the move path is to wait for this; it is closed after a second. */
  private readonly pool: Pool;
  private known: { readonly at: number; readonly text: Promise<string> } | undefined;

  constructor(
    { databaseUrl }: Environment,
    private readonly wall: Wall,
  ) {
    const registers = [this.registry];
    this.overdue = new Gauge({
      ...{
        name: 'muster_duties_overdue',
        help: 'Things whose time has passed and that nobody did.',
      },
      ...{ labelNames: KIND, registers },
    });
    this.failed = new Gauge({
      ...{ name: 'muster_duties_failed', help: 'Things that failed: tried again, or given up.' },
      ...{ labelNames: KIND, registers },
    });
    this.pool = new Pool({
      ...timeLimits(PATIENCE_S),
      connectionString: databaseUrl,
      max: 1,
      application_name: 'muster-duties',
      options: '-c default_transaction_read_only=on',
    });
    this.pool.on('error', () => undefined);
  }

  text(): Promise<string> {
    const at = this.wall.now();
    if (this.known === undefined || at - this.known.at >= KNOWN_MS)
      this.known = { at, text: this.read(at) };
    return this.known.text;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }

  private async read(at: number): Promise<string> {
    try {
      for (const { kind, overdue, failed } of await standings(this.pool, at)) {
        this.overdue.set({ kind }, overdue);
        this.failed.set({ kind }, failed);
      }
      return await this.registry.metrics();
    } catch (error) {
      log.warn({ error: String(error) }, 'what is overdue could not be counted');
      return '';
    }
  }
}
