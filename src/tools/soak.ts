// npm run soak -- --minutes 10: random games without end, subscribers that go, stall and come back, and a bound on
// memory.
import { BadArguments, wishOf } from './chaos/arguments.js';
import { curveOf, growthOf, type Sample } from './soak/growth.js';
import { soak, type Soaked } from './soak/run.js';

const STRETCHES = 10;
const SHOWN = 20;

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(0);

function memoryOf(samples: readonly Sample[], i: number, of: 'rss' | 'heap'): string {
  const { from, to, bounded } = growthOf(samples, of);
  const curve = curveOf(samples, of, STRETCHES).map(megabytes).join(' ');
  const name = of === 'heap' ? 'heap    ' : 'resident';
  return `Instance ${i}  ${name} ${curve} MB: from ${megabytes(from)} to ${megabytes(to)}, ${bounded ? 'bounded' : 'GROWS'}`;
}

function textOf(minutes: number, soaked: Soaked): string {
  const { games, acknowledged, internal, heard, connections, stalls, cuts, seconds } = soaked;
  return [
    `Soak        ${minutes} minutes, ${games} games, ${acknowledged} moves acknowledged, ${internal} INTERNAL`,
    `Subscribers ${soaked.subscribers} at once, ${connections} connections, ${heard} changes heard`,
    `Stalled     ${stalls} of them took nothing for ${soaked.stallSeconds} s, ${cuts} were cut and came back`,
    ...soaked.samples.flatMap((samples, i) => [
      memoryOf(samples, i, 'heap'),
      memoryOf(samples, i, 'rss'),
    ]),
    `Time        ${seconds.toFixed(0)} s`,
    soaked.faults.length === 0
      ? 'Result      memory bounded, nothing missed, nobody left behind'
      : `Result      ${soaked.faults.length} FAULTS`,
    ...soaked.faults.slice(0, SHOWN).map((fault) => `  ${fault}`),
  ].join('\n');
}

async function main(): Promise<void> {
  const usual = ['--minutes', '10', '--games', '20', '--subscribers', '100'];
  const wish = wishOf([...usual, ...process.argv.slice(2)]);
  const soaked = await soak(wish);
  process.stdout.write(`${wish.json ? JSON.stringify(soaked) : textOf(wish.minutes, soaked)}\n`);
  process.exitCode = soaked.faults.length === 0 ? 0 : 1;
}

try {
  await main();
} catch (error) {
  if (!(error instanceof BadArguments)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
