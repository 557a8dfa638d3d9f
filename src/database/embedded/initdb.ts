import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Account } from './account.js';
import { binary, moveOnce } from './binaries.js';
import type { ClusterHome } from './cluster-home.js';

/**
 * Creates a cluster. It is made beside its place and moved there as a whole, so that an interrupted `initdb` leaves
 * nothing half done.
 */
export async function createCluster(
  home: ClusterHome,
  data: string,
  passwordName: string,
): Promise<void> {
  const draft = `${data}.${process.pid}`;
  const passwordFile = `${draft}.password`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  giveTo(home.account, draft, passwordFile);
  await initdb(home, draft, passwordFile);
  renameSync(passwordFile, join(draft, passwordName));
  moveOnce(draft, data);
}

function giveTo(account: Account, ...paths: readonly string[]): void {
  if (account.uid === undefined) return;
  for (const path of paths) chownSync(path, account.uid, account.gid);
}

function initdb(home: ClusterHome, data: string, passwordFile: string): Promise<void> {
  const flags = [
    '--username=muster',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--no-instructions',
  ];
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const folders = [`--pgdata=${data}`, `--pwfile=${passwordFile}`];
  return new Promise((done, fail) => {
    const child = spawn(binary(home.binaries, 'initdb'), [...flags, ...locale, ...folders], {
      ...home.account,
      cwd: home.dir,
      env: cleanEnvironment(),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
    child.on('error', fail);
    child.on('close', (code) =>
      code === 0 ? done() : fail(new Error(`initdb failed in ${data}: ${complaint.trim()}`)),
    );
  });
}

/**
 * The environment for Postgres's programs. TZ saves `initdb` a search through all time zones; the caller's PG*
 * variables would mislead it.
 */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name));
  return { ...Object.fromEntries(kept), TZ: 'UTC', LC_ALL: 'C' };
}
