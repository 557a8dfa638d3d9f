import { execFileSync } from 'node:child_process';
import { readFileSync, type Stats, statSync } from 'node:fs';
import { basename } from 'node:path';

/** What the system says of processes: a number alone tells nobody apart, since systems give it out again. */

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Changes where the same number goes to another process; empty where the system does not tell. */
export function startOf(pid: number): string {
  // After the name, which may hold anything, the twentieth is the start, in ticks since the machine's own.
  return (
    told(() => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19]) ?? ''
  );
}

export type Answer = 'yes' | 'no' | 'unknown';

/** Whether it is the first process of a Postgres that works on `data`, which calls its folder `named`. */
export function servesFolder(pid: number, data: string, named: string): Answer {
  if (process.platform === 'linux') {
    const command = told(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
    if (command === undefined) return 'unknown';
    // One that has ended and was not fetched by its parent has no command left.
    if (basename(command.split('\0')[0] ?? '') !== 'postgres') return 'no';
    // Postgres stands in its folder, also after that was moved.
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

/** Where the system does not say in which folder it stands: by what it was started with. */
function byName(command: string, data: string, named: string): Answer {
  const folder = folderAt(named);
  // Perhaps that folder was moved here.
  if (folder === undefined) return 'unknown';
  if (!isSame(folder, folderAt(data))) return 'no';
  return command.includes(named) || command.includes(data) ? 'yes' : 'unknown';
}

const yesIf = (holds: boolean): Answer => (holds ? 'yes' : 'no');

/** Of systems without `/proc`. */
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

/** Whether both paths lead to one folder. */
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
