import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

import { QUOTAS } from '../../config/quotas.js';
import { seeded } from '../../rules/index.js';
import { openAlone } from '../chaos/alone.js';
import { Target } from '../fuzz/target.js';
import { passes } from '../yardstick.js';
import { Caller } from './caller.js';
import { ComputerGame } from './computer-game.js';
import type { FloodName, Ordered } from './floods.js';

const CROWD = fileURLToPath(new URL('./crowd.js', import.meta.url));
/** The watched player's address. */
const ADDRESS = '127.0.0.2';
const BEFORE_S = 5;
const ASKED_EVERY_MS = 30;
const LOOKED_EVERY_MS = 100;
/** Time between two looks of the watched player for the computer's answer, in milliseconds. */
const LOOK_MS = 4;
/** Limit for 99 of 100 answers to others, in milliseconds. */
const BAR_MS = 100;
/** Limit for the memory of the service, in bytes. */
const BAR_BYTES = 500e6;
/** How many times longer the computer may take for others than without the flood. */
const BAR_TIMES = 2;
/** Fewer waits than this prove nothing. */
const LEAST = 20;

/** How many milliseconds somebody at another address waited. */
interface Waits {
  readonly count: number;
  readonly median: number;
  readonly p99: number;
  readonly longest: number;
}

export interface Flooded {
  readonly flood: FloodName;
  readonly before: Waits;
  readonly during: Waits;
  /** Most resident memory in bytes. */
  readonly bytes: number;
  /** The answers that the crowd got, by status. */
  readonly tally: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
}

/**
 * Runs a service with the usual settings, one crowd that floods it, and one other caller who asks for something
 * meanwhile.
 */
export async function flooded(
  flood: FloodName,
  seconds: number,
  planted: readonly string[],
): Promise<Flooded> {
  const usual = Object.fromEntries(Object.values(QUOTAS).map(([variable]) => [variable, '']));
  const { instance, close } = await openAlone(planted, usual);
  const { port } = instance.setting;
  const caller = new Caller(port, ADDRESS);
  try {
    const crowd = new Worker(CROWD, { workerData: { flood, port, seconds } satisfies Ordered });
    await once(crowd, 'message');
    const watch = flood === 'computer' ? await ofComputer(caller) : ofAnswers(caller);
    const before = await watch(sleep(BEFORE_S * 1_000));
    const memory = peakOf(new Target(instance.url, instance.pid ?? 0));
    const told = once(crowd, 'message');
    crowd.postMessage('go');
    const during = await watch(told);
    const bytes = memory();
    const [{ tally }] = (await told) as [Pick<Flooded, 'tally'>];
    return { flood, before, during, bytes, tally, faults: faultsOf(flood, before, during, bytes) };
  } finally {
    caller.close();
    await close();
  }
}

function faultsOf(flood: FloodName, before: Waits, during: Waits, bytes: number): string[] {
  const slow =
    flood === 'computer' ? during.median > BAR_TIMES * before.median : passes(BAR_MS, during.p99);
  return [
    ...(during.count < LEAST
      ? [`${flood}: ${during.count} waits are too few to say: flood longer`]
      : []),
    ...(slow ? [`${flood}: others wait`] : []),
    ...(bytes > BAR_BYTES ? [`${flood}: the service takes ${(bytes / 1e6).toFixed(0)} MB`] : []),
  ];
}

/** Watches until the promise settles. */
type Watch = (until: Promise<unknown>) => Promise<Waits>;

/** Asks for a ruleset all the time, whether or not answers come. */
const ofAnswers =
  (caller: Caller): Watch =>
  async (until) => {
    let over = false;
    void until.then(() => (over = true));
    const waits: Promise<number>[] = [];
    while (!over) {
      const began = performance.now();
      waits.push(caller.told('GET', '/v1/rulesets/ops1812').then(() => performance.now() - began));
      await sleep(ASKED_EVERY_MS);
    }
    return waitsOf(await Promise.all(waits));
  };

/** Plays against the computer. */
async function ofComputer(caller: Caller): Promise<Watch> {
  const game = await ComputerGame.of(caller, {
    name: 'Watched',
    random: seeded(0),
    lookMs: LOOK_MS,
  });
  return async (until) => {
    let over = false;
    void until.then(() => (over = true));
    const waits: number[] = [];
    while (!over) {
      const wait = await game.move();
      if (wait !== null) waits.push(wait);
    }
    return waitsOf(waits);
  };
}

function waitsOf(waits: readonly number[]): Waits {
  const sorted = [...waits].sort((a, b) => a - b);
  return {
    count: sorted.length,
    median: sorted[Math.floor(sorted.length / 2)] ?? 0,
    p99: sorted[Math.ceil(0.99 * sorted.length) - 1] ?? 0,
    longest: sorted.at(-1) ?? 0,
  };
}

/** Samples memory from now on; returns a function that gives the highest value. */
function peakOf(target: Target): () => number {
  let peak = 0;
  const look = (): void => void (peak = Math.max(peak, target.rss));
  const timer = setInterval(look, LOOKED_EVERY_MS);
  return () => {
    clearInterval(timer);
    look();
    return peak;
  };
}
