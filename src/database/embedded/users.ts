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

/** Processes that share one cluster note themselves here; the last one to leave stops the server. */
export function enter(dir: string): void {
  const users = join(dir, 'users');
  mkdirSync(users, { recursive: true });
  // Shown whole or not at all: who reads half a note takes it for one that is left over.
  const draft = join(dir, `users.${process.pid}`);
  writeFileSync(draft, noteOf(users, process.pid));
  renameSync(draft, join(users, String(process.pid)));
}

/** Takes this process off the list of those that use the database; true when none is left. */
export function leave(dir: string): boolean {
  const users = join(dir, 'users');
  if (!existsSync(users)) return true;
  const noted = readdirSync(users).map(Number);
  const gone = noted.filter((pid) => pid === process.pid || !isUser(users, pid));
  for (const pid of gone) rmSync(join(users, String(pid)), { force: true });
  return gone.length === noted.length;
}

/** Neither the number of a process that ended, which another has now, nor what was copied with the folder, counts. */
function isUser(users: string, pid: number): boolean {
  if (!isAlive(pid)) return false;
  try {
    return readFileSync(join(users, String(pid)), 'utf8') === noteOf(users, pid);
  } catch {
    return false;
  }
}

/** Of which folder, wherever that was moved, the process is a user, and when it began. */
function noteOf(users: string, pid: number): string {
  const { dev, ino } = statSync(users);
  return `${dev}:${ino} ${startOf(pid)}`;
}
