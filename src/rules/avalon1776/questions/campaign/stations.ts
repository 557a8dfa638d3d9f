import { type BoxId, TRANSIT_BOXES } from '../../components/campaign/boxes.js';
import { EXIT_WATERS } from '../../components/campaign/sea.js';
import { SHIP, type ShipId, SHIPS } from '../../components/campaign/ships.js';
import { other, type Side } from '../../components/side.js';
import type { ShipState, State1776 } from '../../state.js';
import { asideOf, fleetsAt, fleetsOf } from './fleets.js';
import { havens } from './navy.js';
import { WEST_INDIES } from './west-indies.js';

/** A1776-camp.IX.D.4 damaged fleets whose quarters are over. */
export const returning = (state: State1776, side: Side): ShipId[] =>
  asideOf(state, side, 'refit').filter((id) => (state.ships?.[id]?.until ?? 0) <= state.turn);

/** Whether a side has fleets that come at the start of its movement phase. */
export const hasComing = (state: State1776, side: Side): boolean =>
  returning(state, side).length > 0 || asideOf(state, side, 'due').length > 0;

/** Variable forces that were called and have not come yet. */
export const calledOf = (state: State1776, side: Side): ShipId[] =>
  asideOf(state, side, 'due').filter(
    (id) => SHIP[id].group === 'variable' && state.ships?.[id]?.until === undefined,
  );

/** A1776-camp.VIII.B.2 the first placing of a fleet of the French, in the turn they enter or any later one. */
const isFirst = (state: State1776, id: ShipId): boolean =>
  SHIP[id].french && SHIP[id].group === 'deployed' && state.ships?.[id]?.until === undefined;

export interface Stations {
  readonly boxes: readonly BoxId[];
  /** Hexes of the lanes. */
  readonly waters: readonly string[];
  /** Whether it may come later. */
  readonly waits: boolean;
  readonly clause: string;
}

/**
 * Where a fleet comes: A1776-camp.IX.D.4 after its damage, A1776-camp.IX.E.4 when it was called, in any transit box;
 * A1776-camp.VIII.B.2 the first of the French at the southern or eastern edge of the map or in the West Indies;
 * A1776-campopt.I.A, A1776-campopt.I.C the Continental Navy in an uncontrolled port.
 */
export function stationsFor(state: State1776, id: ShipId): Stations {
  if (isFirst(state, id))
    return {
      boxes: [WEST_INDIES],
      waters: [...(EXIT_WATERS.get('south') ?? []), ...(EXIT_WATERS.get('east') ?? [])],
      // A1776-camp.VIII.C.2 it has to come
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
 * A fleet as it stands once it has come: A1776-camp.IX.D.4 after its damage, and A1776-camp.VIII.B.2 in the West Indies
 * or A1776-camp.IX.B.1.c.2 among enemy ships, it does not move in this phase; A1776-basic.VI.E onto the map for 1 MP;
 * A1776-campopt.I.C damaged the Continental Navy is inactive in its port.
 */
export function settled(state: State1776, id: ShipId, at: string): ShipState {
  const now = state.ships?.[id];
  if (now?.at === 'refit' && id === 'cn') return { ...now, port: at };
  const { until, aboard } = now ?? {};
  const { side, group } = SHIP[id];
  const stays =
    until !== undefined || at === WEST_INDIES || fleetsAt(state, other(side), at).length > 0;
  return {
    at,
    ...(aboard !== undefined && { aboard }),
    // A1776-campopt.I.E its time at sea is counted from here
    ...(id === 'cn' && { ported: state.turn }),
    ...(stays ? { as: 'done' } : group !== 'variable' && { paid: 1 }),
  };
}

/** A1776-camp.IX.E.2 variable forces of a side that are in play, on the map or in boxes. */
export const variableOf = (state: State1776, side: Side): ShipId[] =>
  fleetsOf(state, side).filter((id) => SHIP[id].group === 'variable');

/** A1776-camp.IX.E.3 those that may be called: neither in play, nor damaged, nor sunk, nor gone just now. */
export const callable = (state: State1776, side: Side, tried: readonly ShipId[]): ShipId[] =>
  SHIPS.filter(({ id, side: of, group }) => {
    const at = state.ships?.[id]?.at ?? 'away';
    const failed = state.ships?.[id]?.until === state.turn;
    return of === side && group === 'variable' && at === 'away' && !failed && !tried.includes(id);
  }).map(({ id }) => id);
