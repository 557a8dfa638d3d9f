import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readPostmaster, until } from '../../src/database/embedded/postmaster.js';
import { isAlive } from '../../src/database/embedded/processes.js';
import { childrenOf, freePort } from '../../src/tools/chaos/postgres.js';
import { startService } from './built-service.js';
import { http } from './http.js';

const root = mkdtempSync(join(tmpdir(), 'muster-npm-'));
chmodSync(root, 0o755);
/** What `npm start` has made of the service. */
const BUNDLE = new URL('../../dist/whole/service.cjs', import.meta.url);
const seen = new Set<number>();

afterAll(() => {
  // What the test has found to live on; nothing else.
  for (const pid of seen) if (isAlive(pid)) process.kill(pid, 'SIGTERM');
  rmSync(root, { recursive: true, force: true });
});

/** All that a process has begun, and what those have. */
const begunBy = (pid: number): number[] =>
  childrenOf(pid).flatMap((child) => [child, ...begunBy(child)]);

function noted(npm: ChildProcess): number[] {
  const pids = begunBy(npm.pid!);
  for (const pid of pids) seen.add(pid);
  return pids;
}

async function ended(pids: readonly number[]): Promise<void> {
  const alive = (): number[] => pids.filter(isAlive);
  await until(() => alive().length === 0, 20_000);
  expect(alive()).toEqual([]);
  for (const pid of pids) seen.delete(pid);
}

const toNpm = (npm: ChildProcess, signal: NodeJS.Signals) => npm.kill(signal);
/** As a terminal does at Ctrl-C, and a supervisor that ends a whole group. */
const toAll = (npm: ChildProcess, signal: NodeJS.Signals) => process.kill(-npm.pid!, signal);

describe.each(['SIGTERM', 'SIGINT'] as const)('%s', (signal) => {
  it.each([
    ['npm start alone', toNpm],
    ['npm start and all that it began', toAll],
  ])(
    'to %s ends service and Postgres in good order and frees the port',
    async (_, send) => {
      const port = await freePort();
      const dataDir = join(root, String(port));
      const start = { dataDir, port, command: ['npm', 'start'], detached: true } as const;
      const { child, url } = await startService(start);
      const exit = once(child, 'exit');
      const pids = noted(child);
      const postgres = readPostmaster(join(dataDir, 'postgres', 'data'))!.pid;
      expect(pids).toContain(postgres);
      // V8 keeps a text with one letter beyond Latin-1 at twice its size.
      expect(readFileSync(BUNDLE, 'latin1')).not.toMatch(/[^\0-\x7f]/);
      send(child, signal);
      expect(await exit).toEqual([0, null]);
      await ended(pids);
      await expect(http(url, 'GET /health/live')).rejects.toThrow();
    },
    60_000,
  );
});

it('SIGTERM to an npm that runs a tool ends the tool, its services and its Postgres', async () => {
  const args = ['run', 'soak', '--', '--minutes', '2', '--games', '2', '--subscribers', '2'];
  const npm = spawn('npm', args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const exit = once(npm, 'exit');
  // The tool, Postgres with its own processes, two services.
  expect(await until(() => noted(npm).length > 6, 60_000)).toBe(true);
  const pids = noted(npm);
  npm.kill('SIGTERM');
  await exit;
  await ended(pids);
}, 120_000);
