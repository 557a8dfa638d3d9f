import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startCluster } from '../../src/database/embedded/cluster.js';
import { readPostmaster } from '../../src/database/embedded/postmaster.js';
import { childrenOf } from '../../src/tools/chaos/postgres.js';

/** A Postgres of a test's own, which can be made to stand still. */
export interface FreezablePostgres {
  readonly url: string;
  /** None of its processes runs any more, and none ends: whoever waits for it waits. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

/** Says it to a process, unless that has ended by itself since it was listed, as Postgres's own workers do. */
function tell(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

export async function startFreezablePostgres(): Promise<FreezablePostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'muster-frozen-'));
  // Passable, so that the database's own user may look into it.
  chmodSync(folder, 0o755);
  const cluster = await startCluster(folder, { fsync: 'off' });
  const signal = (name: NodeJS.Signals): void => {
    const { pid } = readPostmaster(join(folder, 'data'))!;
    // The first to stop, so that it starts no other.
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
