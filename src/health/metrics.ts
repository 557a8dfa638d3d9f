import { monitorEventLoopDelay } from 'node:perf_hooks';

import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Pool } from 'pg';

interface Metric {
  readonly name: string;
  readonly kind: 'counter' | 'gauge';
  readonly help: string;
  readonly samples: readonly (readonly [labels: string, value: number])[];
}

function one(name: string, kind: Metric['kind'], help: string, value: number): Metric {
  return { name, kind, help, samples: [['', value]] };
}

function written({ name, kind, help, samples }: Metric): string {
  const lines = samples.map(([labels, value]) => `${name}${labels} ${value}`);
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`, ...lines].join('\n');
}

/** Counts what an operator wants to watch, in Prometheus' text format. */
@Injectable()
export class Metrics implements OnApplicationShutdown {
  private readonly answers = new Map<string, number>();
  private seconds = 0;
  private readonly delay = monitorEventLoopDelay({ resolution: 20 });

  constructor(private readonly pool: Pool) {
    this.delay.enable();
  }

  onApplicationShutdown(): void {
    this.delay.disable();
  }

  /** `milliseconds`: from the request's arrival to the end of its answer. */
  count(method: string, status: number, milliseconds: number): void {
    const labels = `{method="${method}",status="${status}"}`;
    this.answers.set(labels, (this.answers.get(labels) ?? 0) + 1);
    this.seconds += milliseconds / 1000;
  }

  text(): string {
    return `${[...this.service(), ...this.process()].map(written).join('\n')}\n`;
  }

  private service(): Metric[] {
    const samples = [...this.answers];
    const total = samples.reduce((sum, [, value]) => sum + value, 0);
    const { totalCount, idleCount, waitingCount } = this.pool;
    return [
      { name: 'http_requests_total', kind: 'counter', help: 'Answered requests.', samples },
      one('http_request_duration_seconds_sum', 'counter', 'Time spent on them.', this.seconds),
      one('http_request_duration_seconds_count', 'counter', 'How many those were.', total),
      one('database_connections_busy', 'gauge', 'On the move path.', totalCount - idleCount),
      one('database_requests_waiting', 'gauge', 'For a connection.', waitingCount),
    ];
  }

  private process(): Metric[] {
    const { rss, heapUsed } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const lag = this.delay.percentile(99) / 1e9;
    return [
      one('process_cpu_seconds_total', 'counter', 'CPU time used.', (user + system) / 1e6),
      one('process_resident_memory_bytes', 'gauge', 'Memory in use.', rss),
      one('nodejs_heap_used_bytes', 'gauge', 'Of it JavaScript.', heapUsed),
      one('nodejs_eventloop_lag_p99_seconds', 'gauge', 'Delay of timers.', Number(lag.toFixed(6))),
    ];
  }
}
