import { NEIGHBOURS, PATH_MP, SPACE_IDS } from '../components/map.js';
import { SPACE_NO } from './numbers.js';

/** MPs from a space to every other by the cheapest way, by their numbers; enemies and bars left out. */
function from(start: number): Float64Array {
  const cost = new Float64Array(SPACE_IDS.length).fill(Infinity);
  cost[start] = 0;
  const open = new Set<number>([start]);
  for (const here of open) {
    open.delete(here);
    const id = SPACE_IDS[here];
    if (id === undefined) continue;
    for (const { to, kind } of NEIGHBOURS[id]) {
      const next = SPACE_NO.get(to) as number;
      const there = (cost[here] ?? 0) + PATH_MP[kind];
      if (there >= (cost[next] ?? 0)) continue;
      cost[next] = there;
      open.add(next);
    }
  }
  return cost;
}

export const MP_BETWEEN: readonly Float64Array[] = SPACE_IDS.map((_, start) => from(start));

/** How far strength is felt, in MPs, and how much of it. */
const REACH = [
  { within: 4, counts: 1 },
  { within: 7, counts: 0.55 },
  { within: 11, counts: 0.25 },
] as const;

const felt = (mp: number): number => REACH.find(({ within }) => mp <= within)?.counts ?? 0;

/** By the number of a space: the numbers of the spaces where strength there is felt, each followed by how much. */
export const FELT: readonly Float64Array[] = MP_BETWEEN.map((row) =>
  Float64Array.from(
    Array.from(row).flatMap((mp, to) => {
      const part = felt(mp);
      return part > 0 ? [to, part] : [];
    }),
  ),
);
