// npm run holds: the largest requests there are to every operation, and for how long each keeps everybody else waiting.
import { BadArguments } from './chaos/arguments.js';
import { HOLD } from './fuzz/run.js';
import { wishOf } from './holds/arguments.js';
import { walk, type Walked } from './holds/run.js';

const LINE_MS = 10_000;
const SHOWN = 30;

function textOf({ held, faults }: Walked): string {
  const requests = held.reduce((sum, { sent }) => sum + sent, 0);
  return [
    `${held.length} operations, ${requests} requests; the dearest: ms of CPU at one time, status, request`,
    ...held
      .slice(0, SHOWN)
      .map(
        ({ hold, status, operation, request }) =>
          `  ${hold.toFixed(1).padStart(6)}  ${status}  ${operation}: ${request}`,
      ),
    faults.length === 0
      ? `Result      none holds the loop for more than ${HOLD} ms of a quiet machine`
      : `Result      ${faults.length} FAULTS`,
    ...faults.map((fault) => `  ${fault}`),
  ].join('\n');
}

async function main(): Promise<void> {
  const wish = wishOf(process.argv.slice(2));
  let last = performance.now();
  const walked = await walk(wish, (done, all) => {
    if (performance.now() - last < LINE_MS) return;
    last = performance.now();
    process.stderr.write(`${done} of ${all} operations\n`);
  });
  process.stdout.write(`${wish.json ? JSON.stringify(walked) : textOf(walked)}\n`);
  process.exitCode = walked.faults.length === 0 ? 0 : 1;
}

try {
  await main();
} catch (error) {
  if (!(error instanceof BadArguments)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
