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

/** A1776-basic.comp.2 a hexside with something on it. */
export interface Hexside {
  /** The hex of the lower row first, then that of the lower number; one of them may lie beyond the edge. */
  readonly id: string;
  /** Its place among the hexsides of the map, by their first hexes. */
  readonly no: number;
  readonly hexes: readonly [string, string];
  readonly water: Water | null;
  readonly river: WaterId | null;
  /** On either side of a hexside without water; beside water on one bank. */
  readonly wilderness: 'both' | 'first' | 'second' | null;
  readonly crossing: Crossing | null;
  /** River and coast at once: of the lower class, here 1, for land units, and closed to boats (report). */
  readonly mixed: boolean;
  /** A1776-opt.II.A.3 bateaux follow rivers and lakes. */
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

/** By first hex and way, so that they come in board order. */
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

/** The 2,124 hexsides with something on them. */
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

/** The hexside of that name, if something is on it. */
export const hexsideOf = (id: string): Hexside | undefined => BY_ID.get(id);

/** What is on the hexside between two neighbours. */
export function between(a: string, b: string): Hexside | undefined {
  return BY_ID.get(`${a}/${b}`) ?? BY_ID.get(`${b}/${a}`);
}

/** Six for each hex, in the order of the ways from it: the place of the hexside; -1: nothing on it. */
export const SIDE_BY_WAY = new Int16Array(HEXES.length * 6).fill(-1);
MARKS.forEach(({ side: { first, way } }, no) => {
  const here = noAt(first.row, first.number);
  const there = noBeside(first, way);
  if (here !== -1) SIDE_BY_WAY[here * 6 + way] = no;
  if (there !== -1) SIDE_BY_WAY[there * 6 + way + 3] = no;
});

/** The place of the hexside that way from a hex, one of the two being on the board. */
function sideAt(hex: Spot, way: number): number {
  const no = noAt(hex.row, hex.number);
  if (no !== -1) return SIDE_BY_WAY[no * 6 + (way % 6)]!;
  const beyond = noBeside(hex, way);
  return beyond === -1 ? -1 : SIDE_BY_WAY[beyond * 6 + ((way + 3) % 6)]!;
}

/** The hexsides that meet it at its two ends and have something on them, by their places. */
export function meeting({ no }: Hexside): number[] {
  const { first, way } = MARKS[no]!.side;
  const second = stepFrom(first, way);
  // at each end it meets the hexsides that part its two hexes from a third
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

/** A1776-opt.II.A.8 whether one may land from a boat on that bank: no wilderness lies between. */
export const isLandable = (side: Hexside, hex: string): boolean =>
  hexOf(hex)?.kind === 'land' &&
  side.hexes.includes(hex) &&
  side.wilderness !== (side.hexes[0] === hex ? 'first' : 'second');

/** Pairs of hexsides that meet, but no boat passes (report). */
export const BROKEN: readonly (readonly [string, string])[] = linesOf(BREAKS).map((line) => {
  const [a = '', b = ''] = idsOf(line.split(' '));
  return [a, b];
});
