import {
  type Entry,
  type Graph,
  type Reach,
  reach,
  spentByNode,
  spentTo,
  wayTo,
} from '../../kits/graph.js';
import { type Hexside, hexsideOf, HEXSIDES } from '../components/hexsides.js';
import { LAND } from '../components/land.js';
import { HEX_IDS, hexNo } from '../components/map.js';
import type { Scenario } from '../components/scenarios/index.js';
import { areaOf } from '../components/scenarios/places.js';
import { WATER } from '../components/water.js';
import { costsOf, type Ground } from './ground.js';
import { asTexts, orderOf } from './order.js';

/** What becomes of those who come to a place: they go on, go no farther, or cannot come. */
export type Marks = (id: string) => Entry;

/** Where one may go from a place, without that place. */
export interface Ways {
  /** In the order of their names as texts. */
  readonly ids: readonly string[];
  /** What the cheapest way costs; undefined: out of reach. */
  spent(id: string): number | undefined;
  /**
   * The cheapest way, from where it begins to there; of ways equally cheap always the same. None where it is out of
   * reach.
   */
  path(id: string): readonly string[];
}

interface Names {
  readonly ids: readonly string[];
  /** undefined: no such place. */
  no(id: string): number | undefined;
  readonly inOrder: (nodes: readonly number[]) => number[];
}

interface Search {
  readonly from: string;
  readonly max: number;
  readonly cost: ArrayLike<number>;
  readonly enter: (node: number) => Entry;
  /** Nothing but the way to that place is looked for. */
  readonly until?: string | undefined;
}

/** A class, as a getter of a literal costs a hidden class for every one made. */
class FoundWays implements Ways {
  constructor(
    private readonly names: Names,
    private readonly from: number | undefined,
    private readonly found: Reach,
  ) {}

  get ids(): readonly string[] {
    const { ids, inOrder } = this.names;
    return inOrder(this.found.nodes.slice(1)).map((node) => ids[node] as string);
  }

  spent(id: string): number | undefined {
    return spentTo(this.found, this.nodeOf(id));
  }

  path(id: string): readonly string[] {
    return wayTo(this.found, this.nodeOf(id)).map((node) => this.names.ids[node] as string);
  }

  private nodeOf(id: string): number {
    const node = this.names.no(id);
    return node === undefined || node === this.from ? -1 : node;
  }
}

function waysOn(graph: Graph, names: Names, { from, max, cost, enter, until }: Search): Ways {
  const start = names.no(from);
  const end = until === undefined ? undefined : names.no(until);
  const begins = start === undefined ? [] : [start];
  return new FoundWays(
    names,
    start,
    reach(graph, { from: begins, cost, max, enter, until: end ?? null }),
  );
}

const named = (ids: readonly string[], no: Names['no']): Names => ({
  ids,
  no,
  inOrder: orderOf(asTexts(ids)),
});
const HEXES = named(HEX_IDS, hexNo);
const SIDES = named(
  HEXSIDES.map(({ id }) => id),
  (id) => hexsideOf(id)?.no,
);

const entries =
  ({ ids }: Names, marks: Marks) =>
  (node: number): Entry =>
    marks(ids[node] as string);

/**
 * A1776-basic.II.H, A1776-basic.II.H.1 where units with so many MP may march from a hex of the board; `until`: only how
 * they come to that hex.
 */
export const march = (
  ground: Ground,
  from: string,
  mp: number,
  marks: Marks,
  until?: string,
): Ways =>
  waysOn(LAND, HEXES, {
    from,
    max: mp,
    cost: costsOf(ground),
    enter: entries(HEXES, marks),
    until,
  });

/** MP from a hex to every other by its place in board order, whoever stands between; Infinity: no way leads there. */
export const mpFrom = (ground: Ground, from: string): readonly number[] =>
  spentByNode(LAND, reach(LAND, { from: [hexNo(from)], cost: costsOf(ground), max: Infinity }));

const ONE_EACH = new Uint8Array(WATER.to.length).fill(1);

/** Hexsides with a bank in the area of play belong to it. */
const isAfloat = (scenario: Scenario, side: Hexside): boolean =>
  side.navigable && side.hexes.some((hex) => areaOf(scenario).has(hex));

/** A1776-opt.II.A.2, A1776-opt.II.A.3 where a bateau may be rowed from a hexside in so many hexsides. */
export function row(scenario: Scenario, from: string, mp: number, marks: Marks): Ways {
  const at = entries(SIDES, marks);
  const enter = (node: number): Entry =>
    isAfloat(scenario, HEXSIDES[node] as Hexside) ? at(node) : 'bar';
  return waysOn(WATER, SIDES, { from, max: mp, cost: ONE_EACH, enter });
}

/**
 * A1776-opt.III.F hexes that some way of exactly so many MP reaches, back and forth too, where it began among them;
 * what ends a way is entered with the last MP only.
 */
export function reachedExactly(
  ground: Ground,
  from: string,
  mp: number,
  marks: Marks,
): Set<string> {
  const costs = costsOf(ground);
  const at = entries(HEXES, marks);
  const found = new Set<string>();
  const walk = (node: number, left: number): void => {
    if (left === 0) {
      found.add(HEX_IDS[node] as string);
      return;
    }
    for (let edge = LAND.first[node] as number; edge < (LAND.first[node + 1] as number); edge++) {
      const cost = costs[edge] as number;
      if (cost === 0 || cost > left) continue;
      const next = LAND.to[edge] as number;
      const entry = at(next);
      if (entry === 'pass' || (entry === 'end' && cost === left)) walk(next, left - cost);
    }
  };
  walk(hexNo(from), mp);
  return found;
}
