import { EVENT_FORTS } from '../../components/forts.js';
import { SPACE_IDS } from '../../components/map.js';
import { type Side, SIDES } from '../../components/side.js';
import type { MadisonState } from '../../state.js';
import { addFront } from './front.js';
import { SPACE_NO, TERRITORY } from './numbers.js';
import { BASES, FORTS, VALUE } from './prizes.js';
import { blankSideBoard, type Board, column, tally } from './side-board.js';

const SPACES = SPACE_IDS.length;

/** The only board, filled in for every position that is evaluated: making a new one takes longer. */
let only: Board | undefined;

function blank(state: MadisonState): Board {
  return {
    state,
    us: blankSideBoard(),
    gb: blankSideBoard(),
    holder: [...TERRITORY],
    value: column(),
    importance: column(),
    fort: new Uint8Array(SPACES),
    stands: 0,
  };
}

/** The board of a position, valid until the next one is requested. */
export function boardOf(state: MadisonState): Board {
  const board = (only ??= blank(state));
  board.state = state;
  for (let no = 0; no < SPACES; no++) board.holder[no] = TERRITORY[no] as Side;
  addTowns(board);
  for (const side of SIDES) {
    if (tally(board[side], side, state)) board.stands += 1;
    occupy(board, side);
  }
  addPrizes(board);
  for (const side of SIDES) addFront(board, side);
  return board;
}

function addTowns({ state: { turn, destroyed, forts }, value, fort }: Board): void {
  value.set(VALUE);
  for (const id in destroyed) value[SPACE_NO.get(id) ?? 0] = 0;
  fort.set(FORTS.get(turn) ?? []);
  for (const { id, at } of EVENT_FORTS) if (forts[id] === true) fort[SPACE_NO.get(at) ?? 0] = 1;
}

/** MMW-4.14, MMW-4.15 marks the enemy spaces that a side controls. */
function occupy(board: Board, side: Side): void {
  const { holder, value } = board;
  const { strength, units, others } = board[side];
  for (let no = 0; no < SPACES; no++) {
    if (units[no] === 0 || TERRITORY[no] === side) continue;
    const needed = value[no] ?? 0;
    if ((strength[no] ?? 0) >= needed && ((others[no] ?? 0) > 0 || needed <= 1)) holder[no] = side;
  }
}

/**
 * Value of winning or losing a space: its VPs and its base. For the value of three cities or of Quebec see `drive.ts`.
 */
function addPrizes({ state, value, importance }: Board): void {
  for (let no = 0; no < SPACES; no++) importance[no] = (value[no] ?? 0) + (BASES[no] ?? 0);
  for (const id in state.basesDestroyed) {
    const no = SPACE_NO.get(id) ?? 0;
    importance[no] = value[no] ?? 0;
  }
}
