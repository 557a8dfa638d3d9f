import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { readPostmaster } from '../../src/database/embedded/postmaster.js';
import { http } from './http.js';

/** The built service with a Postgres of its own. */
const dataDir = mkdtempSync(join(tmpdir(), 'muster-restart-'));
const cluster = join(dataDir, 'postgres', 'data');
let service: ChildProcess;
let said = '';
let url: string;

beforeAll(async () => {
  chmodSync(dataDir, 0o755);
  const { DATABASE_URL: _, ...environment } = process.env;
  service = spawn(process.execPath, ['dist/src/main.js'], {
    env: { ...environment, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [service.stdout!, service.stderr!])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  while (!said.includes('Muster is ready')) {
    if (service.exitCode !== null) throw new Error(said);
    await sleep(20);
  }
  url = /GraphQL\s+(http:\S+)\/graphql/.exec(said)![1]!;
}, 120_000);
afterAll(async () => {
  if (service.exitCode === null && service.kill('SIGKILL')) await once(service, 'exit');
  const left = readPostmaster(cluster);
  if (left !== undefined) process.kill(left.pid, 'SIGQUIT');
  await sleep(500);
  rmSync(dataDir, { recursive: true, force: true });
});

const kill = (): void => void process.kill(readPostmaster(cluster)!.pid, 'SIGKILL');

const signUp = () => http(url, 'POST /v1/players', { body: { name: 'P' } });

/** Statuses of sign-ups, one after another, until one succeeds again. */
async function untilServed(): Promise<number[]> {
  const statuses = [];
  for (const end = Date.now() + 60_000; Date.now() < end; await sleep(50)) {
    const { status } = await signUp();
    statuses.push(status);
    if (status === 201) return statuses;
  }
  throw new Error(`not served again: ${statuses.join(' ')}`);
}

it('an embedded Postgres that dies is started again; requests meanwhile are told to come again', async () => {
  for (let death = 0; death < 2; death++) {
    const { token } = (await signUp()).body;
    const before = readPostmaster(cluster)!;
    kill();
    // Long enough for the service to have lost its connections.
    await sleep(100);
    const statuses = await untilServed();
    expect(statuses.filter((status) => status !== 201 && status !== 503)).toEqual([]);
    const after = readPostmaster(cluster)!;
    expect(after.pid).not.toBe(before.pid);
    expect(after.port).toBe(before.port);
    expect((await http(url, 'GET /health/ready')).status).toBe(200);
    // What was there is there.
    const mine = await http(url, 'GET /v1/games?mine=true', { token });
    expect(mine.status).toBe(200);
  }
  expect(said).toContain('the embedded Postgres has ended; it is started again');
}, 120_000);

it('one that cannot be started again ends the service with a sentence', async () => {
  const ended = once(service, 'exit');
  rmSync(join(cluster, 'global', 'pg_control'));
  kill();
  expect((await ended)[0]).toBe(1);
  expect(said).toMatch(
    /Muster stopped: The embedded Postgres has ended and cannot be started again\. .*postgres\.log/,
  );
}, 120_000);
