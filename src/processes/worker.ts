import cluster from 'node:cluster';

import { AggregatorRegistry } from 'prom-client';

import type { Figures, FiguresWanted, Listening, Stop } from './words.js';

/** In one of the processes that serve: tells that it listens, and closes when it is told to. It ends with the one that leads. */
export function followLead(url: string, close: () => Promise<void>): void {
  // Answers when the one that leads asks for the figures of each.
  new AggregatorRegistry();
  process.on('message', (word: Partial<Stop>) => {
    if (word.stop) void close().finally(() => process.exit(0));
  });
  process.send?.({ listening: url } satisfies Listening);
}

/** A signal from a terminal or a supervisor goes to all processes at once; the one that leads passes it on in good order. */
export function leaveSignalsToLead(): void {
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
}

/** The figures of all processes that share the port, added up; undefined where this is the only one. */
export function figuresOfAll(): Promise<string> | undefined {
  if (!cluster.isWorker) return undefined;
  const figures = new Promise<string>((resolve, reject) => {
    const onWord = (word: Partial<Figures>): void => {
      if (word.figures === undefined) return;
      process.off('message', onWord);
      if (word.figures !== null) resolve(word.figures);
      else reject(new Error('not every process told its figures in time'));
    };
    process.on('message', onWord);
  });
  process.send?.({ wants: 'figures' } satisfies FiguresWanted);
  return figures;
}
