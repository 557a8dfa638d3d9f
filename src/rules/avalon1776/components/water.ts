import { type Graph, graphOf } from '../../kits/graph.js';
import { BROKEN, type Hexside, HEXSIDES, meeting } from './hexsides.js';

const isJoined = (a: Hexside, no: number): boolean => {
  const b = HEXSIDES[no] as Hexside;
  return b.navigable && !BROKEN.some((pair) => pair.includes(a.id) && pair.includes(b.id));
};

/**
 * A1776-opt.II.A.1 the graph of the 828 navigable hexsides, by their indices among `HEXSIDES`; they are joined where
 * they share a corner. Hexsides that boats cannot use have no edges.
 */
export const WATER: Graph = graphOf(
  HEXSIDES.map((side) => (side.navigable ? meeting(side).filter((no) => isJoined(side, no)) : [])),
);
