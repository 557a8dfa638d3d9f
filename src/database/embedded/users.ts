import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

import { isAlive, startOf } from './processes.js';

/** Notes this process among those that share a cluster; the last one to leave stops the server. */
export function enter(dir: string): void {
  const users = join(dir, 'users');
  mkdirSync(users, { recursive: true });
  // Renamed into place: another process that read half a note would take it for a leftover.
  const draft = join(dir, `users.${process.pid}`);
  writeFileSync(draft, noteOf(users, process.pid));
  renameSync(draft, join(users, String(process.pid)));
}

/** Takes this process off the list of those that use the cluster; true: none is left. */
export function leave(dir: string): boolean {
  const users = join(dir, 'users');
  if (!existsSync(users)) return true;
  const noted = readdirSync(users).map(Number);
  const gone = noted.filter((pid) => pid === process.pid || !isUser(users, pid));
  for (const pid of gone) rmSync(join(users, String(pid)), { force: true });
  return gone.length === noted.length;
}

/**
 * Whether a note belongs to a living user. It does not count if its process has ended and the id is another's now, or
 * if it was copied with the folder.
 */
function isUser(users: string, pid: number): boolean {
  if (!isAlive(pid)) return false;
  try {
    return readFileSync(join(users, String(pid)), 'utf8') === noteOf(users, pid);
  } catch {
    return false;
  }
}

/** The content of a note: the identity of the folder (which survives moving) and the start of the process. */
function noteOf(users: string, pid: number): string {
  const { dev, ino } = statSync(users);
  return `${dev}:${ino} ${startOf(pid)}`;
}
