import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startCluster } from '../../src/database/embedded/cluster.js';
import { readPostmaster } from '../../src/database/embedded/postmaster.js';
import { childrenOf } from '../../src/tools/chaos/postgres.js';

/** A Postgres for one test, which can be frozen. */
export interface FreezablePostgres {
  readonly url: string;
  /** Stops all its processes without ending them: whoever waits for it goes on waiting. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

/** Sends a signal to a process, unless it has ended since it was listed, as Postgres's own workers do. */
function tell(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

export async function startFreezablePostgres(): Promise<FreezablePostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'muster-frozen-'));
  // The folder must be accessible to the user that the database runs as.
  chmodSync(folder, 0o755);
  const cluster = await startCluster(folder, { fsync: 'off' });
  const signal = (name: NodeJS.Signals): void => {
    const { pid } = readPostmaster(join(folder, 'data'))!;
    // The main process is stopped first, so that it starts no other.
    for (const one of [pid, ...childrenOf(pid)]) tell(one, name);
  };
  const thaw = (): void => signal('SIGCONT');
  const stop = async (): Promise<void> => {
    thaw();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: cluster.url, freeze: () => signal('SIGSTOP'), thaw, stop };
}
