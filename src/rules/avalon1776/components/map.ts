import { type AreaId, COLONIES, type ColonyId } from './areas.js';
import { apart, HEX_COUNT, idAt, noBeside, type Spot, spotOf, SPOTS } from './grid.js';
import { ROWS } from './map-text.js';
import { linesOf } from './read-text.js';

/**
 * A1776-basic.I.B the printed board is in two sections: south of row RR, and row RR with all rows north of it (chosen).
 */
export type Section = 'north' | 'south';
const FIRST_NORTHERN = spotOf('RR22')!.row;

/** The terrain of a hex; land units enter land only. */
type HexKind = 'land' | 'sea' | 'lake';

export interface Hex {
  readonly id: string;
  /** Index in board order. */
  readonly no: number;
  readonly spot: Spot;
  readonly kind: HexKind;
  readonly section: Section;
  /** null: the hex is no land. */
  readonly colony: ColonyId | null;
  readonly area: AreaId | null;
  /** Half of the hex lies beyond the left or right edge; it is in play all the same (report). */
  readonly half: boolean;
  /** Whether the hex is water of Chesapeake Bay. */
  readonly bay: boolean;
}

const COLONY_OF = new Map<string, (typeof COLONIES)[number]>(
  COLONIES.map((colony) => [colony.letter, colony]),
);

/** The letters of the map text, one for each hex, from the bottom row up, in board order. */
const LETTERS = linesOf(ROWS)
  .reverse()
  .flatMap((line) => line.trim().split(' '));

/** A1776-basic.comp.1 the hexes in board order. */
export const HEXES: readonly Hex[] = SPOTS.map((spot, no) => {
  const letter = LETTERS[no]!;
  const colony = COLONY_OF.get(letter);
  return {
    id: idAt(spot),
    no,
    spot,
    kind: colony !== undefined ? 'land' : letter === '=' ? 'lake' : 'sea',
    section: spot.row < FIRST_NORTHERN ? 'south' : 'north',
    colony: colony?.id ?? null,
    area: colony?.area ?? null,
    half: [0, 22].includes(spot.number - spot.row / 2),
    bay: letter === '-',
  };
});

export const HEX_IDS: readonly string[] = HEXES.map(({ id }) => id);

const BY_ID = new Map(HEXES.map((hex) => [hex.id, hex]));

/** The hex with that id; undefined if it is not on the board. */
export const hexOf = (id: string): Hex | undefined => BY_ID.get(id);

/** The index in board order of a hex that is on the board. */
export function hexNo(id: string): number {
  const hex = BY_ID.get(id);
  if (hex === undefined) throw new Error(`${id} is no hex`);
  return hex.no;
}

/**
 * Six entries for each hex, in the order of the directions from it: the indices of its neighbours in board order; -1
 * beyond the edge.
 */
export const NEIGHBOURS = new Int16Array(6 * HEX_COUNT);
function layOut(): void {
  for (let no = 0; no < HEX_COUNT; no++)
    for (let way = 0; way < 6; way++) NEIGHBOURS[6 * no + way] = noBeside(SPOTS[no]!, way);
}
layOut();

/** The neighbours of a hex on the board, in the order of the directions. */
export const neighbours = (id: string): string[] =>
  [...NEIGHBOURS.subarray(6 * hexNo(id), 6 * hexNo(id) + 6)]
    .filter((no) => no !== -1)
    .map((no) => HEX_IDS[no]!);

/** The distance of two hexes in hexes, whatever terrain lies between. */
export const distance = (a: string, b: string): number =>
  apart(HEXES[hexNo(a)]!.spot, HEXES[hexNo(b)]!.spot);

/** The land hexes next to a land hex; none for a hex that is no land. */
export const near = (id: string): string[] =>
  BY_ID.get(id)?.kind === 'land'
    ? neighbours(id).filter((to) => BY_ID.get(to)?.kind === 'land')
    : [];
