// npm run flood: what strangers do by the hundred, and how long somebody else waits meanwhile.
import { BadArguments, parsed, wholeNumber } from './chaos/arguments.js';
import { type FloodName, FLOODS } from './flood/floods.js';
import { type Flooded, flooded } from './flood/run.js';

const NAMES = Object.keys(FLOODS) as FloodName[];
const SECONDS = 10;

const waits = ({ count, median, p99, longest }: Flooded['before']): string =>
  `${count} waits, median ${median.toFixed(1)} ms, p99 ${p99.toFixed(0)} ms, longest ${longest.toFixed(0)} ms`;

const textOf = ({ flood, before, during, bytes, tally }: Flooded): string =>
  [
    `${flood}: ${FLOODS[flood]}`,
    `  before  ${waits(before)}`,
    `  during  ${waits(during)}; memory ${(bytes / 1e6).toFixed(0)} MB at most`,
    `  crowd   ${Object.entries(tally)
      .map(([what, count]) => `${what}: ${count}`)
      .join(', ')}`,
  ].join('\n');

function wanted(only: unknown): readonly FloodName[] {
  if (only === undefined) return NAMES;
  const named = NAMES.filter((name) => name === only);
  if (named.length === 0) throw new BadArguments(`--only must be one of ${NAMES.join(', ')}.`);
  return named;
}

async function main(): Promise<void> {
  const given = parsed(process.argv.slice(2), ['seconds'], {
    only: { type: 'string' },
    fault: { type: 'string', multiple: true },
  });
  const seconds = wholeNumber('seconds', given['seconds'] as string | undefined, SECONDS);
  const all: Flooded[] = [];
  for (const name of wanted(given['only'])) {
    const one = await flooded(name, seconds, (given['fault'] ?? []) as string[]);
    all.push(one);
    if (given['json'] !== true) process.stdout.write(`${textOf(one)}\n`);
  }
  const faults = all.flatMap((one) => one.faults);
  process.stdout.write(
    given['json'] === true
      ? `${JSON.stringify({ flooded: all, faults })}\n`
      : faults.length === 0
        ? 'Result  nobody else waits\n'
        : `Result  ${faults.length} FAULTS\n${faults.map((fault) => `  ${fault}\n`).join('')}`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
}

try {
  await main();
} catch (error) {
  if (!(error instanceof BadArguments)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
