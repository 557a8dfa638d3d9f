import type { AskFrame, Frame, State } from '../../../../src/rules/kernel/frame.js';
import { phasesOf } from '../../../../src/rules/kernel/phase.js';

export const SIDES = ['red', 'blue'] as const;
export type Side = (typeof SIDES)[number];

export const PIECES = [
  'red-bow-1',
  'red-bow-2',
  'red-bow-3',
  'red-sword-1',
  'red-sword-2',
  'blue-bow-1',
  'blue-bow-2',
  'blue-bow-3',
  'blue-sword-1',
  'blue-sword-2',
] as const;
export type Piece = (typeof PIECES)[number];

/** A line of places, each joined to its neighbours. */
export const PLACES = ['red-camp', 'ford', 'hill', 'blue-camp'] as const;
export type Place = (typeof PLACES)[number];

export const COINS = [0, 1, 2] as const;
type Coin = (typeof COINS)[number];

export const DOMAINS = { piece: PIECES, place: PLACES, coin: COINS } as const;
export type ToyIds = { piece: Piece; place: Place; coin: Coin };

export type At = Place | 'hand' | 'reserve' | 'lost';

/**
 * A small game with every kind of frame: sealed set-up, hidden reserve, declared marches, an open strike, losses by
 * rank.
 */
export interface ToyState extends State {
  agenda: Frame[];
  turn: number;
  active: Side;
  pieces: { [P in Piece]: At };
  /** Declared and not yet carried out; the owner's business alone. */
  orders: { [P in Piece]?: Place };
  /** Answers under seal; emptied when they are opened. */
  bids: { [S in Side]?: Coin };
}

export interface LossFrame extends AskFrame {
  readonly f: 'loss';
  readonly by: Side;
  readonly at: Place;
}

export interface SideFrame extends AskFrame {
  readonly by: Side;
}

export const toyPhases = phasesOf<ToyState, ToyIds>();

export const sideOf = (piece: Piece): Side => (piece.startsWith('red') ? 'red' : 'blue');
export const kindOf = (piece: Piece): string => piece.split('-')[1] ?? '';
export const enemyOf = (side: Side): Side => (side === 'red' ? 'blue' : 'red');
export const campOf = (side: Side): Place => `${side}-camp`;
export const piecesOf = (side: Side): Piece[] => PIECES.filter((piece) => sideOf(piece) === side);

export const joined = (a: Place, b: Place): boolean =>
  Math.abs(PLACES.indexOf(a) - PLACES.indexOf(b)) === 1;

export const isPlace = (at: At): at is Place => (PLACES as readonly string[]).includes(at);

export const standing = (state: ToyState, side: Side, place: Place): Piece[] =>
  piecesOf(side).filter((piece) => state.pieces[piece] === place);
