import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** What a running server says of itself in `postmaster.pid`. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly status: string;
}

/** Undefined: nothing runs on this data folder. */
export function readPostmaster(data: string): Postmaster | undefined {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return undefined;
    return { pid, port: Number(lines[3]), status: (lines[7] ?? '').trim() };
  } catch {
    return undefined;
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Also while it starts or stops. One that has ended and was not fetched by its parent does not run. */
export function isRunning(data: string): boolean {
  const postmaster = readPostmaster(data);
  return postmaster !== undefined && isPostgres(postmaster.pid);
}

/**
 * After a crash the number may belong to another program, above all in a container, and Postgres would refuse to start.
 */
export function forgetImpostor(data: string): void {
  const postmaster = readPostmaster(data);
  if (postmaster && !isPostgres(postmaster.pid)) rmSync(join(data, 'postmaster.pid'));
}

function isPostgres(pid: number): boolean {
  if (process.platform !== 'linux') return true;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres');
  } catch {
    return false;
  }
}

export async function until(holds: () => boolean, milliseconds: number): Promise<boolean> {
  const end = Date.now() + milliseconds;
  while (!holds()) {
    if (Date.now() > end) return false;
    await sleep(5);
  }
  return true;
}
