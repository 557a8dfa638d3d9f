import { graphOf, reach, spentByNode } from '../../../kits/graph.js';
import { SPACE_IDS } from '../../components/map.js';
import { NEXT } from './numbers.js';

const ROADS = graphOf(NEXT.map((ways) => ways.filter((_, i) => i % 2 === 0)));
const cost = NEXT.flatMap((ways) => ways.filter((_, i) => i % 2 === 1));

/** MPs from one space to every other by the cheapest way, by index of the space. Enemies and bars are ignored. */
const from = (start: number): number[] =>
  spentByNode(ROADS, reach(ROADS, { from: [start], cost, max: Infinity }));

/** Index of a space -> MPs to every other space. */
export const AWAY: readonly (readonly number[])[] = SPACE_IDS.map((_, at) => from(at));

/** How far strength is felt, in MPs, and the share that is felt there. */
const REACH = [
  { within: 4, counts: 1 },
  { within: 7, counts: 0.55 },
  { within: 11, counts: 0.25 },
] as const;

const felt = (mp: number): number => REACH.find(({ within }) => mp <= within)?.counts ?? 0;

/** Index of a space -> indices of the spaces where strength in it is felt, each followed by the share. */
export const FELT: readonly Float64Array[] = AWAY.map((away) =>
  Float64Array.from(
    away.flatMap((mp, to) => {
      const part = felt(mp);
      return part > 0 ? [to, part] : [];
    }),
  ),
);
