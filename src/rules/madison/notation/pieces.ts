import { fail, numberIn, oneOf } from '../../kits/position.js';
import { LEADER, LEADER_IDS, type LeaderId } from '../components/leaders.js';
import { LAKE_IDS, SPACE_IDS, TRANSIT } from '../components/map.js';
import { SHIP, SHIP_IDS, type ShipId } from '../components/ships.js';
import { UNIT, UNIT_IDS, type UnitId } from '../components/units.js';
import {
  FORCES,
  type LeaderState,
  type MadisonState,
  OFF,
  type Off,
  type Place,
  type ShipState,
  type UnitState,
} from '../state.js';

/*
 * Pieces on `at` lines: `at york: brock/flipped york-mil/reduced`. What a piece does in a card play follows it in the
 * same way: `r49/force=1/spent=2/from=york`.
 */

type Piece = UnitState & LeaderState & ShipState;
type PieceId = UnitId | LeaderId | ShipId;

export const PLACES: readonly (Place | Off)[] = [...SPACE_IDS, ...LAKE_IDS, TRANSIT, ...OFF];

const FLAGS = {
  unit: ['reduced', 'cut', 'wished', 'delayed'],
  leader: ['flipped', 'wished'],
  ship: ['damaged', 'withdrew'],
} as const;
const MOVING_FLAGS = ['done', 'aboard'] as const;
const NUMBERS = ['force', 'spent', 'steps'] as const;
const SPOTS = ['from', 'target'] as const;
const MOST = 99;

/** Place of pieces that are listed in no line. */
const NOWHERE: Off = 'pool';

const bodies = (state: MadisonState): { [P in PieceId]: Piece } =>
  ({ ...state.leaders, ...state.units, ...state.ships }) as unknown as { [P in PieceId]: Piece };

function marks(piece: Piece): string {
  const { at: _at, ...rest } = piece;
  return Object.entries(rest)
    .filter(([, value]) => value !== undefined)
    .map(([mark, value]) => (value === true ? `/${mark}` : `/${mark}=${value}`))
    .sort()
    .join('');
}

/** Lines for pieces, one for each place. */
export function pieceLines(state: MadisonState): string[] {
  const all = bodies(state);
  const ids: readonly PieceId[] = [...LEADER_IDS, ...UNIT_IDS, ...SHIP_IDS];
  const here = new Map<string, string[]>();
  for (const id of ids) {
    const piece = all[id];
    const words = here.get(piece.at) ?? [];
    here.set(piece.at, words);
    if (piece.at !== NOWHERE || marks(piece) !== '') words.push(`${id}${marks(piece)}`);
  }
  return PLACES.flatMap((place) => {
    const words = here.get(place) ?? [];
    return words.length === 0 ? [] : [`at ${place}: ${words.join(' ')}`];
  });
}

/** Reads a piece such as `brock/flipped` at a place. `placed`: ids of pieces that already have a place. */
export function readPiece(
  state: MadisonState,
  place: Place | Off,
  word: string,
  placed: Set<string>,
): void {
  const [id = '', ...rest] = word.split('/');
  if (placed.has(id)) fail(`${id} is placed twice`, `${id}が2度置かれている`);
  placed.add(id);
  const { piece, kind } = pieceOf(state, id);
  piece.at = place;
  const flags: readonly string[] = [...MOVING_FLAGS, ...FLAGS[kind]];
  for (const mark of rest) readMark(piece, mark, flags);
}

interface Found {
  readonly piece: UnitState | LeaderState | ShipState;
  readonly kind: keyof typeof FLAGS;
}

function pieceOf(state: MadisonState, id: string): Found {
  if (Object.hasOwn(UNIT, id)) return { piece: state.units[id as UnitId], kind: 'unit' };
  if (Object.hasOwn(LEADER, id)) return { piece: state.leaders[id as LeaderId], kind: 'leader' };
  if (!Object.hasOwn(SHIP, id))
    fail(`"${id}" is no unit, leader or ship`, `「${id}」はユニットでも指揮官でも艦船でもない`);
  return { piece: state.ships[id as ShipId], kind: 'ship' };
}

function readMark(piece: Found['piece'], mark: string, flags: readonly string[]): void {
  const [name = '', value] = mark.split('=');
  const known = oneOf([...flags, ...NUMBERS, ...SPOTS], name);
  const to = piece as unknown as { [mark: string]: unknown };
  if (flags.includes(known)) to[known] = value === undefined ? true : fail(...noValue(mark));
  else if (known === 'force') to[known] = oneOf(FORCES, Number(value));
  else if (known === 'target') to[known] = oneOf(SPACE_IDS, value);
  else if (known === 'from') to[known] = oneOf([...SPACE_IDS, ...LAKE_IDS], value);
  else to[known] = numberIn(value, 0, MOST);
}

const noValue = (mark: string): [en: string, ja: string] => [
  `"${mark}" takes no value`,
  `「${mark}」に値は付かない`,
];
