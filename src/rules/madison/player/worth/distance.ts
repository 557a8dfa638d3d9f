import { graphOf, reach, spentByNode } from '../../../kits/graph.js';
import { SPACE_IDS } from '../../components/map.js';
import { NEXT } from './numbers.js';

const ROADS = graphOf(NEXT.map((ways) => ways.filter((_, i) => i % 2 === 0)));
const cost = NEXT.flatMap((ways) => ways.filter((_, i) => i % 2 === 1));

/** MPs from a space to every other by the cheapest way, by their numbers; enemies and bars left out. */
const from = (start: number): number[] =>
  spentByNode(ROADS, reach(ROADS, { from: [start], cost, max: Infinity }));

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
