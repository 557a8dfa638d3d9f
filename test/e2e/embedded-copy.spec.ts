import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import pg from 'pg';

import { type Cluster, startCluster } from '../../src/database/embedded/cluster.js';
import { until } from '../../src/database/embedded/postmaster.js';
import { isAlive } from '../../src/database/embedded/processes.js';
import { type BuiltService, startService } from './built-service.js';
import { http } from './http.js';

const root = mkdtempSync(join(tmpdir(), 'muster-copy-'));
chmodSync(root, 0o755);
const clusters: Cluster[] = [];
const services: BuiltService[] = [];

afterAll(async () => {
  for (const service of services) if (service.child.exitCode === null) await service.stop();
  for (const cluster of clusters) await cluster.stop();
  rmSync(root, { recursive: true, force: true });
});

async function cluster(name: string): Promise<Cluster> {
  const started = await startCluster(join(root, name), { fsync: 'off' });
  clusters.push(started);
  return started;
}

async function service(name: string): Promise<BuiltService> {
  const started = await startService({ dataDir: join(root, name) });
  services.push(started);
  return started;
}

async function query(url: string, text: string): Promise<any[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const copy = (from: string, to: string): void =>
  void execFileSync('cp', ['-a', join(root, from), join(root, to)]);

const noteOf = (data: string): string => join(root, data, 'postmaster.pid');

const pidIn = (data: string): number => Number(readFileSync(noteOf(data), 'utf8').split('\n')[0]);

/** It takes its note away a moment before it ends. */
const ended = async (pid: number): Promise<void> =>
  expect(await until(() => !isAlive(pid), 10_000)).toBe(true);

const whereOf = async ({ url }: Cluster): Promise<string> =>
  (await query(url, 'SHOW data_directory'))[0].data_directory;

/** Signs up in one service; tells whether another knows the player. */
async function isKnownTo(other: BuiltService, home: BuiltService): Promise<boolean> {
  const { token } = (await http(home.url, 'POST /v1/players', { body: { name: 'P' } })).body;
  return (await http(other.url, 'GET /v1/games?mine=true', { token })).status === 200;
}

it('a service on the copy of a folder that is in use has a Postgres of its own', async () => {
  const original = await service('original');
  await http(original.url, 'POST /v1/players', { body: { name: 'Before' } });
  copy('original', 'copy');
  const copied = await service('copy');
  const [first, second] = ['original', 'copy'].map((name) => pidIn(`${name}/postgres/data`));
  expect(second).not.toBe(first);
  // Both have the same key, so what one has signed the other believes; only the player is missing there.
  expect(await isKnownTo(original, copied)).toBe(false);
  expect(await isKnownTo(copied, original)).toBe(false);
  expect(copied.said()).toMatch(/Note .*copied .* while a Postgres ran on it/);

  expect(await copied.stop()).toBe(0);
  await ended(second!);
  expect(isAlive(first!)).toBe(true);
  expect(await isKnownTo(original, original)).toBe(true);
  expect(await original.stop()).toBe(0);
  await ended(first!);
}, 120_000);

it('a copy that cannot be recovered is refused with what to do', async () => {
  const torn = await cluster('torn-original');
  copy('torn-original', 'torn');
  rmSync(join(root, 'torn', 'data', 'global', 'pg_control'));
  await expect(cluster('torn')).rejects.toThrow(/does not start.* copied .*Stop .* copy it again/);
  expect(await whereOf(torn)).toBe(join(root, 'torn-original', 'data'));
}, 120_000);

it('a folder that stays where it is is not taken for a copy', async () => {
  await (await cluster('plain')).stop();
  const again = await cluster('plain');
  expect(again.notice).toBeUndefined();
  expect(await whereOf(again)).toBe(join(root, 'plain', 'data'));
}, 60_000);

it('a folder that is moved while it is in use keeps its Postgres', async () => {
  const before = await cluster('here');
  const pid = pidIn('here/data');
  execFileSync('mv', [join(root, 'here'), join(root, 'there')]);
  const after = await cluster('there');
  expect([pidIn('there/data'), after.url]).toEqual([pid, before.url]);
  await after.stop();
  await ended(pid);
}, 60_000);

it.each(['its own', 'the other'])(
  'another Postgres that has the number in a stale note, which names %s folder, is left alone',
  async (whose) => {
    const foreign = await cluster('foreign');
    await (await cluster('victim')).stop();
    const [number, folder, ...rest] = readFileSync(noteOf('foreign/data'), 'utf8').split('\n');
    const named = whose === 'its own' ? join(root, 'victim', 'data') : folder;
    writeFileSync(noteOf('victim/data'), [number, named, ...rest].join('\n'));
    const victim = await cluster('victim');
    expect(await whereOf(victim)).toBe(join(root, 'victim', 'data'));
    await victim.stop();
    expect(await whereOf(foreign)).toBe(join(root, 'foreign', 'data'));
  },
  60_000,
);

it('users of the database whose numbers now belong to others do not keep it running', async () => {
  const used = await cluster('used');
  // As an earlier process with that number left it; the number is that of the runner's parent, which lives.
  writeFileSync(join(root, 'used', 'users', String(process.ppid)), 'another folder, another start');
  await used.stop();
  expect(existsSync(noteOf('used/data'))).toBe(false);
}, 60_000);
