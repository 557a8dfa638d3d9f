import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import pg from 'pg';

import { PROJECT_ROOT } from '../src/common/project-root.js';
import { startCluster } from '../src/database/embedded/cluster.js';
import type { Scale } from './arguments.js';
import { Remote } from './rpc.js';
import { type Service, startService } from './service.js';

type CleanUp = () => Promise<unknown> | unknown;

/** What all sections use: one Postgres, a temporary folder, and clean-up at the end. */
export class Rig {
  private readonly cleanUps: CleanUp[] = [];
  private databases = 0;
  private closing: Promise<void> | undefined;

  private constructor(
    readonly scale: Scale,
    readonly folder: string,
    private readonly server: string,
    readonly profile: string | undefined,
  ) {}

  static async open(scale: Scale, profile: string | undefined): Promise<Rig> {
    const folder = mkdtempSync(join(tmpdir(), 'muster-bench-'));
    chmodSync(folder, 0o755);
    try {
      const given = process.env['DATABASE_URL'];
      const cluster = given ? undefined : await startCluster(join(folder, 'postgres'));
      const rig = new Rig(scale, folder, given || (cluster?.url ?? ''), profile);
      rig.later(() => rmSync(folder, { recursive: true, force: true }));
      if (cluster) rig.later(() => cluster.stop());
      return rig;
    } catch (error) {
      rmSync(folder, { recursive: true, force: true });
      throw error;
    }
  }

  /** Adds clean-up; it runs in reverse order when the rig is closed. */
  later(work: CleanUp): void {
    this.cleanUps.push(work);
  }

  /** Closes the rig. A signal may ask for this while failed work does too: both wait for the same clean-up. */
  close(): Promise<void> {
    return (this.closing ??= this.cleanUp());
  }

  private async cleanUp(): Promise<void> {
    for (let work = this.cleanUps.pop(); work !== undefined; work = this.cleanUps.pop()) {
      await Promise.resolve()
        .then(work)
        .catch((error: unknown) => say(`clean-up: ${String(error)}`));
    }
  }

  /** Creates an empty database, which is dropped at the end. */
  async database(): Promise<string> {
    const name = `muster_bench_${process.pid}_${++this.databases}`;
    await this.query(`CREATE DATABASE ${name}`);
    this.later(() => this.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
    const url = new URL(this.server);
    url.pathname = `/${name}`;
    return url.href;
  }

  /** Starts Muster on a database, in one process or several. */
  async service(databaseUrl: string, name = 'service', processes = 1): Promise<Service> {
    const { folder } = this;
    const service = await startService({ root: PROJECT_ROOT, folder, databaseUrl, processes });
    this.later(() => service.stop());
    if (this.profile !== undefined)
      service.profileInto(join(PROJECT_ROOT, this.profile, `${name}.cpuprofile`));
    return service;
  }

  /** Starts Muster as built in another folder, with a data folder of its own. */
  async serviceIn(root: string, databaseUrl: string): Promise<Service> {
    const folder = mkdtempSync(join(this.folder, 'data-'));
    const service = await startService({ root, folder, databaseUrl, processes: 1 });
    this.later(() => service.stop());
    return service;
  }

  worker(name: string, execArgv: readonly string[] = []): Remote {
    const remote = Remote.start(new URL(`./workers/${name}.js`, import.meta.url), [], execArgv);
    this.later(() => remote.stop());
    return remote;
  }

  /** Process id of the Postgres server; undefined if it runs on another machine. */
  async postmaster(): Promise<number | undefined> {
    try {
      const rows = await this.query(
        `SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1) AS pid`,
      );
      const pid = Number(rows[0]?.['pid']);
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres') ? pid : undefined;
    } catch {
      return undefined;
    }
  }

  /** The settings of Postgres that decide what a commit costs. */
  async durability(): Promise<string> {
    const names = [
      'server_version',
      'fsync',
      'synchronous_commit',
      'full_page_writes',
      'wal_sync_method',
    ];
    const shown = names.map((name) => `current_setting('${name}') AS ${name}`).join(', ');
    const [row = {}] = await this.query(`SELECT ${shown}`);
    return names.map((name) => `${name} ${String(row[name])}`).join(', ');
  }

  private query(text: string): Promise<Record<string, unknown>[]> {
    return onDatabase(this.server, (client) => client.query(text).then(({ rows }) => rows));
  }
}

/** Runs work with one connection to a database. */
export async function onDatabase<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Prints a progress line. */
export function say(line: string): void {
  process.stderr.write(`bench: ${line}\n`);
}
