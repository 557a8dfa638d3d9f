import type { Graph } from '../../kits/graph.js';
import type { Hexside } from './hexsides.js';
import { HEXSIDES, SIDE_BY_WAY } from './hexsides.js';
import { HEXES, NEIGHBOURS } from './map.js';

/**
 * MP for crossing a hexside, added to 1 MP for the hex. Stated by the rules: wilderness 2, river of class 1 1, ford 0,
 * ferry 0, 1, 1 (classes 1, 2, 3). Chosen: class 2 without a ferry costs 2; class 3, lake and coast are crossed by
 * ferry only.
 */
const STEP_MP = {
  hex: 1,
  wilderness: 2,
  water: { river1: 1, river2: 2, river3: null, lake: null, coast: null },
  // A1776-opt.II.B.3.a, A1776-opt.II.B.3.b, A1776-opt.II.B.3.c
  ferry: { river1: 0, river2: 1, river3: 1, lake: 1, coast: 1 },
  ford: { river1: 0, river2: 0 },
} as const;

/** Conditions that change the costs of the board. */
export interface Ways {
  /** A1776-scn3.special.2 in rain, rivers of class 2 are crossed by ferry only; a ford does not help. */
  readonly rain?: boolean;
  /** A1776-opt.II.B.3 a bateau serves as a ferry on that hexside. */
  readonly ferry?: boolean;
}

/**
 * A1776-basic.II.H, A1776-basic.II.H.2 the MP to enter a hex over that hexside, including those for the hex; null: the
 * hexside cannot be crossed.
 */
export function stepMp(
  side: Hexside | undefined,
  { rain = false, ferry = false }: Ways,
): number | null {
  const { hex, wilderness } = STEP_MP;
  const water = side === undefined ? 0 : waterMp(side, rain, ferry);
  return water === null ? null : hex + (side?.wilderness ? wilderness : 0) + water;
}

function waterMp({ water, crossing }: Hexside, rain: boolean, ferry: boolean): number | null {
  if (water === null) return 0;
  if (ferry || crossing?.kind === 'ferry') return STEP_MP.ferry[water];
  const wet = rain && water === 'river2';
  if (crossing?.kind === 'ford' && (water === 'river1' || (water === 'river2' && !wet)))
    return STEP_MP.ford[water];
  return wet ? null : STEP_MP.water[water];
}

/**
 * The graph of the hexes by their indices in board order. The edges of a hex are its six directions: edge
 * `6 * no + way` leads to `NEIGHBOURS[6 * no + way]`.
 */
export const LAND: Graph = {
  size: HEXES.length,
  first: Int32Array.from({ length: HEXES.length + 1 }, (_, no) => 6 * no),
  to: NEIGHBOURS,
};

/** MP from land hex to land hex, for each edge of `LAND`; 0: the way is barred. */
export function landMp({ rain }: Pick<Ways, 'rain'>): Uint8Array {
  const ways: Ways = { rain: rain ?? false };
  const dry = stepMp(undefined, ways)!;
  const costs = HEXSIDES.map((side) => stepMp(side, ways) ?? 0);
  const isLand = HEXES.map(({ kind }) => kind === 'land');
  const mp = new Uint8Array(NEIGHBOURS.length);
  for (let edge = 0; edge < mp.length; edge++) {
    if (isLand[Math.floor(edge / 6)] !== true || isLand[NEIGHBOURS[edge]!] !== true) continue;
    const side = SIDE_BY_WAY[edge]!;
    mp[edge] = side === -1 ? dry : costs[side]!;
  }
  return mp;
}
