import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import pg from 'pg';

import { ensureBuild } from '../../scripts/compile.mjs';
import { root } from '../../scripts/setup.mjs';

/** Starts one Postgres for the whole run, with a migrated database that each spec file gets a copy of. */
export default async function setUp() {
  await ensureBuild();
  const { startCluster } = await import('../../dist/src/database/embedded/cluster.js');
  const { dataSourceOptions, openDataSource } =
    await import('../../dist/src/database/data-source.js');
  const cluster = process.env.DATABASE_URL
    ? { url: process.env.DATABASE_URL, stop: async () => {} }
    : await startCluster(join(root, '.data', 'test'), { fsync: 'off', max_connections: '200' });
  const server = new pg.Client(cluster.url);
  await server.connect();
  await dropLeftovers(server);
  const run = `muster_test_${process.pid}_${randomUUID().slice(0, 8)}`;
  await server.query(`CREATE DATABASE ${run}`);
  const url = new URL(cluster.url);
  url.pathname = `/${run}`;
  const source = await openDataSource(dataSourceOptions(url.href, { size: 2, seconds: 60 }));
  await source.destroy();
  process.env.MUSTER_TEST_SERVER = cluster.url;
  process.env.MUSTER_TEST_TEMPLATE = run;
  // The typefaces of pictures are cut once in a run.
  const typefaces = mkdtempSync(join(tmpdir(), 'muster-typefaces-'));
  process.env.MUSTER_TEST_TYPEFACES = typefaces;
  globalThis.musterTest = { cluster, server, run, typefaces };
}

/** Drops databases that a killed run has left behind. */
async function dropLeftovers(server) {
  const { rows } = await server.query(
    `SELECT datname FROM pg_database WHERE datname ~ '^muster_test_[0-9]+_'`,
  );
  for (const { datname } of rows) {
    if (!isAlive(Number(datname.split('_')[2]))) {
      await server.query(`DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`);
    }
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
