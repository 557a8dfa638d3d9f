import { SPACE_IDS } from '../../components/map.js';
import { NEXT } from './numbers.js';

/** MPs from a space to every other by the cheapest way, by their numbers; enemies and bars left out. */
function from(start: number): number[] {
  const cost = SPACE_IDS.map((_, no) => (no === start ? 0 : Infinity));
  const open = new Set<number>([start]);
  for (const here of open) {
    open.delete(here);
    const ways = NEXT[here] ?? [];
    for (let i = 0; i < ways.length; i += 2) {
      const [to = 0, mp = 0] = [ways[i], ways[i + 1]];
      const there = (cost[here] ?? 0) + mp;
      if (there >= (cost[to] ?? 0)) continue;
      cost[to] = there;
      open.add(to);
    }
  }
  return cost;
}

/** By the number of a space: MPs to each other. */
export const AWAY: readonly (readonly number[])[] = SPACE_IDS.map((_, at) => from(at));

/** How far strength is felt, in MPs, and how much of it. */
const REACH = [
  { within: 4, counts: 1 },
  { within: 7, counts: 0.55 },
  { within: 11, counts: 0.25 },
] as const;

const felt = (mp: number): number => REACH.find(({ within }) => mp <= within)?.counts ?? 0;

/** By the number of a space: the numbers of the spaces where strength there is felt, each followed by how much. */
export const FELT: readonly Float64Array[] = AWAY.map((away) =>
  Float64Array.from(
    away.flatMap((mp, to) => {
      const part = felt(mp);
      return part > 0 ? [to, part] : [];
    }),
  ),
);
