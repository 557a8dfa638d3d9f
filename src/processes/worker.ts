import cluster from 'node:cluster';

import type { Registry } from 'prom-client';

import type { Figures, FiguresWanted, Listening, Stop, Tell, Told } from './messages.js';

/**
 * For a serving process: reports that it listens, and closes when it is told to. It also ends when the leading process
 * does.
 */
export function followLead(url: string, close: () => Promise<void>): void {
  process.on('message', (word: Partial<Stop & Tell>) => {
    if (word.stop) void close().finally(() => process.exit(0));
    if (word.tell !== undefined) void tellFigures(word.tell);
  });
  process.send?.({ listening: url } satisfies Listening);
}

/**
 * Ignores signals in a serving process. A terminal or supervisor sends them to all processes at once, and the leading
 * one stops the others in order.
 */
export function leaveSignalsToLead(): void {
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
}

let own: readonly Registry[] = [];

/** Registers the metrics of this process, for which the leading process may ask. */
export function countIn(registries: readonly Registry[]): void {
  own = registries;
}

async function tellFigures(told: number): Promise<void> {
  const counted = await Promise.all(own.map((registry) => registry.getMetricsAsJSON()));
  process.send?.({ told, metrics: counted.flat() } satisfies Told);
}

/**
 * The metrics of all processes that share the port, added up; undefined where this is the only one. A process that
 * hangs is left out: `muster_processes` says how many are included.
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
