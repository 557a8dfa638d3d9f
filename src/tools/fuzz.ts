// npm run fuzz -- --bodies 50000 --documents 10000 --positions 10000: whatever is sent, nothing fails, nothing is held
// up, memory stays bounded.
import { Worker } from 'node:worker_threads';

import { RULESETS } from '../rules/index.js';
import { BadArguments } from './chaos/arguments.js';
import { type Wish, wishOf } from './fuzz/arguments.js';
import { curveOf } from './fuzz/memory.js';
import type { PositionsPart, PositionsTold, Word } from './fuzz/part.js';
import { fuzz, type Fuzzed, type Progress } from './fuzz/run.js';

const LINE_MS = 10_000;
const SHOWN = 20;

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(0);

/** Limits how often progress is printed. */
function lines(): (line: () => string) => void {
  let last = performance.now();
  return (line) => {
    if (performance.now() - last < LINE_MS) return;
    last = performance.now();
    process.stderr.write(`${line()}\n`);
  };
}

function fuzzPositionsOf(
  part: PositionsPart,
  onTried: (tried: number) => void,
): Promise<PositionsTold> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./fuzz/part.js', import.meta.url), { workerData: part });
    worker.on('message', (word: Word) =>
      typeof word === 'number' ? onTried(word) : resolve(word),
    );
    worker.on('error', reject);
  });
}

function positionsOf({ positions: count, seed }: Wish): Promise<PositionsTold[]> {
  if (count === 0) return Promise.resolve([]);
  const say = lines();
  return Promise.all(
    RULESETS.map(({ id }) =>
      fuzzPositionsOf({ ruleset: id, count, seed }, (tried) =>
        say(() => `${id}: ${tried} of ${count} positions tried`),
      ),
    ),
  );
}

async function requestsOf(wish: Wish): Promise<Fuzzed | null> {
  if (wish.bodies + wish.documents === 0) return null;
  const say = lines();
  return fuzz(wish, ({ sent, all, rss, faults }: Progress) =>
    say(() => `${sent} of ${all} requests sent, ${megabytes(rss)} MB, ${faults} faults`),
  );
}

function textOf(fuzzed: Fuzzed | null, positions: readonly PositionsTold[]): string {
  const requests =
    fuzzed === null
      ? []
      : [
          `Answers     ${Object.entries(fuzzed.statuses)
            .map(([status, count]) => `${count} × ${status}`)
            .join(', ')}`,
          `Memory      ${curveOf(fuzzed.rss).map(megabytes).join(' ')} MB, at most ${megabytes(Math.max(...fuzzed.rss))}`,
          'Dearest     ms of CPU, of these at one time, request',
          ...fuzzed.dearest
            .slice(0, SHOWN)
            .map(({ cpu, hold, request }) => `  ${cpu.toFixed(1)}  ${hold.toFixed(1)}  ${request}`),
          `Time        ${fuzzed.seconds.toFixed(0)} s`,
        ];
  const read = positions.map(
    ({ ruleset, tried, played, refused }) =>
      `Positions   ${ruleset}: ${tried} tried, ${refused} refused, ${played} played on`,
  );
  return [...requests, ...read].join('\n');
}

async function main(): Promise<void> {
  const wish = wishOf(process.argv.slice(2));
  const positions = await positionsOf(wish);
  const requests = await requestsOf(wish);
  const faults = [...positions.flatMap((told) => told.faults), ...(requests?.faults ?? [])];
  const text = wish.json
    ? JSON.stringify({ ...requests, positions, faults })
    : [
        textOf(requests, positions),
        faults.length === 0 ? 'Result      nothing found' : `Result      ${faults.length} FAULTS`,
        ...faults.slice(0, SHOWN).map((fault) => `  ${fault}`),
      ].join('\n');
  process.stdout.write(`${text}\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

try {
  await main();
} catch (error) {
  if (!(error instanceof BadArguments)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
