import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { type Answer, isAlive, isSameFolder, servesFolder } from './processes.js';

/** A running Postgres, by its own file `postmaster.pid`. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly status: string;
}

/**
 * The content of `postmaster.pid`. The file may be a copy or a leftover, so nothing in it counts before it is proven.
 */
interface Note extends Postmaster {
  readonly folder: string;
}

function noteIn(data: string): Note | undefined {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    const [pid, port] = [Number(lines[0]), Number(lines[3])];
    if (!Number.isInteger(pid) || pid <= 0) return undefined;
    return { pid, folder: lines[1] ?? '', port, status: (lines[7] ?? '').trim() };
  } catch {
    return undefined;
  }
}

/**
 * The Postgres that runs on this folder, also while it starts or stops. undefined: none does, or it is not proven to be
 * this folder's; then it must be neither used nor sent a signal.
 */
export function readPostmaster(data: string): Postmaster | undefined {
  const note = noteIn(data);
  return note !== undefined && isOf(note, data) === 'yes' ? note : undefined;
}

export function isRunning(data: string): boolean {
  return readPostmaster(data) !== undefined;
}

/** Folder -> the note that was proven. A proof that needs a process of its own is made once per note. */
const proven = new Map<string, string>();

function isOf(note: Note, data: string): Answer {
  if (!isAlive(note.pid)) return 'no';
  if (process.platform === 'linux') return servesFolder(note.pid, data, note.folder);
  const words = `${note.pid} ${note.folder}`;
  if (proven.get(data) === words) return 'yes';
  const answer = servesFolder(note.pid, data, note.folder);
  if (answer === 'yes') proven.set(data, words);
  return answer;
}

/**
 * Deletes a `postmaster.pid` that would keep Postgres from starting though none runs here. Its process id may be
 * another program's by now, as after a crash (in containers above all), or the file was copied with the folder and
 * names the original's Postgres. Throws where that cannot be told.
 */
export function clearNote(data: string): void {
  const note = noteIn(data);
  if (note === undefined || !isAlive(note.pid)) return;
  const answer = isOf(note, data);
  const file = join(data, 'postmaster.pid');
  if (answer === 'no') rmSync(file, { force: true });
  // The process may have ended since it was looked for.
  if (answer !== 'unknown' || !isAlive(note.pid)) return;
  throw new Error(
    `${file} names process ${note.pid}, and the system does not tell whether that is a Postgres on this folder. If it is, stop it; if it is not, delete that file; then start again.`,
  );
}

/**
 * The folder from which this one was copied or moved, if a Postgres ran there at that time or had crashed there;
 * undefined: none.
 */
export function copiedFrom(data: string): string | undefined {
  const note = noteIn(data);
  if (note === undefined || isSameFolder(note.folder, data) || isRunning(data)) return undefined;
  return note.folder;
}

export async function until(holds: () => boolean, milliseconds: number): Promise<boolean> {
  const end = Date.now() + milliseconds;
  while (!holds()) {
    if (Date.now() > end) return false;
    await sleep(5);
  }
  return true;
}
