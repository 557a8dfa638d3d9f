import { join } from 'node:path';

import type { Environment } from '../config/environment.js';
import { startCluster } from './embedded/cluster.js';
import { keepRunning } from './embedded/keep-running.js';

/** The database that the service uses: the configured one, or an embedded one. */
export interface OpenDatabase {
  readonly url: string;
  /** Where the data is, as a text for the person who started the service. */
  readonly place: string;
  readonly notice?: string;
  close(): Promise<void>;
}

/** `onLoss` is called when an embedded database has ended and cannot be restarted. */
export async function openDatabase(
  environment: Environment,
  onLoss: (error: Error) => void,
): Promise<OpenDatabase> {
  const { databaseUrl, dataDir } = environment;
  if (databaseUrl !== undefined) {
    return { url: databaseUrl, place: withoutPassword(databaseUrl), close: async () => {} };
  }
  const cluster = await startCluster(join(dataDir, 'postgres'));
  const { url, notice } = cluster;
  const unwatch = keepRunning(cluster, onLoss);
  const close = async (): Promise<void> => {
    await unwatch();
    await cluster.stop();
  };
  return { url, place: dataDir, ...(notice === undefined ? {} : { notice }), close };
}

function withoutPassword(text: string): string {
  const url = new URL(text);
  url.password = '';
  return url.href;
}
