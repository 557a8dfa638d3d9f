import type { Findings } from '../report.js';
import { type Rig, say } from '../rig.js';

const CLIENTS = 8;
const WARM_GAMES = 50;
/** Enough moves for a game to hold all the recent changes that it keeps. */
const MOVES = 30;

/** Measures the memory of games in play, after a full collection. */
export async function memory(rig: Rig): Promise<Findings> {
  const { liveGames } = rig.scale;
  const service = await rig.service(await rig.database());
  const load = rig.worker('load');
  await load.ask('open', { url: service.url, clients: CLIENTS });
  const kilobytes = async (games: number, moves: number): Promise<() => Promise<number>> => {
    const before = await bytes();
    await load.ask('newGames', { games, moves });
    return async () => (await bytes()) / games / 1024 - before / games / 1024;
  };
  const bytes = async (): Promise<number> => {
    const { heapUsed, external } = await service.memory();
    return heapUsed + external;
  };
  const warm = await kilobytes(WARM_GAMES, MOVES);
  await load.ask('spread', { moves: MOVES });
  await warm();
  await load.ask('forget');
  const each = await kilobytes(liveGames, MOVES);
  await load.ask('spread', { moves: 1 });
  const one = await each();
  await load.ask('spread', { moves: MOVES - 1 });
  const many = await each();
  await Promise.all([service.stop(), load.stop()]);
  say(`  after one move ${one.toFixed(0)} KB, after ${MOVES} ${many.toFixed(0)} KB`);
  const note = `${liveGames} games after ${MOVES} moves each (heap and buffers, after a full collection); after one move ${one.toFixed(0)} KB`;
  return { figures: [{ goal: 'memory', value: many, note }] };
}
