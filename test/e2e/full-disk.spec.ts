import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Cluster, startCluster } from '../../src/database/embedded/cluster.js';
import { nextMove } from './rest-games.js';
import { startApp, startAppOn, type TestApp } from './support.js';
import { startGame } from './toy-games.js';

const CAMPAIGN = { ruleset: 'columbia1812', scenario: 'campaign' };

describe('what the database cannot do just now', () => {
  let app: TestApp;

  beforeAll(async () => (app = await startApp()));
  afterAll(() => app.stop());

  it.each([
    ['53100', 'disk full'],
    ['58030', 'input/output error'],
    ['25006', 'read-only'],
    ['55P03', 'lock not available'],
    ['57014', 'cancelled'],
  ])('%s (%s): nothing is done, and the same request may come again', async (state) => {
    const { clients } = await startGame(app, CAMPAIGN);
    const { client, version, send } = await nextMove(clients);
    await app.pool.query(`
      CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql
        AS $$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '${state}'; END $$;
      CREATE TRIGGER refuse BEFORE INSERT ON moves FOR EACH ROW EXECUTE FUNCTION refuse()`);
    const { status, headers, body } = await send(app);
    await app.pool.query('DROP FUNCTION refuse CASCADE');
    expect([status, body.error?.code]).toEqual([503, 'UNAVAILABLE']);
    expect(headers.get('retry-after')).toBe('1');
    expect((await client.read()).version).toBe(version);
    expect((await send(app)).status).toBe(200);
  });
});

/** Not everybody may mount a small disk, nor root in every container: tried where nobody else sees it. */
const mayMount =
  spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()]).status === 0;
const onSmallDisk = mayMount ? describe : describe.skip;

onSmallDisk('a full disk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-full-'));
  let cluster: Cluster;
  let app: TestApp;

  beforeAll(async () => {
    const size = ['-o', 'size=192m,mode=755'];
    const mount = spawnSync('mount', ['-t', 'tmpfs', ...size, 'tmpfs', folder]);
    if (mount.status !== 0) throw new Error(`no small disk: ${mount.stderr}`);
    cluster = await startCluster(folder, { fsync: 'off', max_wal_size: '64MB' });
    app = await startAppOn(cluster.url);
  });
  afterAll(async () => {
    await app.stop();
    await cluster.stop();
    // Lazily: a process of the server may still be at its end.
    spawnSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true, force: true });
  });

  it('is told of by ready, and by moves as unavailable; with room again all goes on', async () => {
    const { clients } = await startGame(app, CAMPAIGN);
    expect((await app.rest('GET /health/ready')).status).toBe(200);
    const filler = join(folder, 'filler');
    spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=64k']);
    const { status, body } = await app.rest('GET /health/ready');
    expect([status, body.error?.code]).toEqual([503, 'UNAVAILABLE']);

    let refused: Awaited<ReturnType<typeof nextMove>> | undefined;
    for (let i = 0; refused === undefined && i < 200; i++) {
      const move = await nextMove(clients);
      const answer = await move.send(app);
      if (answer.status !== 200) {
        expect([answer.status, answer.body.error?.code]).toEqual([503, 'UNAVAILABLE']);
        refused = move;
      }
    }
    expect(refused).toBeDefined();
    const { client, version, send } = refused!;
    expect((await client.read()).version).toBe(version);

    rmSync(filler);
    expect((await app.rest('GET /health/ready')).status).toBe(200);
    expect((await send(app)).status).toBe(200);
  });
});
