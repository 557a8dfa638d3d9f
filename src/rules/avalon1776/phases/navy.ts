import type { Table } from '../../kernel/table.js';
import { STAYS_TO } from '../components/campaign/navy.js';
import {
  havens,
  isEnlisted,
  isInHaven,
  isOverrun,
  navyIn,
  portedBy,
} from '../questions/campaign/navy.js';
import type { ShipState, State1776 } from '../state.js';
import { run } from './phase.js';

/** A1776-campopt.I.A in February 1776 the Continental Navy becomes one of the fleets that are due. */
export function enlist(state: State1776): void {
  if (isEnlisted(state)) set(state, { at: 'due' });
}

/** A1776-campopt.I.F at the start of a turn a die decides whether the Continental Navy stays in play. */
export const navy = run({
  clause: 'A1776-campopt.I.F',
  run({ state, table }) {
    const [die = 1] = table.roll(1, 'continental-navy', 'A1776-campopt.I.F');
    const stays = die <= STAYS_TO;
    table.say({ type: 'navy-stays', clause: 'A1776-campopt.I.F', data: { die, stays } });
    if (!stays) remove(state);
  },
});

/** A1776-campopt.I.C the repair of the Continental Navy is over: it is in its port and may move. */
export function refloat(state: State1776, table: Table): void {
  const { port = '', ported } = state.ships?.cn ?? {};
  set(state, { at: port, ...(ported !== undefined && { ported }) });
  table.say({
    type: 'navy-repaired',
    clause: 'A1776-campopt.I.C',
    data: { at: port },
  });
}

/**
 * A1776-campopt.I.C the damaged Continental Navy is in a port for so many turns, which its owner chooses; if no port is
 * free it is eliminated. Returns whether the port is to be chosen.
 */
export function cripple(state: State1776, table: Table, turns: number): boolean {
  const { ported } = state.ships?.cn ?? {};
  set(state, {
    ...{ at: 'refit', until: state.turn + turns },
    ...(ported !== undefined && { ported }),
  });
  if (havens(state).length > 0) return true;
  lose(state, table, 'repair', 'A1776-campopt.I.C');
  return false;
}

/** A1776-campopt.I.C the Continental Navy is eliminated if regulars are in the port where it is repaired. */
export function guardHaven(state: State1776, table: Table): void {
  if (isOverrun(state)) lose(state, table, 'repair', 'A1776-campopt.I.C');
}

/** A1776-campopt.I.E at the end of the movement phase, records whether the Continental Navy is in port. */
export function logPort(state: State1776, table: Table): void {
  const now = navyIn(state);
  if (now === undefined) return;
  if (isInHaven(state)) set(state, { ...now, ported: state.turn });
  else if ((portedBy(now) ?? Infinity) <= state.turn)
    lose(state, table, 'sea', 'A1776-campopt.I.E');
}

function lose(state: State1776, table: Table, why: 'repair' | 'sea', clause: string): void {
  remove(state);
  table.say({ type: 'navy-lost', clause, data: { why } });
}

function set(state: State1776, cn: ShipState): void {
  state.ships = { ...state.ships, cn };
}

/** Removes the Continental Navy for good. */
function remove(state: State1776): void {
  const { cn: _, ...ships } = state.ships ?? {};
  if (Object.keys(ships).length > 0) state.ships = ships;
  else delete state.ships;
}
