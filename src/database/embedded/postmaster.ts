import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { type Answer, isAlive, isSameFolder, servesFolder } from './processes.js';

/** A Postgres that runs, by what it says of itself in `postmaster.pid`. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly status: string;
}

/** What stands in `postmaster.pid`, which may be a copy or left over: nothing in it holds before it is proven. */
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
 * The Postgres that runs on this folder, also while it starts or stops. Undefined: none does, or it is not proven that
 * it is this folder's, and then it must be neither used nor sent a signal.
 */
export function readPostmaster(data: string): Postmaster | undefined {
  const note = noteIn(data);
  return note !== undefined && isOf(note, data) === 'yes' ? note : undefined;
}

export function isRunning(data: string): boolean {
  return readPostmaster(data) !== undefined;
}

/** Proofs that cost a process of their own are made once for what the note says. */
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
 * Takes away a note that would keep Postgres from starting though none runs here: the number in it is another
 * program's, as after a crash, above all in a container, or the note was copied with the folder while the number is
 * that of the original's Postgres. Throws where that cannot be told.
 */
export function clearNote(data: string): void {
  const note = noteIn(data);
  if (note === undefined || !isAlive(note.pid)) return;
  const answer = isOf(note, data);
  const file = join(data, 'postmaster.pid');
  if (answer === 'no') rmSync(file, { force: true });
  // It may have ended since it was looked for.
  if (answer !== 'unknown' || !isAlive(note.pid)) return;
  throw new Error(
    `${file} names process ${note.pid}, and the system does not tell whether that is a Postgres on this folder. If it is, stop it; if it is not, delete that file; then start again.`,
  );
}

/** From where the folder was copied or moved while a Postgres ran on it, or since one ran on it and crashed. */
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
