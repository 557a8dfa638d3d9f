import { execFileSync } from 'node:child_process';
import { readFileSync, type Stats, statSync } from 'node:fs';
import { basename } from 'node:path';

/** Whether a process of that id exists. The id alone proves nothing, as systems use ids again. */

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A text that differs if the same id was given to another process; empty where the system does not tell. */
export function startOf(pid: number): string {
  // Field 22 of the file is the start time, in ticks since the machine's; counted from behind the name, which may
  // contain anything.
  return (
    told(() => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19]) ?? ''
  );
}

export type Answer = 'yes' | 'no' | 'unknown';

/**
 * Whether the process is the main process of a Postgres that works on `data`; `named`: the folder in its
 * `postmaster.pid`.
 */
export function servesFolder(pid: number, data: string, named: string): Answer {
  if (process.platform === 'linux') {
    const command = told(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
    if (command === undefined) return 'unknown';
    // A zombie (ended, not yet reaped by its parent) has no command line left.
    if (basename(command.split('\0')[0] ?? '') !== 'postgres') return 'no';
    // The working directory of Postgres is its data folder, also after that was moved.
    const folder = folderAt(`/proc/${pid}/cwd`);
    return folder === undefined
      ? byName(command, data, named)
      : yesIf(isSame(folder, folderAt(data)));
  }
  const command = told(() => commandOf(pid));
  if (command === undefined) return 'unknown';
  if (!/postgres(\.exe)?"? /.test(command)) return 'no';
  return byName(command, data, named);
}

/** The same by its command line, where the system does not tell the working directory. */
function byName(command: string, data: string, named: string): Answer {
  const folder = folderAt(named);
  // That folder may have been moved here.
  if (folder === undefined) return 'unknown';
  if (!isSame(folder, folderAt(data))) return 'no';
  return command.includes(named) || command.includes(data) ? 'yes' : 'unknown';
}

const yesIf = (holds: boolean): Answer => (holds ? 'yes' : 'no');

/** The command line on systems without `/proc`. */
function commandOf(pid: number): string {
  const [file, ...args] =
    process.platform === 'win32'
      ? [
          'powershell',
          '-Command',
          `(Get-CimInstance Win32_Process -Filter ProcessId=${pid}).CommandLine`,
        ]
      : ['ps', '-ww', '-o', 'command=', '-p', String(pid)];
  return execFileSync(file as string, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/** Whether both paths lead to the same folder. */
export function isSameFolder(one: string, other: string): boolean {
  const folder = folderAt(one);
  return folder !== undefined && isSame(folder, folderAt(other));
}

const folderAt = (path: string): Stats | undefined => told(() => statSync(path));

const isSame = (one: Stats, other: Stats | undefined): boolean =>
  one.dev === other?.dev && one.ino === other.ino;

function told<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}
