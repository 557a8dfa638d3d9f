import { spawn } from 'node:child_process';
import { existsSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

import { databaseAccount } from './account.js';
import { binary } from './binaries.js';
import { type ClusterHome, findHome } from './cluster-home.js';
import { cleanEnvironment, createCluster } from './initdb.js';
import {
  clearNote,
  copiedFrom,
  isRunning,
  type Postmaster,
  readPostmaster,
  until,
} from './postmaster.js';
import { isAlive } from './processes.js';
import { enter, leave } from './users.js';

export interface Cluster {
  readonly url: string;
  readonly notice?: string;
  /** false once the server process has exited, for any reason. */
  isRunning(): boolean;
  /** Starts the server again at the same address, so that `url` stays valid. Throws where it does not start. */
  restart(): Promise<void>;
  /** Stops the server, unless another process still uses it. */
  stop(): Promise<void>;
}

const PASSWORD = 'muster.password';
const START_LIMIT_MS = 60_000;

/**
 * Starts a real Postgres of our own in the folder `wanted`, or takes over one that runs there, if it outlived the
 * process that started it. Data that was acknowledged is on disk. `settings` are server settings, e.g. `{fsync: 'off'}`
 * for tests.
 */
export async function startCluster(
  wanted: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Cluster> {
  const home = findHome(wanted, databaseAccount());
  const data = join(home.dir, 'data');
  enter(home.dir);
  if (!existsSync(data)) await createCluster(home, data, PASSWORD);
  checkVersion(home, data);
  const origin = copiedFrom(data);
  const { port } = await runningOn(home, data, settings).catch((error: Error) => {
    throw origin === undefined ? error : new Error(`${error.message} ${refusedCopy(data, origin)}`);
  });
  const sameSettings = { ...settings, port: String(port) };
  const password = readFileSync(join(data, PASSWORD), 'utf8');
  const notices = [home.notice, ...(origin === undefined ? [] : [takenCopy(data, origin)])];
  const notice = notices.filter((one) => one !== undefined).join(' ');
  return {
    url: `postgres://muster:${password}@127.0.0.1:${port}/postgres`,
    ...(notice === '' ? {} : { notice }),
    isRunning: () => isRunning(data),
    restart: async () => void (await runningOn(home, data, sameSettings)),
    stop: stopper(home, data),
  };
}

const takenCopy = (data: string, origin: string): string =>
  `${data} was copied or moved from ${origin} while a Postgres ran on it, or after one crashed there; it was recovered as after a crash. A copy made during writes may lack or mix up data: to be sure, stop both services and copy the folder again.`;

const refusedCopy = (data: string, origin: string): string =>
  `${data} was copied or moved from ${origin} while a Postgres ran on it, or after one crashed there, and such a copy may be incomplete. Stop the service that uses ${origin}, copy it again, and start on the new copy.`;

function checkVersion(home: ClusterHome, data: string): void {
  const written = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
  const ours = home.binaries.version.split('.')[0];
  if (written === ours) return;
  throw new Error(
    `${data} was written by Postgres ${written}, this is ${ours}: carry the data over with that version's pg_dump, or set DATA_DIR to another folder.`,
  );
}

async function runningOn(
  home: ClusterHome,
  data: string,
  settings: Readonly<Record<string, string>>,
): Promise<Postmaster> {
  clearNote(data);
  for (let attempt = 0; attempt < 3; attempt++) {
    const before = readPostmaster(data);
    if (before?.status === 'stopping') await until(() => !isAlive(before.pid), START_LIMIT_MS);
    const exited = readPostmaster(data) ? () => false : await launch(home, data, settings);
    await until(() => isReady(data) || exited(), START_LIMIT_MS);
    const postmaster = readPostmaster(data);
    if (postmaster?.status === 'ready') return postmaster;
  }
  throw new Error(`The embedded Postgres does not start; see ${logFile(home)}.`);
}

function isReady(data: string): boolean {
  return readPostmaster(data)?.status === 'ready';
}

/**
 * Starts the server process. Returns a function that tells whether it has exited: another process may have been
 * quicker, or taken the port.
 */
async function launch(
  home: ClusterHome,
  data: string,
  settings: Readonly<Record<string, string>>,
): Promise<() => boolean> {
  const flags = {
    port: String(await freePort()),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    jit: 'off',
    ...settings,
  };
  const log = openSync(logFile(home), 'a');
  // Detached: Ctrl-C in a terminal reaches all processes of its group, and the service must finish its work before the
  // database stops.
  const child = spawn(
    binary(home.binaries, 'postgres'),
    ['-D', data, ...Object.entries(flags).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      ...home.account,
      cwd: home.dir,
      env: cleanEnvironment(),
      stdio: ['ignore', log, log],
      detached: true,
    },
  );
  let exited = false;
  child.on('error', () => (exited = true));
  child.on('exit', () => (exited = true));
  child.unref();
  return () => exited;
}

function logFile(home: ClusterHome): string {
  return join(home.dir, 'postgres.log');
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.on('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function stopper(home: ClusterHome, data: string): () => Promise<void> {
  /** Asks the server to stop; false: none of ours runs, or others still use it. */
  const interrupt = (): boolean => {
    const postmaster = leave(home.dir) && isRunning(data) ? readPostmaster(data) : undefined;
    return postmaster !== undefined && process.kill(postmaster.pid, 'SIGINT');
  };
  process.once('exit', interrupt);
  return async () => {
    process.removeListener('exit', interrupt);
    // Waits for the file and not for the process, which may linger as a zombie if it was taken over from a killed
    // parent.
    if (interrupt()) await until(() => !existsSync(join(data, 'postmaster.pid')), START_LIMIT_MS);
  };
}
