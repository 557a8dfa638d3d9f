import type { Text } from '../../kernel/text.js';
import { idAt, noAt, noBeside, type Spot, stepFrom } from './grid.js';
import { HEXES, hexOf } from './map.js';
import { BREAKS, CROSSINGS, MIXED, WATERS, WILDERNESS } from './map-text.js';
import { CROSSING_JA, type WaterId } from './names.js';
import { keyed, linesOf, type MarkedSide, sideId, sidesOf } from './read-text.js';

/** A1776-basic.II.H the classes of water on a hexside; lakes and coast are of class 3. */
export type Water = 'river1' | 'river2' | 'river3' | 'lake' | 'coast';

interface Crossing {
  readonly kind: 'ferry' | 'ford';
  readonly name: Text;
}

/** A1776-basic.comp.2 a hexside with a feature: water, wilderness or both. */
export interface Hexside {
  /**
   * Its two hexes, e.g. `KKK39/KKK40`: the hex of the lower row first, within a row that of the lower number. One of
   * them may lie beyond the edge of the board.
   */
  readonly id: string;
  /** Index among `HEXSIDES`, which are in the board order of their first hexes. */
  readonly no: number;
  readonly hexes: readonly [string, string];
  readonly water: Water | null;
  readonly river: WaterId | null;
  /**
   * Where the wilderness is: on both banks of a hexside without water; beside water, on the bank of the first or the
   * second hex.
   */
  readonly wilderness: 'both' | 'first' | 'second' | null;
  readonly crossing: Crossing | null;
  /** River and coast at once: for land units it has the lower class, here 1, and boats cannot use it (report). */
  readonly mixed: boolean;
  /** A1776-opt.II.A.3 whether bateaux can use it: rivers and lakes. */
  readonly navigable: boolean;
}

interface Marks {
  side: MarkedSide;
  water: Water | null;
  river: WaterId | null;
  wilderness: Hexside['wilderness'];
}

const idsOf = (words: readonly string[]): string[] =>
  words.flatMap((word) => sidesOf(word).map(sideId));

const MIXED_IDS = new Set(keyed(MIXED).flatMap(([, words]) => idsOf(words)));

const CROSSING_AT = new Map(
  linesOf(CROSSINGS).map((line): [string, Crossing] => {
    const [head = '', en = ''] = line.split(' | ');
    const [kind = '', side = ''] = head.split(' ');
    const [id = ''] = idsOf([side]);
    return [id, { kind: kind === 'ford' ? 'ford' : 'ferry', name: { en, ja: CROSSING_JA[en]! } }];
  }),
);

/** The features from the map text, sorted by first hex and direction, so that the hexsides are in board order. */
function marked(): Marks[] {
  const found: Marks[] = [];
  for (const [key, words] of keyed(WATERS)) {
    const [river = '', water = ''] = key.split(' ');
    for (const side of words.flatMap(sidesOf))
      found.push({ side, water: water as Water, river: river as WaterId, wilderness: side.bank });
  }
  for (const [, words] of keyed(WILDERNESS))
    for (const side of words.flatMap(sidesOf))
      found.push({ side, water: null, river: null, wilderness: 'both' });
  const order = ({ side: { first, way } }: Marks) => (first.row * 64 + first.number) * 4 + way;
  return found.sort((a, b) => order(a) - order(b));
}

const MARKS = marked();

/** The 2,124 hexsides with a feature. */
export const HEXSIDES: readonly Hexside[] = MARKS.map(({ side, water, river, wilderness }, no) => {
  const id = sideId(side);
  const mixed = MIXED_IDS.has(id);
  return {
    id,
    no,
    hexes: [idAt(side.first), idAt(stepFrom(side.first, side.way))],
    water,
    river,
    wilderness,
    crossing: CROSSING_AT.get(id) ?? null,
    mixed,
    navigable: water !== null && water !== 'coast' && !mixed,
  };
});

const BY_ID = new Map(HEXSIDES.map((side) => [side.id, side]));

/** The hexside with that id; undefined if there is nothing on it. */
export const hexsideOf = (id: string): Hexside | undefined => BY_ID.get(id);

/** The hexside between two neighbours; undefined if there is nothing on it. */
export function between(a: string, b: string): Hexside | undefined {
  return BY_ID.get(`${a}/${b}`) ?? BY_ID.get(`${b}/${a}`);
}

/**
 * Six entries for each hex, in the order of the directions from it: the index of that hexside among `HEXSIDES`; -1:
 * nothing is on the hexside.
 */
export const SIDE_BY_WAY = new Int16Array(HEXES.length * 6).fill(-1);
MARKS.forEach(({ side: { first, way } }, no) => {
  const here = noAt(first.row, first.number);
  const there = noBeside(first, way);
  if (here !== -1) SIDE_BY_WAY[here * 6 + way] = no;
  if (there !== -1) SIDE_BY_WAY[there * 6 + way + 3] = no;
});

/** The index of the hexside in that direction from a hex; one of its two hexes is on the board. */
function sideAt(hex: Spot, way: number): number {
  const no = noAt(hex.row, hex.number);
  if (no !== -1) return SIDE_BY_WAY[no * 6 + (way % 6)]!;
  const beyond = noBeside(hex, way);
  return beyond === -1 ? -1 : SIDE_BY_WAY[beyond * 6 + ((way + 3) % 6)]!;
}

/** The indices of the hexsides with a feature that touch this one at either end. */
export function meeting({ no }: Hexside): number[] {
  const { first, way } = MARKS[no]!.side;
  const second = stepFrom(first, way);
  // At each end it meets the two hexsides that separate its own hexes from a third hex.
  return [
    sideAt(first, way + 1),
    sideAt(second, way + 2),
    sideAt(first, way + 5),
    sideAt(second, way + 4),
  ].filter((side) => side !== -1);
}

/** The land hexes beside a hexside. */
export const banksOf = (side: Hexside): string[] =>
  side.hexes.filter((id) => hexOf(id)?.kind === 'land');

/** A1776-opt.II.A.8 whether units can land from a boat on that bank: there must be no wilderness on it. */
export const isLandable = (side: Hexside, hex: string): boolean =>
  hexOf(hex)?.kind === 'land' &&
  side.hexes.includes(hex) &&
  side.wilderness !== (side.hexes[0] === hex ? 'first' : 'second');

/** Pairs of hexsides that meet although no boat can pass from one to the other (report). */
export const BROKEN: readonly (readonly [string, string])[] = linesOf(BREAKS).map((line) => {
  const [a = '', b = ''] = idsOf(line.split(' '));
  return [a, b];
});
