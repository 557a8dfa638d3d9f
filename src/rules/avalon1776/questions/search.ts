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

/** What happens to units that come to a place: they pass, have to end there, or are barred from it. */
export type Marks = (id: string) => Entry;

/** The places that can be reached from a place, without that place itself. */
export interface Ways {
  /** Their ids, sorted as texts. */
  readonly ids: readonly string[];
  /** The things that belong to these places, in their order; `things` has one for each place, by its index. */
  of<T>(things: readonly T[]): T[];
  /** The cost of the cheapest way; undefined: out of reach. */
  spent(id: string): number | undefined;
  /**
   * The cheapest way from the start to a place, both included; of equally cheap ways always the same one. Empty if the
   * place is out of reach.
   */
  path(id: string): readonly string[];
}

interface Names {
  readonly ids: readonly string[];
  /** The index of a place; undefined: there is no such place. */
  no(id: string): number | undefined;
  readonly inOrder: (nodes: readonly number[]) => number[];
}

interface Search {
  readonly from: string;
  readonly max: number;
  readonly cost: ArrayLike<number>;
  readonly enter: (node: number) => Entry;
  /** If set, only the way to that place is searched. */
  readonly until?: string | undefined;
}

/** A class, because object literals with a getter would each cost a hidden class. */
class FoundWays implements Ways {
  constructor(
    private readonly names: Names,
    private readonly from: number | undefined,
    private readonly found: Reach,
  ) {}

  get ids(): readonly string[] {
    return this.of(this.names.ids);
  }

  of<T>(things: readonly T[]): T[] {
    return this.names.inOrder(this.found.nodes.slice(1)).map((node) => things[node] as T);
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
 * A1776-basic.II.H, A1776-basic.II.H.1 where units with so many MP can march from a hex of the board; `until`: search
 * only for the way to that hex.
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

/** The MP from a hex to every other, by index in board order, whoever stands between; Infinity: no way leads there. */
export const mpFrom = (ground: Ground, from: string): readonly number[] =>
  spentByNode(LAND, reach(LAND, { from: [hexNo(from)], cost: costsOf(ground), max: Infinity }));

const ONE_EACH = new Uint8Array(WATER.to.length).fill(1);

/** Whether a hexside belongs to the area of play: it has a bank there. */
const isAfloat = (scenario: Scenario, side: Hexside): boolean =>
  side.navigable && side.hexes.some((hex) => areaOf(scenario).has(hex));

/** A1776-opt.II.A.2, A1776-opt.II.A.3 where a bateau can be rowed from a hexside with so many steps. */
export function row(scenario: Scenario, from: string, mp: number, marks: Marks): Ways {
  const at = entries(SIDES, marks);
  const enter = (node: number): Entry =>
    isAfloat(scenario, HEXSIDES[node] as Hexside) ? at(node) : 'bar';
  return waysOn(WATER, SIDES, { from, max: mp, cost: ONE_EACH, enter });
}

/** The ends of ways of exactly so many MP. */
export interface Exactly {
  /** Hexes by index in board order, each once, the start first. */
  readonly nodes: readonly number[];
  /** For each hex, bit n is set if some way of n MP leads there. */
  readonly mp: Uint16Array;
}

/**
 * A1776-opt.III.F the hexes that some way of exactly 1, 2 and so on up to `most` MP reaches, going back and forth
 * included; a hex that ends a way is entered with the last MP only.
 */
export function exactWays(ground: Ground, from: string, most: number, marks: Marks): Exactly {
  const cost = costsOf(ground);
  const enter = entries(HEXES, marks);
  const start = hexNo(from);
  const mp = new Uint16Array(LAND.size);
  mp[start] = 1;
  const nodes = [start];
  // For each number of MP spent, the hexes from which ways go on.
  const open: number[][] = [[start], ...Array.from({ length: most }, () => [])];
  for (let spent = 0; spent < most; spent++)
    for (const node of open[spent] as number[])
      for (let edge = 6 * node; edge < 6 * node + 6; edge++) {
        const step = cost[edge] as number;
        const there = spent + step;
        if (step === 0 || there > most) continue;
        const next = LAND.to[edge] as number;
        const known = mp[next] as number;
        if ((known & (1 << there)) !== 0) continue;
        const entry = enter(next);
        if (entry === 'bar') continue;
        if (known === 0) nodes.push(next);
        mp[next] = known | (1 << there);
        if (entry === 'pass') (open[there] as number[]).push(next);
      }
  return { nodes, mp };
}

/** The hexes that are reached with exactly so many MP, sorted as texts. */
export const reachedWith = ({ nodes, mp }: Exactly, spent: number): string[] =>
  HEXES.inOrder(nodes.filter((no) => ((mp[no] as number) & (1 << spent)) !== 0)).map(
    (no) => HEX_IDS[no] as string,
  );
