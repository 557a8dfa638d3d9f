import { monitorEventLoopDelay } from 'node:perf_hooks';

import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Pool } from 'pg';

import { HTTP_REQUESTS, HTTP_SECONDS, metersText, written } from '../common/meters.js';
import { Traffic } from './traffic.js';

/** What an operator wants to watch, in Prometheus' text format. */
@Injectable()
export class Metrics implements OnApplicationShutdown {
  private readonly delay = monitorEventLoopDelay({ resolution: 20 });

  constructor(
    private readonly pool: Pool,
    private readonly traffic: Traffic,
  ) {
    this.delay.enable();
  }

  onApplicationShutdown(): void {
    this.delay.disable();
  }

  /** `milliseconds`: from the request's arrival to the end of its answer. */
  count(method: string, status: number, milliseconds: number): void {
    HTTP_REQUESTS.add([method, String(status)]);
    HTTP_SECONDS.observe(milliseconds / 1000);
  }

  text(): string {
    const now = [...this.service(), ...this.process()];
    return `${[metersText(), ...now].join('\n')}\n`;
  }

  private service(): string[] {
    const { totalCount, idleCount, waitingCount } = this.pool;
    const { inFlight, subscribers, sockets } = this.traffic;
    return [
      gauge('http_requests_in_flight', 'Not answered yet.', inFlight),
      gauge('muster_subscribers', 'Who listens to a game now.', subscribers),
      gauge('muster_websockets', 'Open now.', sockets),
      gauge('database_connections', 'Of the pool on the move path.', totalCount),
      gauge('database_connections_busy', 'Of them in use.', totalCount - idleCount),
      gauge('database_requests_waiting', 'For a connection.', waitingCount),
    ];
  }

  private process(): string[] {
    const { rss, heapUsed } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const lag = this.delay.percentile(99) / 1e9;
    const cpu = `process_cpu_seconds_total ${(user + system) / 1e6}`;
    return [
      written('process_cpu_seconds_total', 'counter', 'CPU time used.', [cpu]),
      gauge('process_resident_memory_bytes', 'Memory in use.', rss),
      gauge('nodejs_heap_used_bytes', 'Of it JavaScript.', heapUsed),
      gauge('nodejs_eventloop_lag_p99_seconds', 'Delay of timers.', Number(lag.toFixed(6))),
    ];
  }
}

const gauge = (name: string, help: string, value: number): string =>
  written(name, 'gauge', help, [`${name} ${value}`]);
