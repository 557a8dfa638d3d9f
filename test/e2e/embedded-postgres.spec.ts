import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import pg from 'pg';

import { type Cluster, startCluster } from '../../src/database/embedded/cluster.js';

const root = mkdtempSync(join(tmpdir(), 'muster-cluster-'));
chmodSync(root, 0o755);
const started: Cluster[] = [];

async function start(name: string): Promise<Cluster> {
  const cluster = await startCluster(join(root, name), { fsync: 'off' });
  started.push(cluster);
  return cluster;
}

afterAll(async () => {
  for (const cluster of started) await cluster.stop();
  rmSync(root, { recursive: true, force: true });
});

async function query(url: string, text: string): Promise<any[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

function postmasterPid(name: string): number {
  return Number(readFileSync(join(root, name, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

describe('the embedded Postgres', () => {
  it('keeps its data from one start to the next', async () => {
    const first = await start('kept');
    await query(first.url, 'CREATE TABLE t AS SELECT 1 AS x');
    await first.stop();
    await expect(query(first.url, 'SELECT 1')).rejects.toThrow();
    const second = await start('kept');
    expect(await query(second.url, 'SELECT x FROM t')).toEqual([{ x: 1 }]);
  });

  it('speaks UTF-8, listens on this machine only and asks for its password', async () => {
    const { url } = await start('kept');
    expect(await query(url, 'SHOW server_encoding')).toEqual([{ server_encoding: 'UTF8' }]);
    expect(await query(url, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
    const stranger = new URL(url);
    stranger.password = 'guess';
    await expect(query(stranger.href, 'SELECT 1')).rejects.toThrow(/password/);
  });

  it('is shared by whoever starts it on the same folder, and goes with the last of them', async () => {
    const here = await start('kept');
    const file = join(root, 'child.mjs');
    const library = join(process.cwd(), 'dist/src/database/embedded/cluster.js');
    writeFileSync(
      file,
      `import { startCluster } from ${JSON.stringify(library)};
      const cluster = await startCluster(${JSON.stringify(join(root, 'kept'))});
      process.stdout.write(cluster.url);
      process.stdin.resume().on('end', () => cluster.stop().then(() => process.exit()));`,
    );
    const child = spawn(process.execPath, [file], { stdio: ['pipe', 'pipe', 'inherit'] });
    const [url] = (await once(child.stdout, 'data')) as [Buffer];
    expect(url.toString()).toBe(here.url);
    await here.stop();
    expect(await query(here.url, 'SELECT 1 AS x')).toEqual([{ x: 1 }]);
    child.stdin.end();
    await once(child, 'exit');
    await expect(query(here.url, 'SELECT 1')).rejects.toThrow();
  });

  it('is taken over when the process that started it was killed', async () => {
    const file = join(root, 'killed.mjs');
    const library = join(process.cwd(), 'dist/src/database/embedded/cluster.js');
    writeFileSync(
      file,
      `import { startCluster } from ${JSON.stringify(library)};
      await startCluster(${JSON.stringify(join(root, 'killed'))}, { fsync: 'off' });
      process.kill(process.pid, 'SIGKILL');`,
    );
    await once(spawn(process.execPath, [file], { stdio: 'inherit' }), 'exit');
    const orphan = postmasterPid('killed');
    const cluster = await start('killed');
    expect(postmasterPid('killed')).toBe(orphan);
    await cluster.stop();
    await expect(query(cluster.url, 'SELECT 1')).rejects.toThrow();
  });

  it('comes back with everything committed when the server itself was killed', async () => {
    const first = await start('crash');
    await query(first.url, 'CREATE TABLE t AS SELECT 2 AS x');
    process.kill(postmasterPid('crash'), 'SIGKILL');
    const second = await start('crash');
    expect(await query(second.url, 'SELECT x FROM t')).toEqual([{ x: 2 }]);
  });

  it('is not misled by a number in postmaster.pid that now belongs to another program', async () => {
    const first = await start('impostor');
    await first.stop();
    const file = join(root, 'impostor', 'data', 'postmaster.pid');
    writeFileSync(file, `${process.pid}\n/\n0\n1\n\n\n\nready   \n`, { mode: 0o644 });
    const { url } = await start('impostor');
    expect(await query(url, 'SELECT 1 AS x')).toEqual([{ x: 1 }]);
  });

  it('refuses data of another major version with a sentence', async () => {
    await (await start('old')).stop();
    writeFileSync(join(root, 'old', 'data', 'PG_VERSION'), '9\n');
    await expect(start('old')).rejects.toThrow(/was written by Postgres 9, this is \d+/);
  });

  it('leaves no half-made cluster behind', async () => {
    await start('kept');
    expect(readdirSync(join(root, 'kept')).filter((name) => name.startsWith('data'))).toEqual([
      'data',
    ]);
  });

  const asRoot = process.getuid?.() === 0 ? it : it.skip;
  asRoot('finds another place, always the same, where its user may not look', async () => {
    const hidden = join(root, 'private');
    mkdirSync(hidden, { mode: 0o700 });
    const first = await start('private/inside');
    expect(first.notice).toMatch(/cannot use .*private\/inside; the data is in \//);
    const folder = first.notice!.replace(/.* is in (.*)\.$/, '$1');
    await query(first.url, 'CREATE TABLE t AS SELECT 3 AS x');
    await first.stop();
    const second = await start('private/inside');
    expect(await query(second.url, 'SELECT x FROM t')).toEqual([{ x: 3 }]);
    await second.stop();
    rmSync(folder, { recursive: true });
  });
});
