import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { Client, ClientBase } from 'pg';

import type { Environment } from '../../config/environment.js';
import { databaseAccount } from '../../database/embedded/account.js';
import { startCluster } from '../../database/embedded/cluster.js';
import { findPlace } from '../../database/embedded/place.js';
import { Refusal } from './refusal.js';

/** The given database, or the embedded one: begun where it does not run, left running where others use it. */
export async function withDatabase<T>(
  { databaseUrl, dataDir }: Environment,
  work: (url: string) => Promise<T>,
): Promise<T> {
  if (databaseUrl !== undefined) return work(databaseUrl);
  const cluster = await startCluster(folderOf(dataDir));
  try {
    if (cluster.notice !== undefined) process.stderr.write(`${cluster.notice}\n`);
    return await work(cluster.url);
  } finally {
    await cluster.stop();
  }
}

const folderOf = (dataDir: string): string => join(dataDir, 'postgres');

/** Where nothing was ever stored there is nothing to save, and nothing is to be made. */
export function requireDatabase({ databaseUrl, dataDir }: Environment): void {
  if (databaseUrl !== undefined) return;
  const isThere =
    existsSync(dataDir) &&
    existsSync(join(findPlace(folderOf(dataDir), databaseAccount()).dir, 'data'));
  if (isThere) return;
  throw new Refusal(
    `There is no embedded Postgres in ${dataDir}: set DATA_DIR to where the service has its data, or DATABASE_URL.`,
  );
}

/** Values are written and read the same way whatever the database is set to, and nothing ends for taking long. */
export const SETTINGS = `
  SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0;
  SET client_encoding = 'UTF8'; SET datestyle = 'ISO'; SET timezone = 'UTC'; SET bytea_output = 'hex';
  SET extra_float_digits = 3`;

/** A statement that takes long is not waited for: Postgres takes back what was begun over a connection that is cut. */
export async function cutWhenAborted<T>(
  client: ClientBase,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  const cut = (): void => void (client as Client).connection.stream.destroy();
  signal.addEventListener('abort', cut);
  try {
    signal.throwIfAborted();
    return await work();
  } finally {
    signal.removeEventListener('abort', cut);
  }
}
