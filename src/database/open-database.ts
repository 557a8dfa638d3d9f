import { join } from 'node:path';

import type { Environment } from '../config/environment.js';
import { startCluster } from './embedded/cluster.js';

/** The database the service is to use: the given one, or one of its own. */
export interface OpenDatabase {
  readonly url: string;
  /** Where the data is, for the person who started us. */
  readonly place: string;
  readonly notice?: string;
  close(): Promise<void>;
}

export async function openDatabase(environment: Environment): Promise<OpenDatabase> {
  const { databaseUrl, dataDir } = environment;
  if (databaseUrl !== undefined) {
    return { url: databaseUrl, place: withoutPassword(databaseUrl), close: async () => {} };
  }
  const { url, notice, stop } = await startCluster(join(dataDir, 'postgres'));
  return { url, place: dataDir, ...(notice === undefined ? {} : { notice }), close: stop };
}

function withoutPassword(text: string): string {
  const url = new URL(text);
  url.password = '';
  return url.href;
}
