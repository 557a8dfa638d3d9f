import cluster from 'node:cluster';

import type { Registry } from 'prom-client';

import type { Figures, FiguresWanted, Listening, Stop, Tell, Told } from './messages.js';

/**
 * In one of the processes that serve: tells that it listens, and closes when it is told to. It ends with the one that
 * leads.
 */
export function followLead(url: string, close: () => Promise<void>): void {
  process.on('message', (word: Partial<Stop & Tell>) => {
    if (word.stop) void close().finally(() => process.exit(0));
    if (word.tell !== undefined) void tellFigures(word.tell);
  });
  process.send?.({ listening: url } satisfies Listening);
}

/**
 * A signal from a terminal or a supervisor goes to all processes at once; the one that leads passes it on in good
 * order.
 */
export function leaveSignalsToLead(): void {
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
}

let own: readonly Registry[] = [];

/** What this process counts, which the one that leads may ask for. */
export function countIn(registries: readonly Registry[]): void {
  own = registries;
}

async function tellFigures(told: number): Promise<void> {
  const counted = await Promise.all(own.map((registry) => registry.getMetricsAsJSON()));
  process.send?.({ told, metrics: counted.flat() } satisfies Told);
}

/**
 * The figures of all processes that share the port, added up; undefined where this is the only one. One that is stuck
 * and tells nothing is left out: `muster_processes` says how many are in them.
 */
export function figuresOfAll(): Promise<string> | undefined {
  if (!cluster.isWorker) return undefined;
  const figures = new Promise<string>((resolve) => {
    const onWord = (word: Partial<Figures>): void => {
      if (word.figures === undefined) return;
      process.off('message', onWord);
      resolve(word.figures);
    };
    process.on('message', onWord);
  });
  process.send?.({ wants: 'figures' } satisfies FiguresWanted);
  return figures;
}
