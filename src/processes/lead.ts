import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

import { AggregatorRegistry } from 'prom-client';

import { log } from '../observing/log.js';
import type { Figures, FiguresWanted, Listening, Stop, Tell, Told } from './messages.js';
import type { Service } from './serving.js';

/** Pause before a process that ended is replaced, so that a fault that returns at once does not use up the machine. */
const PAUSE_MS = 1_000;
/** A process that does not send its metrics within this time is left out. */
const TELL_MS = 1_000;

interface Wish {
  readonly processes: number;
  /** Path of the module that a serving process starts with. */
  readonly main: string;
  readonly args: readonly string[];
  readonly databaseUrl: string;
}

/**
 * Runs the service in several processes on one port. Each takes any request of any game: the database keeps them in
 * step, as it does instances on different machines. A process that ends unexpectedly is replaced. The first one starts
 * alone, so that requests are soon answered; rejects where it cannot serve.
 */
export async function lead({ processes, main, args, databaseUrl }: Wish): Promise<Service> {
  cluster.setupPrimary({ exec: main, args: [...args] });
  const team = new Team(databaseUrl);
  shareFigures();
  const url = await team.first();
  for (let i = 1; i < processes; i++) team.add();
  return { url, close: () => team.close() };
}

class Team {
  private closing = false;

  constructor(private readonly databaseUrl: string) {}

  /** Starts the first process; resolves to the address at which it listens. */
  async first(): Promise<string> {
    const worker = this.fork();
    const ended = once(worker, 'exit').then(([code]) => {
      throw new Error(`a process that was to serve ended with ${String(code)}`);
    });
    const url = await Promise.race([listening(worker), ended]);
    ended.catch(() => undefined);
    this.replace(worker);
    return url;
  }

  add(): void {
    this.replace(this.fork());
  }

  /** Stops the serving processes, each after it has answered the requests that it has begun. */
  async close(): Promise<void> {
    this.closing = true;
    const workers = Object.values(cluster.workers ?? {}).filter((one) => one !== undefined);
    await Promise.all(workers.map(stopped));
  }

  private fork(): Worker {
    return cluster.fork({ DATABASE_URL: this.databaseUrl });
  }

  private replace(worker: Worker): void {
    worker.once('exit', async (code, signal) => {
      if (this.closing) return;
      log.error({ code, signal }, 'a process ended; another takes its place');
      await sleep(PAUSE_MS);
      if (!this.closing) this.add();
    });
  }
}

function listening(worker: Worker): Promise<string> {
  return new Promise((resolve) => {
    worker.on('message', (word: Partial<Listening>) => {
      if (word.listening !== undefined) resolve(word.listening);
    });
  });
}

async function stopped(worker: Worker): Promise<void> {
  if (worker.isDead()) return;
  const ended = once(worker, 'exit');
  if (worker.isConnected()) worker.send({ stop: true } satisfies Stop);
  await ended;
}

/** Whichever process is asked for metrics answers with those of all processes, except those that hang. */
function shareFigures(): void {
  cluster.on('message', async (worker, word: Partial<FiguresWanted>) => {
    if (word.wants !== 'figures') return;
    const workers = Object.values(cluster.workers ?? {}).filter((one) => one !== undefined);
    const told = await Promise.all(workers.map(figuresOf));
    const figures = await AggregatorRegistry.aggregate(
      told.filter((one) => one.length > 0),
    ).metrics();
    if (worker.isConnected()) worker.send({ figures } satisfies Figures);
  });
}

let asked = 0;

/** The metrics of one process; empty where it does not answer in time. */
async function figuresOf(worker: Worker): Promise<object[]> {
  const number = ++asked;
  const patience = new AbortController();
  const told = new Promise<object[]>((resolve) => {
    const onWord = (word: Partial<Told>): void => {
      if (word.told === number) done(word.metrics ?? []);
    };
    const done = (metrics: object[]): void => {
      worker.off('message', onWord);
      patience.abort();
      resolve(metrics);
    };
    worker.on('message', onWord);
    sleep(TELL_MS, undefined, { signal: patience.signal }).then(
      () => done([]),
      () => undefined,
    );
  });
  if (worker.isConnected()) worker.send({ tell: number } satisfies Tell);
  return told;
}
