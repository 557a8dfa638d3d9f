import { frame } from '../../kernel/frame.js';
import type { Table } from '../../kernel/table.js';
import { other, type Side } from '../components/side.js';
import type { Counts } from '../components/units.js';
import type { GarrisonFrame, SideFrame } from '../frames.js';
import { add, hexesIn, men, outsideAt, points, takeFrom, tidy } from '../questions/force.js';
import { buildersOf, isAbandoned, isHeldAgainst } from '../questions/works.js';
import type { State1776, Status } from '../state.js';
import { run } from './phase.js';

/**
 * A1776-adv.IV.B.2.d at the start of its owner's combat phase a fort under construction is finished; units in its hex
 * may go inside.
 */
export const rise = run<SideFrame>({
  clause: 'A1776-adv.IV.B.2.d',
  run({ state, frame: { by }, table, push }) {
    for (const hex of hexesIn(state)) {
      const spot = state.hexes[hex];
      if (spot?.built !== by) continue;
      delete spot.built;
      spot.fort = by;
      table.say({ type: 'finished', clause: 'A1776-adv.IV.B.2.d', data: { side: by, hex } });
      // A1776-opt.I the owner of face-down counters is asked even if all are decoys, as otherwise they would be known
      // for decoys.
      if (men(outsideAt(state, by, hex)) > 0)
        push(frame<GarrisonFrame>({ f: 'garrison', by, hex }));
    }
  },
});

/** A1776-adv.IV.B.2.c statuses of units that have not moved: only those can found a fort. */
const STAYED: readonly Status[] = ['held', 'rest'];

/**
 * A1776-adv.IV.B.2.c at the end of the combat phase the units that founded a fort are replaced by a fort under
 * construction, if all of them are still there and no enemies are.
 */
export const ending = run<SideFrame>({
  clause: 'A1776-adv.IV.B.2.c',
  run({ state, frame: { by }, table }) {
    for (const hex of hexesIn(state)) {
      const spot = state.hexes[hex];
      const unit = spot?.founds;
      if (spot === undefined || unit === undefined) continue;
      delete spot.founds;
      const builders = buildersOf(stayed(state, by, hex), unit);
      if (builders === null || isHeldAgainst(state, by, hex)) {
        tidy(state, hex);
        table.say({ type: 'forsaken', clause: 'A1776-adv.IV.B.2.c', data: { side: by, hex } });
        continue;
      }
      spot.built = by;
      takeFrom(state, by, hex, builders, STAYED);
      table.say({ type: 'begun', clause: 'A1776-adv.IV.B.2.c', data: { side: by, hex } });
    }
  },
});

function stayed(state: State1776, by: Side, hex: string): Counts {
  const counts: Counts = {};
  for (const status of STAYED) add(counts, state.hexes[hex]?.[by]?.[status] ?? {});
  return counts;
}

/**
 * A1776-adv.IV.B.2.c enemy combat units in the hex destroy a fort under construction, even if friends of it are there.
 * Its founders may have been the last in an entrenchment, which is then removed too.
 */
export function destroyBuilt(state: State1776, table: Table, by: Side, hex: string): void {
  const spot = state.hexes[hex];
  if (spot?.built !== other(by) || points(outsideAt(state, by, hex)) === 0) return;
  delete spot.built;
  tidy(state, hex);
  table.say({ type: 'wrecked', clause: 'A1776-adv.IV.B.2.c', data: { side: other(by), hex } });
  forsake(state, table, other(by), hex);
}

/** A1776-adv.IV.C.2.d removes an entrenchment of that side if none of its combat units is left in it. */
export function forsake(state: State1776, table: Table, side: Side, hex: string): void {
  const spot = state.hexes[hex];
  if (spot === undefined || !isAbandoned(state, side, hex)) return;
  delete spot.dug;
  tidy(state, hex);
  table.say({ type: 'abandoned', clause: 'A1776-adv.IV.C.2.d', data: { side, hex } });
}
