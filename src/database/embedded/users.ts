import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { isAlive } from './postmaster.js';

/** Processes that share one cluster note themselves here; the last one to leave stops the server. */
export function enter(dir: string): void {
  mkdirSync(join(dir, 'users'), { recursive: true });
  writeFileSync(join(dir, 'users', String(process.pid)), '');
}

/** Takes this process off the list of those that use the database; true when none is left. */
export function leave(dir: string): boolean {
  if (!existsSync(join(dir, 'users'))) return true;
  const users = readdirSync(join(dir, 'users'));
  const gone = users.filter((pid) => Number(pid) === process.pid || !isAlive(Number(pid)));
  for (const pid of gone) rmSync(join(dir, 'users', pid), { force: true });
  return gone.length === users.length;
}
