import { randomInt } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { type Cluster, startCluster } from '../../database/embedded/cluster.js';
import { readPostmaster } from '../../database/embedded/postmaster.js';
import { isAlive } from '../../database/embedded/processes.js';

/**
 * A range of ports that no system uses for outgoing connections: one of those could be taken while the process is down.
 */
const [FIRST_PORT, LAST_PORT] = [20_000, 32_000];

/** A port on which nobody listens, and that stays free while its process is down. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST_PORT, LAST_PORT);
    if (await isFree(port)) return port;
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const server = createServer();
    server.on('error', () => done(false));
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)));
  });

/** A Postgres of our own, always on the same port, that is killed and started again. */
export class KilledPostgres {
  private constructor(
    private readonly folder: string,
    private readonly port: number,
    private cluster: Cluster,
  ) {}

  static async start(folder: string): Promise<KilledPostgres> {
    const port = await freePort();
    return new KilledPostgres(folder, port, await startCluster(folder, settings(port)));
  }

  get url(): string {
    return this.cluster.url;
  }

  /** Sends SIGKILL to the server, or to one of its processes; Postgres then drops all connections and recovers. */
  async kill(whole: boolean, pick: (count: number) => number): Promise<void> {
    const postmaster = readPostmaster(join(this.folder, 'data'));
    if (postmaster === undefined) throw new Error('Postgres does not run');
    if (whole) return this.killAll(postmaster.pid);
    const backends = childrenOf(postmaster.pid);
    const victim = backends[pick(Math.max(1, backends.length))];
    if (victim === undefined) return;
    kill(victim);
    await sleep(300);
  }

  stop(): Promise<void> {
    return this.cluster.stop();
  }

  private async killAll(pid: number): Promise<void> {
    kill(pid);
    // The process is our child, so its id is free once it is reaped.
    while (isAlive(pid)) await sleep(5);
    await this.cluster.stop();
    for (;;) {
      try {
        this.cluster = await startCluster(this.folder, settings(this.port));
        return;
      } catch {
        // The processes of the killed server keep its memory until they notice its end.
        await sleep(100);
      }
    }
  }
}

const settings = (port: number): { readonly [name: string]: string } => ({
  port: String(port),
  max_connections: '150',
});

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process ended by itself before.
  }
}

/** Ids of the processes whose parent is `pid`; empty where the system does not tell. */
export function childrenOf(pid: number): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => parentOf(name) === pid)
    .map(Number);
}

function parentOf(pid: string): number | undefined {
  try {
    const [, rest] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    return Number(rest?.split(' ')[1]);
  } catch {
    return undefined;
  }
}
