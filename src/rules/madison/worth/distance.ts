import { NEIGHBOURS, PATH_MP, SPACE_IDS, type SpaceId } from '../components/map.js';
import { table } from '../components/table.js';

type Row = { readonly [S in SpaceId]: number };

/** MPs from a space to every other by the cheapest way, enemies and bars left out. */
function from(start: SpaceId): Row {
  const cost = table(SPACE_IDS, (id) => (id === start ? 0 : Infinity)) as {
    [S in SpaceId]: number;
  };
  const open = new Set<SpaceId>([start]);
  for (const here of open) {
    open.delete(here);
    for (const { to, kind } of NEIGHBOURS[here]) {
      const there = cost[here] + PATH_MP[kind];
      if (there >= cost[to]) continue;
      cost[to] = there;
      open.add(to);
    }
  }
  return cost;
}

export const MP_BETWEEN: { readonly [S in SpaceId]: Row } = table(SPACE_IDS, from);

/** How far strength is felt, in MPs, and how much of it. */
const REACH = [
  { within: 4, counts: 1 },
  { within: 7, counts: 0.55 },
  { within: 11, counts: 0.25 },
] as const;

const felt = (mp: number): number => REACH.find(({ within }) => mp <= within)?.counts ?? 0;

/** By the number of a space: the numbers of the spaces where strength there is felt, each followed by how much. */
export const FELT: readonly Float64Array[] = SPACE_IDS.map((at) =>
  Float64Array.from(
    SPACE_IDS.flatMap((to, i) => {
      const part = felt(MP_BETWEEN[at][to]);
      return part > 0 ? [i, part] : [];
    }),
  ),
);
