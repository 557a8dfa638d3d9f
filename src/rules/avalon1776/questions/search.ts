import { reach, wayTo, type Entry, type Graph } from '../../kits/graph.js';
import { hexsideOf, HEXSIDES, type Hexside } from '../components/hexsides.js';
import { LAND } from '../components/land.js';
import { HEX_IDS, hexNo } from '../components/map.js';
import { areaOf } from '../components/scenarios/places.js';
import type { Scenario } from '../components/scenarios/index.js';
import { WATER } from '../components/water.js';
import { costsOf, type Ground } from './ground.js';

/** Where a way ends or is barred; everywhere else it goes on. */
export type Marks = ReadonlyMap<string, 'end' | 'bar'>;

/** Where one may go from a place, without that place. */
export interface Ways {
  /** In board order. */
  readonly ids: readonly string[];
  /** What the cheapest way costs; undefined: out of reach. */
  spent(id: string): number | undefined;
  /** The cheapest way, from where it begins to there; of ways equally cheap always the same. */
  path(id: string): readonly string[];
}

interface Names {
  readonly ids: readonly string[];
  /** undefined: no such place. */
  no(id: string): number | undefined;
}

function waysOn(
  graph: Graph,
  { ids, no }: Names,
  trip: { readonly from: string; readonly max: number; readonly cost: ArrayLike<number> },
  entry: (node: number) => Entry,
): Ways {
  const from = no(trip.from);
  const found = reach(graph, {
    from: from === undefined ? [] : [from],
    cost: trip.cost,
    max: trip.max,
    enter: entry,
  });
  const spent = (id: string): number | undefined => {
    const node = no(id);
    const mp = node === undefined || node === from ? -1 : (found.spent[node] as number);
    return mp === -1 ? undefined : mp;
  };
  return {
    ids: [...found.nodes].sort((a, b) => a - b).map((node) => ids[node] as string),
    spent,
    path: (id) =>
      spent(id) === undefined
        ? []
        : wayTo(found, no(id) as number).map((node) => ids[node] as string),
  };
}

function entries(marks: Marks, no: Names['no']): (node: number) => Entry {
  const byNode = new Map<number, Entry>();
  for (const [id, entry] of marks) {
    const node = no(id);
    if (node !== undefined) byNode.set(node, entry);
  }
  return (node) => byNode.get(node) ?? 'pass';
}

const HEXES: Names = { ids: HEX_IDS, no: hexNo };
const SIDES: Names = { ids: HEXSIDES.map(({ id }) => id), no: (id) => hexsideOf(id)?.no };

/** A1776-basic.II.H, A1776-basic.II.H.1 where units with so many MP may march from a hex of the board. */
export const march = (ground: Ground, from: string, mp: number, marks: Marks): Ways =>
  waysOn(LAND, HEXES, { from, max: mp, cost: costsOf(ground) }, entries(marks, hexNo));

const ONE_EACH = new Uint8Array(WATER.to.length).fill(1);

/** Hexsides with a bank in the area of play belong to it. */
const isAfloat = (scenario: Scenario, side: Hexside): boolean =>
  side.navigable && side.hexes.some((hex) => areaOf(scenario).has(hex));

/** A1776-opt.II.A.2, A1776-opt.II.A.3 where a bateau may be rowed from a hexside in so many hexsides. */
export function row(scenario: Scenario, from: string, mp: number, marks: Marks): Ways {
  const at = entries(marks, SIDES.no);
  return waysOn(WATER, SIDES, { from, max: mp, cost: ONE_EACH }, (node) =>
    isAfloat(scenario, HEXSIDES[node] as Hexside) ? at(node) : 'bar',
  );
}

/**
 * A1776-opt.III.F hexes that some way of exactly so many MP reaches, back and forth too, where it began among them; what ends
 * a way is entered with the last MP only.
 */
export function reachedExactly(
  ground: Ground,
  from: string,
  mp: number,
  marks: Marks,
): Set<string> {
  const costs = costsOf(ground);
  const at = entries(marks, hexNo);
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
