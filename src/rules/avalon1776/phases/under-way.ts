import type { Frame } from '../../kernel/frame.js';
import type { Table } from '../../kernel/table.js';
import type { BoxId } from '../components/campaign/boxes.js';
import { LANDING_COST, SHIP } from '../components/campaign/ships.js';
import type { Counts } from '../components/units.js';
import { isBox, shelve } from '../questions/campaign/boxes.js';
import { costNow, landingCost, place, stow, whereIs } from '../questions/campaign/voyage.js';
import { noteArrival, WEST_INDIES } from '../questions/campaign/west-indies.js';
import { spoilsFor } from '../questions/capture.js';
import { takeFrom } from '../questions/force.js';
import type { Sailing, State1776 } from '../state.js';
import { openTowns } from './indian-towns.js';

/** A1776-camp.IX.C.4.c an embarkation or landing is paid for once, for any number of units. */
export function pay(now: Sailing, op: string, cost: number): void {
  now.spent += costNow(now, op, cost);
  now.op = op;
}

/**
 * A1776-camp.IX.C.2 units of a hex go aboard; returns the frames about counters they leave behind that enemies may
 * take.
 */
export function takeAboard(
  state: State1776,
  table: Table,
  now: Sailing,
  hex: string,
  units: Counts,
): Frame[] {
  const { side } = SHIP[now.id];
  pay(now, `embark ${hex}`, landingCost(state, side, whereIs(state, now.id), hex) ?? 0);
  takeFrom(state, side, hex, { ...units }, ['rest', 'in']);
  stow(state, now.id, units, 1);
  now.loaded = true;
  table.say({
    type: 'embarked',
    clause: 'A1776-camp.IX.C.2',
    data: { side, ship: now.id, at: hex, units },
  });
  openTowns(state, table, { by: side, from: hex, to: null, units });
  return spoilsFor(state, [hex]);
}

/** A1776-camp.IX.C.4 units in the box of a port go aboard. */
export function takeFromBox(state: State1776, table: Table, now: Sailing, units: Counts): void {
  const { side } = SHIP[now.id];
  const at = whereIs(state, now.id);
  pay(now, 'fetch', LANDING_COST.port);
  if (isBox(at)) shelve(state, side, at, units, -1);
  stow(state, now.id, units, 1);
  now.loaded = true;
  table.say({
    type: 'embarked',
    clause: 'A1776-camp.IX.C.2',
    data: { side, ship: now.id, at, units },
  });
}

/** A1776-camp.IX.B.1 a fleet sails on the map, or A1776-camp.IX.B.2.a.5.a from a box onto it. */
export function sailTo(
  state: State1776,
  table: Table,
  now: Sailing,
  water: string,
  mp: number,
): void {
  const from = whereIs(state, now.id);
  place(state, now.id, water);
  Object.assign(now, { spent: now.spent + mp, moved: true });
  delete now.op;
  table.say({
    type: 'sailed',
    clause: isBox(from) ? 'A1776-camp.IX.B.2.a.5.a' : 'A1776-camp.IX.B.1',
    data: { side: SHIP[now.id].side, ship: now.id, from, to: water, mp },
  });
}

/**
 * A1776-camp.IX.B.2.a.5 a fleet goes from box to box, or A1776-camp.IX.B.2.a.1 off the map, which ends its movement.
 */
export function crossTo(state: State1776, table: Table, now: Sailing, box: BoxId): void {
  const from = whereIs(state, now.id);
  const fromMap = !isBox(from);
  if (box === WEST_INDIES) noteArrival(state, now.id);
  else place(state, now.id, box);
  Object.assign(now, {
    ...{ moved: true, ended: true },
    ...(fromMap && { fromMap, spent: now.spent + 1 }),
  });
  delete now.op;
  table.say({
    type: 'sailed',
    clause: fromMap ? 'A1776-camp.IX.B.2.a.1' : 'A1776-camp.IX.B.2.a.5',
    data: { side: SHIP[now.id].side, ship: now.id, from, to: box, mp: fromMap ? 1 : 0 },
  });
}
