import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { Client, ClientBase } from 'pg';

import type { Environment } from '../../config/environment.js';
import { databaseAccount } from '../../database/embedded/account.js';
import { startCluster } from '../../database/embedded/cluster.js';
import { findHome } from '../../database/embedded/cluster-home.js';
import { Refusal } from './refusal.js';

/**
 * Runs `work` on the configured database, or the embedded one; that is started if it does not run, and left running if
 * others use it.
 */
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

/** Throws where nothing was ever stored: there is nothing to save, and no database is to be created for it. */
export function requireDatabase({ databaseUrl, dataDir }: Environment): void {
  if (databaseUrl !== undefined) return;
  const isThere =
    existsSync(dataDir) &&
    existsSync(join(findHome(folderOf(dataDir), databaseAccount()).dir, 'data'));
  if (isThere) return;
  throw new Refusal(
    `There is no embedded Postgres in ${dataDir}: set DATA_DIR to where the service has its data, or DATABASE_URL.`,
  );
}

/**
 * SQL settings by which values are written and read in one format, whatever the database's settings are, and without
 * time limits.
 */
export const SETTINGS = `
  SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0;
  SET client_encoding = 'UTF8'; SET datestyle = 'ISO'; SET timezone = 'UTC'; SET bytea_output = 'hex';
  SET extra_float_digits = 3`;

/**
 * Cuts the connection when the signal aborts, without waiting for a long statement: Postgres rolls its transaction
 * back.
 */
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
