// npm run soak -- --minutes 10: random games without end, subscribers that come, go and stall, and a bound on memory.
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { seeded } from '../rules/index.js';
import { wishOf } from './chaos/arguments.js';
import { Stage, type StagedGame } from './chaos/stage.js';

const given = parseArgs({
  args: process.argv.slice(2),
  options: {
    minutes: { type: 'string', default: '10' },
    games: { type: 'string', default: '20' },
    subscribers: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
  },
}).values;

const EVERY_MS = 5_000;
/** What a process may take at the end of the soak over what it took after a fifth of it. */
const GROWTH = 1.25;
const SLACK_BYTES = 40e6;

interface Sample {
  readonly at: number;
  readonly rss: number;
  readonly heap: number;
}

async function sampleOf(url: string, at: number): Promise<Sample> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const value = (name: string): number =>
    Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? 0);
  return { at, rss: value('process_resident_memory_bytes'), heap: value('nodejs_heap_used_bytes') };
}

const lowest = (samples: readonly Sample[], of: 'rss' | 'heap'): number =>
  Math.min(...samples.map((one) => one[of]));

/** Garbage comes and goes: the floor of the last fifth against the floor of the second. */
function growth(samples: readonly Sample[]): {
  readonly from: number;
  readonly to: number;
  readonly ok: boolean;
} {
  const fifth = Math.max(1, Math.floor(samples.length / 5));
  const from = lowest(samples.slice(fifth, 2 * fifth + 1), 'heap');
  const to = lowest(samples.slice(-fifth), 'heap');
  return { from, to, ok: to <= from * GROWTH + SLACK_BYTES };
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;

async function keepPlaying(
  stage: Stage,
  first: StagedGame,
  i: number,
  over: () => boolean,
): Promise<void> {
  for (let game = first; !over(); game = await stage.beginGame(i))
    await Promise.all(game.players.map((player) => player.play(over)));
}

async function main(): Promise<number> {
  const wish = wishOf([
    '--games',
    given.games,
    '--subscribers',
    given.subscribers,
    '--seed',
    given.seed,
  ]);
  const stage = await Stage.open(wish);
  const minutes = Number(given.minutes);
  const end = Date.now() + minutes * 60_000;
  const pick = seeded(wish.seed);
  const samples = stage.instances.map((): Sample[] => []);
  try {
    await stage.begin();
    const playing = stage.games.map((game, i) =>
      keepPlaying(stage, game, i, () => Date.now() > end),
    );
    for (let at = 0; Date.now() < end; at++) {
      await sleep(Math.min(EVERY_MS, Math.max(0, end - Date.now())));
      stage.listeners[pick(stage.listeners.length)]?.cut();
      for (const [i, { url }] of stage.instances.entries())
        samples[i]?.push(await sampleOf(url, at));
      const now = samples.map((list) => megabytes(list.at(-1)?.heap ?? 0)).join(', ');
      if (at % 6 === 0)
        process.stderr.write(
          `${((end - Date.now()) / 60_000).toFixed(1)} minutes left, ${stage.ledger.played.size} moves, heap ${now}\n`,
        );
    }
    await Promise.all(playing);
    return report(stage, samples, minutes);
  } finally {
    await stage.close();
  }
}

function report(stage: Stage, samples: readonly Sample[][], minutes: number): number {
  const grown = samples.map(growth);
  const lines = grown.map(
    ({ from, to, ok }, i) =>
      `Instance ${i}  heap from ${megabytes(from)} to ${megabytes(to)}, resident ${megabytes(samples[i]?.at(-1)?.rss ?? 0)}: ${ok ? 'bounded' : 'GROWS'}`,
  );
  const faults = [
    ...stage.ledger.faults,
    ...stage.listeners.flatMap((listener) => listener.faults),
  ];
  const counts = `${minutes} minutes, ${stage.games.length} games, ${stage.ledger.played.size} moves acknowledged, ${stage.api.counts.internal} INTERNAL`;
  process.stdout.write(
    `${[`Soak        ${counts}`, ...lines, ...faults.slice(0, 10)].join('\n')}\n`,
  );
  return grown.every(({ ok }) => ok) && faults.length === 0 ? 0 : 1;
}

process.exitCode = await main();
