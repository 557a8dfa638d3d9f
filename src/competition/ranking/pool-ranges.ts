import { isActive, type Tournament } from '../fold/tournament.js';
import type { InPool } from './placed.js';

/** How many of the lines of a pool are still there, and how many have left. */
interface Pool {
  readonly there: number;
  readonly gone: number;
}

function poolsIn(event: Tournament, lines: readonly InPool[]): ReadonlyMap<number | null, Pool> {
  const pools = new Map<number | null, Pool>();
  for (const { pool, entry } of lines) {
    const { there, gone } = pools.get(pool) ?? { there: 0, gone: 0 };
    const isThere = isActive(event, entry);
    pools.set(pool, { there: there + (isThere ? 1 : 0), gone: gone + (isThere ? 0 : 1) });
  }
  return pools;
}

/**
 * The ranges of a round robin in pools before its second stage, from those in the pools. An active entrant who can
 * still go on can end first; one who certainly goes on can fall to the last place of those who do; all others end
 * behind them. Where a pool has fewer left than could go on from it, others can take their places.
 */
export function rangesInPools<L extends InPool>(
  event: Tournament,
  lines: readonly L[],
  places: number,
): readonly L[] {
  const pools = poolsIn(event, lines);
  const each = [...pools.values()];
  const going = Math.min(
    places,
    each.reduce((sum, { there }) => sum + there, 0),
  );
  const [surely, perhaps] = [Math.floor(places / pools.size), Math.ceil(places / pools.size)];
  const isShort = each.some(({ there }) => there < perhaps);
  return lines.map((line) => {
    const { best, worst } = line.range;
    const isThere = isActive(event, line.entry);
    const ahead = best - (pools.get(line.pool)?.gone ?? 0);
    const canGo = isThere && (isShort || ahead <= perhaps);
    const span = {
      best: canGo ? 1 : going + 1,
      worst: isThere && worst <= surely ? going : lines.length,
    };
    return { ...line, range: { ...line.range, ...span } };
  });
}
