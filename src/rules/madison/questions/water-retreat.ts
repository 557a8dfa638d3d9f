import { type Frame, frame as framed } from '../../kernel/frame.js';
import type { Table } from '../../kernel/table.js';
import { LEADER } from '../components/leaders.js';
import type { SpaceId } from '../components/map.js';
import type { Side } from '../components/side.js';
import type { UnitId } from '../components/units.js';
import type { SideFrame } from '../frames.js';
import type { MadisonState } from '../state.js';
import { moveLeader, moveShip } from './harbour.js';
import { mayBeIn } from './march.js';
import { canCarry, isCarriable } from './naval.js';
import { leadersAt, removeUnit, shipsAt, unitsAt } from './pieces.js';

/** MMW-10.84 the ships cannot carry all; the owner says who is left behind. */
export interface CarryFrame extends SideFrame {
  readonly f: 'carry';
  readonly space: SpaceId;
  readonly to: SpaceId;
}

/** MMW-11.33, MMW-3.63 whether ships may carry a unit to that town at all. */
export const isCarriableTo = (unit: UnitId, to: SpaceId): boolean =>
  isCarriable(unit) && mayBeIn(unit, to);

/** Units of a force that ships may carry there. */
export const passengers = (
  state: MadisonState,
  side: Side,
  space: SpaceId,
  to: SpaceId,
): UnitId[] => unitsAt(state, side, space).filter((id) => isCarriableTo(id, to));

const fitsAboard = (state: MadisonState, side: Side, space: SpaceId, to: SpaceId): boolean =>
  canCarry(state, shipsAt(state, side, space), passengers(state, side, space, to));

/**
 * MMW-10.81, MMW-10.82 the force sails off with the ships that lie there; too large for them, its owner is asked who
 * surrenders (MMW-10.84), unless there is only one who can.
 */
export function waterRetreat(
  state: MadisonState,
  side: Side,
  space: SpaceId,
  to: SpaceId,
  table: Table,
): Frame[] {
  if (!fitsAboard(state, side, space, to)) {
    const [only, ...others] = passengers(state, side, space, to);
    if (only === undefined || others.length > 0)
      return [framed<CarryFrame>({ f: 'carry', by: side, space, to })];
    removeUnit(state, only, 'MMW-10.84', table);
  }
  sailOff(state, side, space, to, table);
  return [];
}

/** Ships, passengers and leaders leave together; Indians and dragoons stay (MMW-9.47, MMW-3.62). */
function sailOff(state: MadisonState, side: Side, space: SpaceId, to: SpaceId, table: Table): void {
  const units = passengers(state, side, space, to);
  for (const id of units) {
    state.units[id].at = to;
    state.units[id].from = undefined;
  }
  for (const id of leadersAt(state, side, space)) {
    if (LEADER[id].kind === 'indian') continue;
    moveLeader(state, id, to, 'MMW-10.82', table);
  }
  for (const id of shipsAt(state, side, space)) {
    moveShip(state, id, to, 'MMW-10.82', table);
  }
  table.say({
    type: 'sailed-off',
    clause: 'MMW-10.8',
    data: { side, from: space, to, units: [...units] },
  });
}
