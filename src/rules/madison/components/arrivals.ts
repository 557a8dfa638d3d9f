import { lookup } from '../../kits/lookup.js';
import { type LeaderId, LEADERS } from './leaders.js';
import { type ShipId, SHIPS } from './ships.js';
import { type Side, SIDES } from './side.js';
import { SPACE_IDS, type SpaceId } from './spaces.js';
import { TURN_IDS, type TurnId } from './turns.js';
import { type UnitId, UNITS } from './units.js';

/** Pieces that one side places in one space. */
export interface SetUp {
  readonly side: Side;
  readonly at: SpaceId;
  /** `reverse`: the counter shows the replacement. */
  readonly leaders: readonly { readonly id: LeaderId; readonly reverse?: true }[];
  readonly units: readonly UnitId[];
  readonly ships: readonly ShipId[];
}

/** As `SetUp`, but kinds of pieces that are left out are none. */
export type Placing = Pick<SetUp, 'side' | 'at'> & Partial<SetUp>;

export const placing = (given: Placing): SetUp => ({ leaders: [], units: [], ships: [], ...given });

const comes = (turn: TurnId, side: Side, at: SpaceId): SetUp => {
  const here = (piece: { side: Side; at: SpaceId | null }) =>
    piece.side === side && piece.at === at;
  return {
    side,
    at,
    leaders: LEADERS.filter((one) => one.arrives === turn && here(one)).map(({ id }) => ({ id })),
    units: UNITS.filter((one) => one.arrives === turn && here(one)).map(({ id }) => id),
    ships: SHIPS.filter((one) => one.from === turn && here(one)).map(({ id }) => id),
  };
};

const any = ({ leaders, units, ships }: SetUp) => leaders.length + units.length + ships.length > 0;

/**
 * All pieces that arrive in that turn by the dot on their counters and are placed free of charge, by side and in board
 * order.
 */
export const arrivals = (turn: TurnId): readonly SetUp[] =>
  SIDES.flatMap((side) => SPACE_IDS.map((at) => comes(turn, side, at))).filter(any);

/** MMW-14.1 pieces that arrive in the Reinforcement Phase of each turn; none in the first turn and in winter. */
export const REINFORCEMENTS = lookup(TURN_IDS, (turn) => (turn === '1812-1' ? [] : arrivals(turn)));
