import { type Entry, type Graph, graphOf, reach } from '../../../kits/graph.js';
import { BROKEN, type Hexside, hexsideOf, HEXSIDES, meeting } from '../hexsides.js';
import { EXITS, LANE_SIDES, LANES, SHIPLESS } from '../map-text.js';
import { keyed, sideId, sidesOf } from '../read-text.js';
import type { ExitId } from './boxes.js';
import type { ShipKind } from './ships.js';

const LINKS = keyed(LANES);

/** A1776-camp.IX.B.1.c.1 the 139 hexes of the sea lanes; no other hex of the sea is entered. */
export const LANE_HEXES: readonly string[] = [
  ...new Set(LINKS.flatMap(([lane, to]) => [lane, ...to])),
];

const CLOSED = new Set(keyed(SHIPLESS).flatMap(([, words]) => words.flatMap(sidesOf).map(sideId)));

/**
 * A1776-camp.IX.B.1.b.1 whether ships of a kind can use a hexside: class 3 all of them, class 2 transports only, class
 * 1 none. A hexside that is river and coast at once counts as class 1.
 */
const floats = (kind: ShipKind, { id, water, mixed }: Hexside): boolean =>
  !mixed &&
  !CLOSED.has(id) &&
  (water === 'river2' ? kind === 'TR' : water !== null && water !== 'river1');

/**
 * All waters on the map in which a ship can be: first the hexes of the lanes, then the hexsides that some ship can use.
 */
export const WATERS_AT_SEA: readonly string[] = [
  ...LANE_HEXES,
  ...HEXSIDES.filter((side) => floats('TR', side)).map(({ id }) => id),
];
const NO = new Map(WATERS_AT_SEA.map((id, no) => [id, no]));

function isBroken(a: string, b: string): boolean {
  return BROKEN.some((pair) => pair.includes(a) && pair.includes(b));
}

/**
 * A1776-camp.IX.B.1 the neighbours of each of `WATERS_AT_SEA`, as indices: hexsides that meet, lane hexes that are
 * linked, and links between lane hexes and hexsides (A1776-camp.IX.B.1.b.4, A1776-camp.IX.B.1.b.5).
 */
function joined(): number[][] {
  const next: number[][] = WATERS_AT_SEA.map(() => []);
  const join = (a: number, b: number): void => {
    next[a]?.push(b);
    next[b]?.push(a);
  };
  for (const [lane, to] of LINKS) for (const other of to) join(NO.get(lane)!, NO.get(other)!);
  for (const [lane, words] of keyed(LANE_SIDES))
    for (const side of words.flatMap(sidesOf).map(sideId)) join(NO.get(lane)!, NO.get(side)!);
  for (const side of HEXSIDES)
    for (const no of meeting(side)) {
      const other = HEXSIDES[no]!;
      const [a, b] = [NO.get(side.id), NO.get(other.id)];
      if (a !== undefined && b !== undefined && a < b && !isBroken(side.id, other.id)) join(a, b);
    }
  return next;
}

/** A1776-camp.IX.B.1.b, A1776-camp.IX.B.1.c the graph of the waters; each step costs 1 MP. */
export const SEA: Graph = graphOf(joined());
const ONE_MP = new Uint8Array(SEA.to.length).fill(1);

const BARRED_TO: Readonly<Record<ShipKind, Uint8Array>> = {
  TR: new Uint8Array(SEA.size),
  BF: barredTo('BF'),
  CN: barredTo('CN'),
};
function barredTo(kind: ShipKind): Uint8Array {
  const barred = new Uint8Array(SEA.size);
  WATERS_AT_SEA.forEach((id, no) => {
    const side = hexsideOf(id);
    if (side !== undefined && !floats(kind, side)) barred[no] = 1;
  });
  return barred;
}

/**
 * The waters that a ship can reach with so many MP, with the cost of each. `enter` says which waters are barred to it,
 * and where it has to stop because of enemy ships (A1776-camp.IX.B.1.b.2, A1776-camp.IX.B.1.c.2).
 */
export function sailing(
  kind: ShipKind,
  from: string,
  max: number,
  enter: (water: string) => Entry = () => 'pass',
): Map<string, number> {
  const barred = BARRED_TO[kind];
  const start = NO.get(from);
  if (start === undefined || barred[start] === 1) return new Map();
  const { nodes, spent } = reach(SEA, {
    from: [start],
    cost: ONE_MP,
    max,
    enter: (no) => (barred[no] === 1 ? 'bar' : enter(WATERS_AT_SEA[no]!)),
  });
  return new Map(nodes.map((no, nth) => [WATERS_AT_SEA[no]!, spent[nth]!]));
}

/** For each water, the MP from it to the nearest of the given waters, or back, for a ship of that kind. */
export function distancesTo(
  kind: ShipKind,
  waters: readonly string[],
): ReadonlyMap<string, number> {
  const barred = BARRED_TO[kind];
  const { nodes, spent } = reach(SEA, {
    from: waters.flatMap((water) => NO.get(water) ?? []),
    cost: ONE_MP,
    max: Infinity,
    enter: (no) => (barred[no] === 1 ? 'bar' : 'pass'),
  });
  return new Map(nodes.map((no, nth) => [WATERS_AT_SEA[no]!, spent[nth]!]));
}

/** A1776-camp.IX.B.2 for each exit, the waters from which a ship leaves the map and into which it comes back. */
export const EXIT_WATERS = new Map<ExitId, readonly string[]>(
  keyed(EXITS).map(([id, words]) => [
    id as ExitId,
    id === 'st-lawrence' ? words.flatMap(sidesOf).map(sideId) : words,
  ]),
);
