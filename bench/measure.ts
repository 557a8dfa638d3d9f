import { cpuSeconds } from './cpu.js';
import { say } from './rig.js';
import type { Latencies } from './stats.js';

/** The processes whose CPU is measured: name → process id; undefined: not on this machine. */
export type Watched = { readonly [who: string]: number | undefined };
/** Percent of one core, by name. */
export type Shares = { readonly [who: string]: number };

export async function withShares<T>(
  watched: Watched,
  work: () => Promise<T>,
): Promise<{ result: T; shares: Shares }> {
  const pids = Object.entries(watched).filter(
    (entry): entry is [string, number] => entry[1] !== undefined,
  );
  const before = pids.map(([, pid]) => cpuSeconds(pid));
  const began = performance.now();
  const result = await work();
  const seconds = (performance.now() - began) / 1000;
  const shares = pids.map(([who, pid], i): [string, number] => [
    who,
    (100 * (cpuSeconds(pid) - (before[i] ?? NaN))) / seconds,
  ]);
  return { result, shares: Object.fromEntries(shares) };
}

/** CPU microseconds of each process for one operation: its cost, however busy the machine is. */
export function costs({ perSecond, shares }: Run): { readonly [who: string]: number } {
  return Object.fromEntries(
    Object.entries(shares).map(([who, share]) => [who, (share * 10_000) / perSecond]),
  );
}

/** Names that stand for more than one process. */
const MANY: ReadonlySet<string> = new Set(['postgres', 'services']);

/**
 * Operations a second if each process had a core to itself when it can use one, out of `cores`; busy machines are
 * slower.
 */
export function paceOf(run: Run, cores: number): number {
  const all = Object.entries(costs(run));
  const sum = all.reduce((total, [, cost]) => total + cost, 0);
  const longest = Math.max(0, ...all.filter(([who]) => !MANY.has(who)).map(([, cost]) => cost));
  return 1e6 / Math.max(longest, sum / cores);
}

export interface Contestant {
  readonly name: string;
  readonly watched: () => Watched;
  /** Prepares a run of so many seconds; not measured. */
  readonly ready?: (seconds: number) => Promise<unknown>;
  readonly run: (seconds: number) => Promise<Latencies>;
}

export interface Run extends Latencies {
  readonly shares: Shares;
}

/**
 * Runs the contestants in turn, `rounds` times over, so that whatever slows the machine down affects all; one round
 * before that is discarded.
 */
export async function interleaved(
  contestants: readonly Contestant[],
  { rounds, seconds, warmUp }: { rounds: number; seconds: number; warmUp: number },
): Promise<Map<string, Run[]>> {
  const runs = new Map(contestants.map(({ name }): [string, Run[]] => [name, []]));
  for (let round = 0; round <= rounds; round++) {
    for (const { name, watched, ready, run } of contestants) {
      const length = round === 0 ? warmUp : seconds;
      await ready?.(length);
      const { result, shares } = await withShares(watched(), () => run(length));
      if (round > 0) runs.get(name)?.push({ ...result, shares });
      say(
        `  ${round === 0 ? 'warm-up' : `round ${round}`}  ${name}: ${Math.round(result.perSecond)}/s`,
      );
    }
  }
  return runs;
}
