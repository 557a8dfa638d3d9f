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

/** What the service has used up. */
export interface Spent {
  /** Microseconds of all its threads. */
  readonly cpu: number;
  /** Allocated in the heap, garbage included. */
  readonly bytes: number;
}

export interface Place {
  /** Where it is built. */
  readonly root: string;
  readonly folder: string;
  readonly databaseUrl: string;
  readonly processes: number;
}

/**
 * As the image has it. Limits and guards are on, but the limit of requests a minute is out of reach: one address sends
 * them all.
 */
const SETTINGS = {
  PORT: '0',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'error',
  RATE_LIMIT: '100000000',
  ...quotasOf(100_000_000),
  NODE_ENV: 'production',
  METRICS_TOKEN: 'the-token-of-the-bench',
  MALLOC_ARENA_MAX: '1',
};

/** As the image has it. */
const FLAGS = ['--max-semi-space-size=32', '--max-old-space-size=1024'];

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

/** The first answers before the others are there, and would get all the connections. Who does not tell is alone. */
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

/** Muster, running. */
export class Service {
  private profileFile: string | undefined;

  constructor(
    private readonly remote: Remote,
    /** Without a path. */
    readonly url: string,
  ) {}

  get pid(): number {
    return this.remote.pid;
  }

  memory(): Promise<Memory> {
    return this.remote.ask('memory');
  }

  /** While `work` was done. */
  async spent<T>(work: () => Promise<T>): Promise<{ result: T; spent: Spent }> {
    await this.remote.ask('startCount');
    const result = await work();
    return { result, spent: await this.remote.ask<Spent>('stopCount') };
  }

  profileInto(file: string): void {
    mkdirSync(dirname(file), { recursive: true });
    this.profileFile = file;
  }

  /** Profiled if that was asked for. */
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

/** What they are called among those whose CPU is looked at. */
export const serviceName = (count: number): string => (count === 1 ? 'service' : 'services');

export const inProcesses = (count: number): string =>
  count === 1 ? 'one process' : `${count} processes`;
