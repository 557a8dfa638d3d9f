import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { quotasOf } from '../src/config/quotas.js';
import { Remote } from './rpc.js';

export interface Memory {
  readonly heapUsed: number;
  readonly external: number;
  readonly rss: number;
}

/** CPU and memory that the service has used. */
export interface Spent {
  /** CPU microseconds of all its threads. */
  readonly cpu: number;
  /** Bytes allocated in the heap, including garbage. */
  readonly bytes: number;
}

export interface Place {
  /** The folder in which it was built. */
  readonly root: string;
  readonly folder: string;
  readonly databaseUrl: string;
  readonly processes: number;
}

/**
 * The settings of the Docker image. Limits and guards are on, but the limit of requests a minute is out of reach, as
 * all requests come from one address.
 */
const SETTINGS = {
  PORT: '0',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'error',
  RATE_LIMIT: '100000000',
  ...quotasOf(100_000_000),
  // Where the receiver of webhooks is.
  HOOK_NETWORKS: '127.0.0.0/8',
  NODE_ENV: 'production',
  METRICS_TOKEN: 'the-token-of-the-bench',
  MALLOC_ARENA_MAX: '1',
};

/** The V8 flags of the Docker image. */
const FLAGS = ['--max-semi-space-size=32', '--max-old-space-size=640'];

export async function startService({
  root,
  folder,
  databaseUrl,
  processes,
}: Place): Promise<Service> {
  const probe = new URL('./probe.js', import.meta.url).href;
  const child = spawn(
    process.execPath,
    [...FLAGS, '--import', probe, join(root, 'dist', 'src', 'main.js')],
    {
      cwd: root,
      env: {
        ...{ ...process.env, ...SETTINGS },
        ...{ DATA_DIR: folder, DATABASE_URL: databaseUrl, PROCESSES: String(processes) },
      },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    },
  );
  const remote = new Remote(child);
  const url = await bannerUrl(child);
  while ((await processesAt(url)) < processes) await sleep(50);
  return new Service(remote, url);
}

/**
 * How many processes answer. The first one answers before the others are there, and would get all the connections. A
 * service that does not say is a single process.
 */
async function processesAt(url: string): Promise<number> {
  const headers = { authorization: `Bearer ${SETTINGS.METRICS_TOKEN}` };
  const figures = await (await fetch(`${url}/metrics`, { headers })).text();
  return Number(/^muster_processes (\d+)$/m.exec(figures)?.[1] ?? 1);
}

async function bannerUrl(child: ReturnType<typeof spawn>): Promise<string> {
  let text = '';
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`the service ended with ${String(code)}: ${text}`);
  });
  failed.catch(() => undefined);
  while (!text.includes('Data ')) {
    text += String((await Promise.race([once(child.stdout ?? child, 'data'), failed]))[0]);
  }
  child.stdout?.resume();
  return /http:\S+(?=\/graphql)/.exec(text)?.[0] ?? '';
}

/** A running Muster. */
export class Service {
  private profileFile: string | undefined;

  constructor(
    private readonly remote: Remote,
    /** The base URL, without a path. */
    readonly url: string,
  ) {}

  get pid(): number {
    return this.remote.pid;
  }

  memory(): Promise<Memory> {
    return this.remote.ask('memory');
  }

  /** What the service spends while `work` runs. */
  async spent<T>(work: () => Promise<T>): Promise<{ result: T; spent: Spent }> {
    await this.remote.ask('startCount');
    const result = await work();
    return { result, spent: await this.remote.ask<Spent>('stopCount') };
  }

  profileInto(file: string): void {
    mkdirSync(dirname(file), { recursive: true });
    this.profileFile = file;
  }

  /** Runs `work`, with a profile if that was asked for. */
  async watched<T>(work: () => Promise<T>): Promise<T> {
    if (this.profileFile === undefined) return work();
    await this.remote.ask('startProfile');
    const result = await work();
    await this.remote.ask('stopProfile', this.profileFile);
    return result;
  }

  async stop(): Promise<void> {
    await this.remote.stop();
  }
}

/** The name of the service in the list of processes whose CPU is measured. */
export const serviceName = (count: number): string => (count === 1 ? 'service' : 'services');

export const inProcesses = (count: number): string =>
  count === 1 ? 'one process' : `${count} processes`;
