import { frame } from '../../kernel/frame.js';
import { type Counts, isCombat, UNIT, type UnitCode } from '../components/units.js';
import type { PayFrame } from '../frames.js';
import { add, put, typesIn } from '../questions/force.js';
import type { State1776 } from '../state.js';
import { payAll, used } from './entry.js';
import { ask } from './phase.js';

interface Facts {
  readonly units: Counts;
  readonly points: number;
}

const mayPay = ({ units, points }: Facts, unit: UnitCode): number =>
  isCombat(unit) ? Math.min(units[unit] ?? 0, points) : 0;

/**
 * A1776-adv.IV.A.2 the owner names just enough units of the column whose strength was used; the others go on without
 * paying.
 */
export const pay = ask<PayFrame>()({
  clause: 'A1776-adv.IV.A.2',
  verbs: { name: { unit: 'unit', points: 'points' }, all: {} },
  facts: ({ column }, { points }): Facts => ({ units: column?.units ?? {}, points }),
  *candidates(facts) {
    yield { do: 'all' };
    for (const unit of typesIn(facts.units))
      for (let points = 1; points <= mayPay(facts, unit); points++)
        yield { do: 'name', unit, points };
  },
  guards: {
    name: [
      {
        clause: 'A1776-adv.IV.A.2',
        holds: (facts, { unit, points }) => points <= mayPay(facts, unit),
      },
    ],
  },
  apply: {
    all({ state, frame: now, table, done }) {
      const side = now.by;
      payAll(state);
      table.say({ type: 'paid', clause: 'A1776-adv.IV.A.2', data: { side, units: null } });
      done();
    },
    name({ state, frame: { by, points: owed }, table, done, push }, { unit, points }) {
      part(state, unit, points);
      const units: Counts = { [unit]: points };
      table.say({ type: 'paid', clause: 'A1776-adv.IV.A.2', data: { side: by, units } });
      done();
      if (owed > points) push(frame<PayFrame>({ f: 'pay', by, points: owed - points }));
    },
  },
});

/** The named units leave the column; they may march by themselves if MP are left. */
function part(state: State1776, unit: UnitCode, points: number): void {
  const { column } = state;
  if (column === null) throw new Error('no column is on the march');
  const units: Counts = { [unit]: points };
  add(column.units, units, -1);
  put(state, column.by, column.at, used(column.spent, UNIT[unit].move), units);
}
