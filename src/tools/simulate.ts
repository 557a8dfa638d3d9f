// npm run simulate -- --game columbia1812 --games 1000 --us greedy --gb random: players against each other, counted.
// With --into file.json what is played is kept there, and the same command takes a run up again that was broken off.
import { Worker } from 'node:worker_threads';

import { merged, reportOf, RULESETS, type Tally } from '../rules/index.js';
import { BadArguments, type Wish, wishOf } from './simulation/arguments.js';
import type { Part, Word } from './simulation/part.js';
import { progressOf } from './simulation/progress.js';
import { keep, keptIn, NOTHING, type Played } from './simulation/store.js';
import { textOf } from './simulation/text.js';

/** After so many games the results are written to the file. */
const BATCH = 40;

/** Shares games out to workers, as evenly and in as much order as possible, beginning with number `first`. */
function partsOf({ rules, simulation, workers }: Wish, first: number, games: number): Part[] {
  const bounds = Array.from({ length: workers + 1 }, (_, i) =>
    Math.floor(first + (games * i) / workers),
  );
  return bounds.slice(1).map((end, i) => {
    const from = bounds[i] ?? first;
    return { ruleset: rules.id, simulation: { ...simulation, first: from, games: end - from } };
  });
}

function playPart(part: Part, onGame: () => void): Promise<Tally> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./simulation/part.js', import.meta.url), {
      workerData: part,
    });
    worker.on('message', (word: Word) => (typeof word === 'number' ? onGame() : resolve(word)));
    worker.on('error', reject);
  });
}

async function playAll(wish: Wish): Promise<Played> {
  const { into, simulation } = wish;
  let all = into === null ? NOTHING : keptIn(into, wish);
  const progress = progressOf(simulation.games);
  try {
    for (let done = all.tally.records.length; done < simulation.games;) {
      const games = Math.min(simulation.games - done, into === null ? Infinity : BATCH);
      const first = done;
      const began = performance.now();
      const onGame = (): void => progress.played(++done);
      const parts = partsOf(wish, first, games).map((part) => playPart(part, onGame));
      const tally = merged([all.tally, ...(await Promise.all(parts))]);
      all = { tally, seconds: all.seconds + (performance.now() - began) / 1000 };
      if (into !== null) keep(into, wish, all);
    }
  } finally {
    progress.stop();
  }
  return all;
}

async function main(): Promise<void> {
  const wish = wishOf(process.argv.slice(2), RULESETS);
  const { tally, seconds } = await playAll(wish);
  const report = reportOf(wish.rules.seats, tally);
  const out = wish.json
    ? JSON.stringify({ ...report, seconds, actionsPerSecond: report.actions / seconds }, null, 2)
    : textOf(wish, report, seconds);
  process.stdout.write(`${out}\n`);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof BadArguments)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
