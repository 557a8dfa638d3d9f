import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, register, Registry } from 'prom-client';

import { Traffic } from '../admission/traffic.js';
import { HTTP_REQUESTS, HTTP_SECONDS } from '../observing/meters.js';
import { countIn, figuresOfAll } from '../processes/worker.js';
import { DutyGauges } from './duty-gauges.js';

/**
 * Gauges of prom-client whose names end like those of counters. Each is only the sum of another gauge, e.g.
 * `sum(nodejs_active_handles)`.
 */
const MISNAMED = [
  'nodejs_active_handles_total',
  'nodejs_active_requests_total',
  'nodejs_active_resources_total',
];

/** The service's metrics in Prometheus' text format. */
@Injectable()
export class Metrics {
  /** Metrics of this service object; metrics that are counted all over the code are in the global register. */
  private readonly own = new Registry();

  constructor(
    private readonly pool: Pool,
    private readonly traffic: Traffic,
    private readonly duties: DutyGauges,
  ) {
    collectDefaultMetrics({ register: this.own });
    for (const name of MISNAMED) this.own.removeSingleMetric(name);
    this.gauge('muster_processes', 'That share the port and take requests.', () => 1);
    this.watchTraffic();
    this.watchPool();
    countIn([register, this.own]);
  }

  /** Counts an answer. `milliseconds`: from the arrival of the request to the end of its answer. */
  count(method: string, status: number, milliseconds: number): void {
    HTTP_REQUESTS.inc({ method, status });
    HTTP_SECONDS.observe(milliseconds / 1000);
  }

  /**
   * The metrics of all processes that share the port, as text. What stands in the database is the same for all of them:
   * the process that was asked reads it.
   */
  async text(): Promise<string> {
    const figures = figuresOfAll() ?? Registry.merge([register, this.own]).metrics();
    return (await Promise.all([figures, this.duties.text()])).join('');
  }

  private watchTraffic(): void {
    const { traffic } = this;
    this.gauge('http_requests_in_flight', 'Not answered yet.', () => traffic.inFlight);
    this.gauge('muster_subscribers', 'Who listens to a game now.', () => traffic.subscribers);
    this.gauge('muster_websockets', 'Open now.', () => traffic.sockets);
  }

  private watchPool(): void {
    const { pool } = this;
    const busy = (): number => pool.totalCount - pool.idleCount;
    this.gauge('database_connections', 'Of the pool on the move path.', () => pool.totalCount);
    this.gauge('database_connections_busy', 'Of them in use.', busy);
    this.gauge('database_requests_waiting', 'For a connection.', () => pool.waitingCount);
  }

  private gauge(name: string, help: string, value: () => number): void {
    new Gauge({
      ...{ name, help, registers: [this.own] },
      collect() {
        this.set(value());
      },
    });
  }
}
