import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

import { AggregatorRegistry } from 'prom-client';

import { log } from '../observing/log.js';
import type { Figures, FiguresWanted, Listening, Stop, Tell, Told } from './messages.js';
import type { Service } from './serving.js';

/** Before one takes the place of one that ended: a fault that returns at once does not eat the machine. */
const PAUSE_MS = 1_000;
/** A process that does not tell its figures in this time is left out. */
const TELL_MS = 1_000;

interface Wish {
  readonly processes: number;
  /** The module that serves when a process starts with it. */
  readonly main: string;
  readonly args: readonly string[];
  readonly databaseUrl: string;
}

/**
 * The service in several processes on one port. Any of them takes any request of any game: the database keeps them in
 * step, as it does instances on different machines. Where one ends unasked another takes its place. The first starts
 * alone, so that somebody answers soon; rejects where it cannot serve.
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

  /** Where it listens. */
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

  /** Stops the serving processes, each after it has answered the requests it has begun. */
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

/** Whichever process is asked for the figures answers with those of all, or of those that are not stuck. */
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

/** What one process counts; nothing where it does not tell in time. */
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
