import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { NestFastifyApplication } from '@nestjs/platform-fastify';

import { createApp } from '../app.js';
import { onStopSignal } from '../common/stop-signals.js';
import { readEnvironment } from '../config/environment.js';
import { startCluster } from '../database/embedded/cluster.js';

/** Runs `work` on the real app, on a database that is deleted afterwards. `variables`: additional settings. */
export async function withScratchApp<T>(
  work: (app: NestFastifyApplication) => Promise<T>,
  variables: Readonly<Record<string, string>> = {},
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'muster-tool-'));
  // The database runs as its own user, who has to pass through the folder.
  chmodSync(folder, 0o755);
  const opening = startCluster(join(folder, 'postgres'), { fsync: 'off' });
  const close = async (): Promise<void> => {
    await (await opening).stop();
    rmSync(folder, { recursive: true, force: true });
  };
  onStopSignal(() => void close().finally(() => process.exit(130)));
  const cluster = await opening;
  try {
    const environment = readEnvironment(
      { DATA_DIR: folder, LOG_LEVEL: 'warn', ...variables },
      folder,
    );
    const app = await createApp({ ...environment, databaseUrl: cluster.url });
    return await work(app).finally(() => app.close());
  } finally {
    await close();
  }
}
