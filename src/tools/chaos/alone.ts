import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startCluster } from '../../database/embedded/cluster.js';
import { PATIENCE_MS } from './api.js';
import { Instance } from './instance.js';
import { freePort } from './postgres.js';

/** Flags of Node, the same as in the image. */
const FLAGS = ['--max-semi-space-size=32', '--max-old-space-size=640'];
const ENVIRONMENT = { MALLOC_ARENA_MAX: '1' };

/** One running instance of the service, on a Postgres of its own in a temporary folder. */
export interface Alone {
  readonly instance: Instance;
  close(): Promise<void>;
}

/** `environment` is added to the variables of the image. */
export async function openAlone(
  faults: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Alone> {
  const folder = mkdtempSync(join(tmpdir(), 'muster-alone-'));
  // The database runs as its own user, who has to pass through the folder.
  chmodSync(folder, 0o755);
  const cluster = await startCluster(join(folder, 'postgres'), { fsync: 'off' });
  const instance = new Instance({
    port: await freePort(),
    databaseUrl: cluster.url,
    dataDir: folder,
    logFile: join(folder, 'service.log'),
    faults,
    flags: FLAGS,
    environment: { ...ENVIRONMENT, ...environment },
  });
  const close = async (): Promise<void> => {
    await instance.stop();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  instance.start();
  try {
    await instance.whenUp(PATIENCE_MS);
    return { instance, close };
  } catch (error) {
    await close();
    throw error;
  }
}
