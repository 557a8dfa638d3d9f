import { type BoxId, TRANSIT_BOXES } from '../../components/campaign/boxes.js';
import { EXIT_WATERS } from '../../components/campaign/sea.js';
import { SHIP, type ShipId, SHIPS } from '../../components/campaign/ships.js';
import { other, type Side } from '../../components/side.js';
import type { ShipState, State1776 } from '../../state.js';
import { asideOf, fleetsAt, fleetsOf } from './fleets.js';
import { havens } from './navy.js';
import { WEST_INDIES } from './west-indies.js';

/** A1776-camp.IX.D.4 damaged fleets whose time off the map is over. */
export const returning = (state: State1776, side: Side): ShipId[] =>
  asideOf(state, side, 'refit').filter((id) => (state.ships?.[id]?.until ?? 0) <= state.turn);

/** Whether a side has fleets that come at the start of its movement phase. */
export const hasComing = (state: State1776, side: Side): boolean =>
  returning(state, side).length > 0 || asideOf(state, side, 'due').length > 0;

/** Variable fleets that were called and have not come yet. */
export const calledOf = (state: State1776, side: Side): ShipId[] =>
  asideOf(state, side, 'due').filter(
    (id) => SHIP[id].group === 'variable' && state.ships?.[id]?.until === undefined,
  );

/**
 * A1776-camp.VIII.B.2 whether this is the first placing of a French fleet, in the turn when France enters or any later
 * one.
 */
const isFirst = (state: State1776, id: ShipId): boolean =>
  SHIP[id].french && SHIP[id].group === 'deployed' && state.ships?.[id]?.until === undefined;

export interface Stations {
  readonly boxes: readonly BoxId[];
  /** Hexes of the lanes, or hexsides of ports. */
  readonly waters: readonly string[];
  /** Whether the fleet may wait and come later. */
  readonly waits: boolean;
  readonly clause: string;
}

/**
 * Where a fleet can come: A1776-camp.IX.D.4 after damage and A1776-camp.IX.E.4 after it was called, in any transit box;
 * A1776-camp.VIII.B.2 a French fleet for the first time, at the southern or eastern edge of the map or in the West
 * Indies; A1776-campopt.I.A, A1776-campopt.I.C the Continental Navy in an uncontrolled port.
 */
export function stationsFor(state: State1776, id: ShipId): Stations {
  if (isFirst(state, id))
    return {
      boxes: [WEST_INDIES],
      waters: [...(EXIT_WATERS.get('south') ?? []), ...(EXIT_WATERS.get('east') ?? [])],
      // A1776-camp.VIII.C.2 during the withdrawal it cannot wait.
      waits: state.withdraws !== true,
      clause: 'A1776-camp.VIII.B.2',
    };
  const isDamaged = state.ships?.[id]?.until !== undefined;
  if (id === 'cn')
    return {
      ...{ boxes: [], waters: havens(state), waits: false },
      clause: isDamaged ? 'A1776-campopt.I.C' : 'A1776-campopt.I.A',
    };
  return {
    ...{ boxes: TRANSIT_BOXES, waters: [], waits: false },
    clause: isDamaged ? 'A1776-camp.IX.D.4' : 'A1776-camp.IX.E.4',
  };
}

/**
 * The state of a fleet that has just come. It does not move in this phase A1776-camp.IX.D.4 after damage, and
 * A1776-camp.VIII.B.2 in the West Indies or A1776-camp.IX.B.1.c.2 among enemy ships; A1776-basic.VI.E coming onto the
 * map costs 1 MP; A1776-campopt.I.C the damaged Continental Navy is inactive in its port.
 */
export function stationed(state: State1776, id: ShipId, at: string): ShipState {
  const now = state.ships?.[id];
  if (now?.at === 'refit' && id === 'cn') return { ...now, port: at };
  const { until, aboard } = now ?? {};
  const { side, group } = SHIP[id];
  const stays =
    until !== undefined || at === WEST_INDIES || fleetsAt(state, other(side), at).length > 0;
  return {
    at,
    ...(aboard !== undefined && { aboard }),
    // A1776-campopt.I.E the time at sea is counted from here.
    ...(id === 'cn' && { ported: state.turn }),
    ...(stays ? { as: 'done' } : group !== 'variable' && { paid: 1 }),
  };
}

/** A1776-camp.IX.E.2 variable fleets of a side that are in play, on the map or in boxes. */
export const variableOf = (state: State1776, side: Side): ShipId[] =>
  fleetsOf(state, side).filter((id) => SHIP[id].group === 'variable');

/**
 * A1776-camp.IX.E.3 variable fleets that can be called: not in play, not damaged, not sunk, and not tried or released
 * just now.
 */
export const callable = (state: State1776, side: Side, tried: readonly ShipId[]): ShipId[] =>
  SHIPS.filter(({ id, side: of, group }) => {
    const at = state.ships?.[id]?.at ?? 'away';
    const failed = state.ships?.[id]?.until === state.turn;
    return of === side && group === 'variable' && at === 'away' && !failed && !tried.includes(id);
  }).map(({ id }) => id);
