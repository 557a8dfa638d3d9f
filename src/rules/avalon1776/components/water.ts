import { type Graph, graphOf } from '../../kits/graph.js';
import { BROKEN, type Hexside, HEXSIDES, meeting } from './hexsides.js';

const isJoined = (a: Hexside, no: number): boolean => {
  const b = HEXSIDES[no] as Hexside;
  return b.navigable && !BROKEN.some((pair) => pair.includes(a.id) && pair.includes(b.id));
};

/**
 * A1776-opt.II.A.1 the 828 navigable hexsides by their places among all, joined where they share a corner; those
 * without boats have no edges.
 */
export const WATER: Graph = graphOf(
  HEXSIDES.map((side) => (side.navigable ? meeting(side).filter((no) => isJoined(side, no)) : [])),
);
