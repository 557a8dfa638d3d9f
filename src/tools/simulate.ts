// npm run simulate -- --game columbia1812 --games 1000 --us greedy --gb random: players against each other, counted.
import { Worker } from 'node:worker_threads';

import { merged, reportOf, RULESETS, type Tally } from '../rules/index.js';
import { BadArguments, wishOf, type Wish } from './simulation/arguments.js';
import type { Part, Word } from './simulation/part.js';
import { progressOf } from './simulation/progress.js';
import { textOf } from './simulation/text.js';

/** The games shared out as evenly as can be, in order. */
function partsOf({ rules, simulation, workers }: Wish): Part[] {
  const bounds = Array.from({ length: workers + 1 }, (_, i) =>
    Math.floor((simulation.games * i) / workers),
  );
  return bounds.slice(1).map((end, i) => {
    const first = bounds[i] ?? 0;
    return { ruleset: rules.id, simulation: { ...simulation, first, games: end - first } };
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

async function playAll(wish: Wish): Promise<Tally> {
  const progress = progressOf(wish.simulation.games);
  let played = 0;
  const onGame = (): void => progress.played(++played);
  try {
    return merged(await Promise.all(partsOf(wish).map((part) => playPart(part, onGame))));
  } finally {
    progress.stop();
  }
}

async function main(): Promise<void> {
  const wish = wishOf(process.argv.slice(2), RULESETS);
  const began = performance.now();
  const tally = await playAll(wish);
  const seconds = (performance.now() - began) / 1000;
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
