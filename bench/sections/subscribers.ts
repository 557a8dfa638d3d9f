import { withShares } from '../measure.js';
import type { Findings } from '../report.js';
import { type Rig, say } from '../rig.js';
import { median, percentile } from '../stats.js';

/** Each subscriber watches one of these games; one of the games is played. */
const GAMES = 10;
const EVERY_MS = 40;

interface Deliveries {
  readonly times: number[];
  readonly answers: number[];
  readonly missed: number;
}

export async function subscribers(rig: Rig): Promise<Findings> {
  const { rounds, subscribers: count, samples } = rig.scale;
  const service = await rig.service(await rig.database(), 'subscribers');
  const client = rig.worker('subscribers');
  await client.ask('open', { url: service.url, games: GAMES });
  const each = count / GAMES;
  // One-time allocations for the first connections are not part of the cost of an idle one.
  await client.ask('connect', { each: 5 });
  const before = await service.memory();
  await client.ask('connect', { each });
  await new Promise((done) => setTimeout(done, 500));
  const after = await service.memory();
  const heap = (after.heapUsed - before.heapUsed) / count / 1024;
  const resident = (after.rss - before.rss) / count / 1024;
  say(`  ${count} subscribers, ${heap.toFixed(1)} KB of heap each`);

  const watching = each + 5;
  const moves = Math.max(5, Math.floor(samples / rounds));
  const ask = (): Promise<Deliveries> =>
    client.ask('moves', { count: moves, every: EVERY_MS, watching });
  const { result, shares } = await withShares({ service: service.pid, client: client.pid }, () =>
    service.watched(ask),
  );
  await Promise.all([service.stop(), client.stop()]);
  if (result.missed !== 0) throw new Error(`${result.missed} changes were not delivered`);
  const [p50, p99] = [percentile(result.times, 0.5), percentile(result.times, 0.99)];
  const note = `${result.times.length} deliveries of ${moves} moves, ${1000 / EVERY_MS} a second: p50 ${p50.toFixed(1)} ms; the move's own answer after ${median(result.answers).toFixed(1)} ms; from the request's sending, so the commit is in it`;
  const cpu = Object.entries(shares).map(([who, share]) => `${who} ${share.toFixed(0)} %`);
  return {
    figures: [
      { goal: 'delivery', value: p99, note },
      {
        goal: 'subscriber',
        value: heap,
        note: `after a full collection; resident ${resident.toFixed(0)} KB`,
      },
    ],
    remarks: [
      `${watching} of ${count + 5 * GAMES} subscribers are in the game that is played; nothing was missed; CPU: ${cpu.join(', ')}.`,
    ],
  };
}
