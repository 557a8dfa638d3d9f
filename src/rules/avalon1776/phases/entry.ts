import { frame } from '../../kernel/frame.js';
import type { Table } from '../../kernel/table.js';
import { other, type Side } from '../components/side.js';
import { AUTOMATIC } from '../components/tables.js';
import { type Counts, isCombat, UNIT } from '../components/units.js';
import type { EntryFrame, PayFrame, ShiftFrame, SideFrame } from '../frames.js';
import { LEAST_MP_LEFT, pointsToWin, winsAtOnce } from '../questions/automatic.js';
import { spoilsFor } from '../questions/capture.js';
import { facesIn, hasCovered, turnUp } from '../questions/covered.js';
import {
  isInside,
  outside,
  points,
  pointsAt,
  presentAt,
  put,
  statusesIn,
  takeFrom,
  takeLot,
  troopsAt,
  troopsOf,
  typesIn,
} from '../questions/force.js';
import { mpLeft, readiness } from '../questions/marching.js';
import type { State1776, Status } from '../state.js';
import { guardHaven } from './navy.js';
import { run } from './phase.js';
import { driveOff } from './shift.js';
import { destroyBuilt } from './works.js';

/** The frame for units that have come into a hex, from another hex or from outside the area of play. */
export const cameInto = (by: Side, hex: string, from: string | null, units: Counts): EntryFrame =>
  frame<EntryFrame>({ f: 'entry', by, hex, from, troops: points(units) > 0 });

/**
 * A1776-adv.seq what happens when units of a side come into a hex in its movement phase: on the march, as an arrival,
 * from a bateau, by sea or by a forced march. A1776-adv.IV.A.1 only combat units that come in win at once,
 * A1776-adv.IV.A.7 and nobody elsewhere. Its column, if one came, goes on or stays.
 */
export const entry = run<EntryFrame>({
  clause: 'A1776-adv.IV.A.1',
  run({ state, frame: { by, hex, from, troops }, table, push }) {
    const shifts = meet(state, table, { by, hex, troops });
    destroyBuilt(state, table, by, hex);
    guardHaven(state, table);
    const owed = troops && winsAtOnce(state, by, hex) ? win(state, by, hex, table) : 0;
    const pay = owed > 0 ? [frame<PayFrame>({ f: 'pay', by, points: owed })] : [];
    const spoils = spoilsFor(state, from === null ? [hex] : [from, hex]).filter(
      // Where they come from, they have been asked already about what they leave alone.
      (one) => one.at !== from || one.by !== by,
    );
    const onward = state.column === null ? [] : [frame<SideFrame>({ f: 'onward', by })];
    push(...shifts, ...pay, ...spoils, ...onward);
  },
});

/**
 * A1776-opt.I.E.2 enemy face-down counters in a hex that combat units enter are turned up, A1776-opt.I.E.1 and so are
 * face-down counters that come in among combat units: A1776-opt.I.F both sides at once. A1776-opt.I.G.2 decoys are
 * driven off by any unit that comes in.
 */
function meet(
  state: State1776,
  table: Table,
  { by, hex, troops }: Pick<EntryFrame, 'by' | 'hex' | 'troops'>,
): ShiftFrame[] {
  const enemy = other(by);
  if (troops) show(state, table, enemy, hex);
  const shifts = driveOff(state, enemy, hex, table);
  if (troopsAt(state, enemy, hex) > 0) show(state, table, by, hex);
  return shifts;
}

/**
 * A1776-opt.I.F where units would come in if there were no enemies, face-down counters of the enemy have to show
 * whether they bar the hex; A1776-opt.I.G.2 decoys do not, and are driven off.
 */
export function challenge(state: State1776, table: Table, side: Side, hex: string): ShiftFrame[] {
  if (!hasCovered(presentAt(state, side, hex))) return [];
  show(state, table, side, hex);
  return troopsAt(state, side, hex) > 0 ? [] : driveOff(state, side, hex, table);
}

/** A1776-opt.I.F turns up all counters of a side in a hex, so that everybody knows them. */
function show(state: State1776, table: Table, side: Side, hex: string): void {
  const faces = facesIn(state, side, hex);
  const units = turnUp(state, side, hex);
  if (faces.length === 0) return;
  table.say({
    type: 'shown',
    clause: 'A1776-opt.I.F',
    data: { side, hex, units: { ...units } },
    reveals: faces,
  });
}

/** A1776-opt.I.D tells everybody that the owner has turned up a counter. */
export const sayShown = (
  table: Table,
  data: { readonly side: Side; readonly hex: string; readonly units: Counts },
  faces: readonly string[],
): void => table.say({ type: 'shown', clause: 'A1776-opt.I.D', data: { ...data }, reveals: faces });

/** A1776-adv.IV.A.2 after an entry a column goes on, or stays if the rules hold it. */
export const onward = run<SideFrame>({
  clause: 'A1776-adv.IV.A.2',
  run({ state, frame: { by }, push }) {
    const { column } = state;
    if (column === null) return;
    if (pointsAt(state, other(by), column.at) > 0 || mpLeft(column) <= 0) halt(state);
    else push(frame<SideFrame>({ f: 'column', by }));
  },
});

/** Ends the march of the column: it stays, with what it has captured, for the rest of this phase. */
export function halt(state: State1776): void {
  const { column } = state;
  if (column === null) throw new Error('no column is on the march');
  const { by, at, spent, units, captives } = column;
  state.column = null;
  put(state, by, at, `spent${spent}`, units);
  put(state, by, at, `spent${spent}`, captives?.units ?? {});
}

/**
 * A1776-adv.IV.A.1 removes the enemies outside forts. A1776-adv.IV.A.2 the strength of units that were in the hex
 * before is used first, then that of the column: all of it pays MP, or its owner names the units that pay. Returns how
 * many points the owner has still to name.
 */
function win(state: State1776, by: Side, hex: string, table: Table): number {
  const enemy = other(by);
  const needed = pointsToWin(state, by, hex) ?? 0;
  const lost = troopsOf(outside(state.hexes[hex]?.[enemy]));
  const from = statusesIn(state.hexes[hex]?.[enemy] ?? {}).filter((status) => !isInside(status));
  takeFrom(state, enemy, hex, { ...lost }, from);
  table.say({
    type: 'overrun',
    clause: 'A1776-adv.IV.A.1',
    data: { side: by, hex, units: { ...lost } },
  });
  const owed = needed - pointsAt(state, by, hex);
  release(state, by, hex);
  const { column } = state;
  if (column?.by !== by || column.at !== hex || owed <= 0) return 0;
  if (points(column.units) > owed) return owed;
  payAll(state);
  return 0;
}

/**
 * A1776-adv.IV.A.3 units that were in the hex before may go on if they can pay the 2 MP and a step is left; units that
 * are held stay.
 */
function release(state: State1776, by: Side, hex: string): void {
  for (const status of statusesIn(state.hexes[hex]?.[by] ?? {})) {
    const spent = status.startsWith('spent')
      ? Number(status.slice('spent'.length))
      : readiness(status);
    if (spent === null) continue;
    const lot = takeLot(state, by, hex, status);
    for (const code of typesIn(lot)) {
      // Guns and supply that had not stopped stay as they are: they have no strength that was used.
      const stays = !isCombat(code) && readiness(status) !== null;
      const next = stays ? status : used(spent, UNIT[code].move);
      put(state, by, hex, next, { [code]: lot[code] ?? 0 });
    }
  }
}

/**
 * A1776-adv.IV.A.2, A1776-adv.IV.A.3 the status of units whose strength was used, by the MP that they had spent before.
 */
export const used = (spent: number, allowance: number): Status =>
  allowance - spent < LEAST_MP_LEFT ? `spent${spent}` : `free${spent + AUTOMATIC.mp}`;

/** A1776-adv.IV.A.2 the whole column pays 2 MP; A1776-adv.IV.A.3 with fewer than 3 MP left it stays. */
export function payAll(state: State1776): void {
  const { column } = state;
  if (column === null) return;
  if (mpLeft(column) < LEAST_MP_LEFT) halt(state);
  else column.spent += AUTOMATIC.mp;
}
