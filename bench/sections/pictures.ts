import type { Findings } from '../report.js';
import type { Rig } from '../rig.js';
import { percentile } from '../stats.js';

const WARM = 15;
const PLAYED = 100;

/** The board after each of many moves: none was drawn before. */
export async function pictures(rig: Rig): Promise<Findings> {
  const { samples } = rig.scale;
  const service = await rig.service(await rig.database(), 'pictures');
  const load = rig.worker('load');
  await load.ask('open', { url: service.url, clients: 1 });
  await load.ask('prepare', { moves: PLAYED + 2 * (samples + WARM) });
  await load.ask('advance', { moves: PLAYED });
  const figures: Findings['figures'] = await service.watched(async () => [
    await drawn('svg', 'board.svg'),
    await drawn('png', 'board.png'),
  ]);
  await Promise.all([service.stop(), load.stop()]);
  return { figures };

  async function drawn(goal: 'svg' | 'png', file: string): Promise<Findings['figures'][number]> {
    await load.ask('pictures', { file, samples: WARM });
    const times = await load.ask<number[]>('pictures', { file, samples });
    const note = `${times.length} boards, each after a move; over HTTP; p99 ${percentile(times, 0.99).toFixed(1)} ms`;
    return { goal, value: percentile(times, 0.5), note };
  }
}
