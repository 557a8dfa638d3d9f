import { CLIENTS } from '../clients.js';
import { type Contestant, interleaved } from '../measure.js';
import type { Findings } from '../report.js';
import { type Rig, say } from '../rig.js';
import { type Latencies, median, ratios } from '../stats.js';

const FEW = 100;

/** Measures one move in each of very many games, compared with as many moves in few games. */
export async function many(rig: Rig): Promise<Findings> {
  const { games, rounds } = rig.scale;
  const service = await rig.service(await rig.database(), 'many');
  const [few, all] = [rig.worker('load'), rig.worker('load')];
  for (const load of [few, all]) await load.ask('open', { url: service.url, clients: CLIENTS });
  const moves = Math.ceil(games / FEW);
  await few.ask('newGames', { games: FEW, moves: moves * (rounds + 1) });
  say(`  making ${games} games`);
  await all.ask('newGames', { games, moves: rounds + 1 });
  const postmaster = await rig.postmaster();
  const contestant = (name: string, load: typeof few, each: number): Contestant => ({
    name,
    watched: () => ({ service: service.pid, client: load.pid, postgres: postmaster }),
    run: () => load.ask<Latencies>('spread', { moves: each }),
  });
  const over = contestant(`one move in each of ${games} games`, all, 1);
  const under = contestant(`${moves} moves in each of ${FEW} games`, few, moves);
  const runs = await service.watched(() =>
    interleaved([under, over], { rounds, seconds: 0, warmUp: 0 }),
  );
  await Promise.all([service.stop(), few.stop(), all.stop()]);
  const speed = ({ name }: Contestant): number[] =>
    (runs.get(name) ?? []).map(({ perSecond }) => perSecond);
  const note = `of ${games} games: ${Math.round(median(speed(over)))}/s ÷ ${Math.round(median(speed(under)))}/s`;
  return {
    figures: [{ goal: 'many', value: median(ratios(speed(over), speed(under))), note }],
    runs,
  };
}
