import { execFile, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { PROJECT_ROOT } from '../src/common/project-root.js';
import { type Rig, say } from './rig.js';
import { Remote } from './rpc.js';
import type { Latencies } from './stats.js';

const FOLDER = join(PROJECT_ROOT, 'bench', 'peers');

/** Installs exactly the packages of the lockfile, unless they are installed. */
export async function installPeers(): Promise<void> {
  if (existsSync(join(FOLDER, 'node_modules', '.package-lock.json'))) return;
  say('installing the peers from the registry (once)');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const args = ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  await promisify(execFile)(npm, args, { cwd: FOLDER, shell: process.platform === 'win32' });
}

/** boardgame.io with a trivial game of 8 KB, and its clients: two processes. */
export class BoardgameIo {
  private constructor(
    readonly server: Remote,
    readonly client: Remote,
  ) {}

  /** Starts both. `databaseUrl` undefined: the server keeps its state in memory. */
  static async open(rig: Rig, matches: number, databaseUrl?: string): Promise<BoardgameIo> {
    const [server, client] = ['server.mjs', 'client.mjs'].map((name) => {
      const child = fork(join(FOLDER, name), [], {
        cwd: FOLDER,
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      const remote = new Remote(child);
      rig.later(() => remote.stop('SIGKILL'));
      return remote;
    }) as [Remote, Remote];
    const urls = await server.ask<object>('open', { databaseUrl });
    await client.ask('open', { urls, matches });
    return new BoardgameIo(server, client);
  }

  run(seconds: number): Promise<Latencies> {
    return this.client.ask('run', { seconds });
  }

  async stop(): Promise<void> {
    await Promise.all([this.client.stop('SIGKILL'), this.server.stop('SIGKILL')]);
  }
}
