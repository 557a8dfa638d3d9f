import type { Findings } from '../report.js';
import type { Rig } from '../rig.js';
import type { Remote } from '../rpc.js';
import { percentile } from '../stats.js';
import { HEXES } from '../workers/game.js';

const WARM = 15;
const PLAYED = 100;

/** Measures drawing the board after each of many moves, so that none was drawn before. */
export async function pictures(rig: Rig): Promise<Findings> {
  const { samples } = rig.scale;
  const service = await rig.service(await rig.database(), 'pictures');
  const load = rig.worker('load');
  await load.ask('open', { url: service.url, clients: 1 });
  await load.ask('prepare', { moves: PLAYED + 2 * (samples + WARM) });
  await load.ask('advance', { moves: PLAYED });
  const hexes = rig.worker('load');
  await hexes.ask('open', { url: service.url, clients: 1, ruleset: HEXES });
  await hexes.ask('prepare', { moves: PLAYED + samples + WARM });
  await hexes.ask('advance', { moves: PLAYED });
  const figures: Findings['figures'] = await service.watched(async () => [
    await drawn(load, 'svg', 'board.svg'),
    await drawn(load, 'png', 'board.png'),
    await drawn(hexes, 'hexesPng', 'board.png?width=1200'),
  ]);
  await Promise.all([service.stop(), load.stop(), hexes.stop()]);
  return { figures };

  async function drawn(
    load: Remote,
    goal: 'svg' | 'png' | 'hexesPng',
    file: string,
  ): Promise<Findings['figures'][number]> {
    await load.ask('pictures', { file, samples: WARM });
    const times = await load.ask<number[]>('pictures', { file, samples });
    const note = `${times.length} boards, each after a move; over HTTP; p99 ${percentile(times, 0.99).toFixed(1)} ms`;
    return { goal, value: percentile(times, 0.5), note };
  }
}
