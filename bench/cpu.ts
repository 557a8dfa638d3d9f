import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

interface Stat {
  readonly parent: number;
  /** CPU time of the process in clock ticks; `all` includes that of children that have ended. */
  readonly own: number;
  readonly all: number;
}

let ticks: number | undefined;
const ticksPerSecond = (): number =>
  (ticks ??= Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' })));

/** Reads /proc/<pid>/stat from the field after the name on, as the name may contain anything. */
export function parseStat(text: string): Stat {
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const at = (index: number): number => fields[index] ?? 0;
  const own = at(11) + at(12);
  return { parent: at(1), own, all: own + at(13) + at(14) };
}

function statOf(pid: number | string): Stat | undefined {
  try {
    return parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return undefined;
  }
}

/** CPU seconds of a process and of its children, those that have ended included. */
export function cpuSeconds(pid: number): number {
  const own = statOf(pid);
  if (own === undefined) return NaN;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(statOf);
  const sum = children.reduce(
    (total, stat) => total + (stat?.parent === pid ? stat.own : 0),
    own.all,
  );
  return sum / ticksPerSecond();
}
