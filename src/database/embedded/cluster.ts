import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

import { type Account, databaseAccount } from './account.js';
import { binary, moveOnce } from './binaries.js';
import { findPlace, type Place } from './place.js';
import { forgetImpostor, isAlive, type Postmaster, readPostmaster, until } from './postmaster.js';
import { enter, leave } from './users.js';

export interface Cluster {
  readonly url: string;
  readonly notice?: string;
  /** Stops the server, unless another process still uses it. */
  stop(): Promise<void>;
}

const PASSWORD = 'muster.password';
const START_LIMIT_MS = 60_000;

/**
 * A real Postgres of our own in `wanted`, started or, if it outlived the process that started it, taken over.
 * Data that was acknowledged is on disk. `settings` are server settings, e.g. `{fsync: 'off'}` for tests.
 */
export async function startCluster(
  wanted: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Cluster> {
  const place = findPlace(wanted, databaseAccount());
  const data = join(place.dir, 'data');
  enter(place.dir);
  if (!existsSync(data)) await createCluster(place, data);
  checkVersion(place, data);
  const postmaster = await runningOn(place, data, settings);
  const password = readFileSync(join(data, PASSWORD), 'utf8');
  return {
    url: `postgres://muster:${password}@127.0.0.1:${postmaster.port}/postgres`,
    ...(place.notice === undefined ? {} : { notice: place.notice }),
    stop: stopper(place, data, postmaster),
  };
}

/** Made beside its place and moved there whole, so that an interrupted `initdb` leaves nothing half done. */
async function createCluster(place: Place, data: string): Promise<void> {
  const draft = `${data}.${process.pid}`;
  const passwordFile = `${draft}.password`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  giveTo(place.account, draft, passwordFile);
  await initdb(place, draft, passwordFile);
  renameSync(passwordFile, join(draft, PASSWORD));
  moveOnce(draft, data);
}

function giveTo(account: Account, ...paths: readonly string[]): void {
  if (account.uid === undefined) return;
  for (const path of paths) chownSync(path, account.uid, account.gid);
}

function initdb(place: Place, data: string, passwordFile: string): Promise<void> {
  const flags = [
    '--username=muster',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--no-instructions',
  ];
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const folders = [`--pgdata=${data}`, `--pwfile=${passwordFile}`];
  return new Promise((done, fail) => {
    const child = spawn(binary(place.binaries, 'initdb'), [...flags, ...locale, ...folders], {
      ...place.account,
      cwd: place.dir,
      env: cleanEnvironment(),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
    child.on('error', fail);
    child.on('close', (code) =>
      code === 0 ? done() : fail(new Error(`initdb failed in ${data}: ${complaint.trim()}`)),
    );
  });
}

/** TZ spares `initdb` a search through all time zones; PG* of the caller would lead it astray. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name));
  return { ...Object.fromEntries(kept), TZ: 'UTC', LC_ALL: 'C' };
}

function checkVersion(place: Place, data: string): void {
  const written = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
  const ours = place.binaries.version.split('.')[0];
  if (written === ours) return;
  throw new Error(
    `${data} was written by Postgres ${written}, this is ${ours}: carry the data over with that version's pg_dump, or set DATA_DIR to another folder.`,
  );
}

async function runningOn(
  place: Place,
  data: string,
  settings: Readonly<Record<string, string>>,
): Promise<Postmaster> {
  forgetImpostor(data);
  for (let attempt = 0; attempt < 3; attempt++) {
    const before = readPostmaster(data);
    if (before?.status === 'stopping') await until(() => !isAlive(before.pid), START_LIMIT_MS);
    const exited = readPostmaster(data) ? () => false : await launch(place, data, settings);
    await until(() => isReady(data) || exited(), START_LIMIT_MS);
    const postmaster = readPostmaster(data);
    if (postmaster?.status === 'ready') return postmaster;
  }
  throw new Error(`The embedded Postgres does not start; see ${logFile(place)}.`);
}

function isReady(data: string): boolean {
  return readPostmaster(data)?.status === 'ready';
}

/** Answers a question: has it gone again? Somebody else may have been quicker, or taken the port. */
async function launch(
  place: Place,
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
  const log = openSync(logFile(place), 'a');
  // Detached: Ctrl-C in a terminal reaches the whole group, and the service must be able to finish its work first.
  const child = spawn(
    binary(place.binaries, 'postgres'),
    ['-D', data, ...Object.entries(flags).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      ...place.account,
      cwd: place.dir,
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

function logFile(place: Place): string {
  return join(place.dir, 'postgres.log');
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

function stopper(place: Place, data: string, { pid }: Postmaster): () => Promise<void> {
  const stopNow = (): void => {
    if (leave(place.dir) && isAlive(pid)) process.kill(pid, 'SIGINT');
  };
  process.once('exit', stopNow);
  return async () => {
    process.removeListener('exit', stopNow);
    if (!leave(place.dir) || readPostmaster(data)?.pid !== pid) return;
    process.kill(pid, 'SIGINT');
    // Not the process: taken over from a killed parent, it may linger unreaped.
    await until(() => !existsSync(join(data, 'postmaster.pid')), START_LIMIT_MS);
  };
}
