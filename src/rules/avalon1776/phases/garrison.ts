import type { Side } from '../components/side.js';
import type { Counts } from '../components/units.js';
import type { GarrisonFrame } from '../frames.js';
import { told } from '../questions/covered.js';
import { add, isInside, outside, put, statusesIn, takeFrom, typesIn } from '../questions/force.js';
import type { State1776 } from '../state.js';
import { ask } from './phase.js';

interface Facts {
  readonly units: Counts;
}

/** The units outside the fort that can go inside; those that never move stay where they are. */
export function ableToEnter(state: State1776, by: Side, hex: string): Counts {
  const units = outside(state.hexes[hex]?.[by]);
  return add(units, state.hexes[hex]?.[by]?.fixed ?? {}, -1);
}

/**
 * Units may go inside a fort A1776-adv.IV.B.1.h when combat in its hex is over, and A1776-adv.IV.B.2.d when it is
 * finished.
 */
export const garrison = ask<GarrisonFrame>()({
  clause: 'A1776-adv.IV.B.1.h',
  forced: () => true,
  verbs: { enter: { unit: 'unit', points: 'points' }, end: {} },
  facts: (state, { by, hex }): Facts => ({ units: ableToEnter(state, by, hex) }),
  *candidates({ units }) {
    yield { do: 'end' };
    for (const unit of typesIn(units))
      for (let points = 1; points <= (units[unit] ?? 0); points++)
        yield { do: 'enter', unit, points };
  },
  guards: {
    enter: [
      {
        clause: 'A1776-adv.IV.B.1.h',
        holds: ({ units }, { unit, points }) => points <= (units[unit] ?? 0),
      },
    ],
  },
  apply: {
    enter({ state, frame: { by, hex }, table }, { unit, points }) {
      goInside(state, by, hex, { [unit]: points });
      table.say({
        type: 'entered',
        clause: 'A1776-adv.IV.B.1.h',
        ...told({ side: by, hex, units: { [unit]: points } }),
      });
    },
    end: ({ done }) => done(),
  },
});

/** A1776-adv.IV.B.1 moves units into the fort of the hex, first those that can no longer march. */
export function goInside(state: State1776, by: Side, hex: string, units: Counts): void {
  const lots = statusesIn(state.hexes[hex]?.[by] ?? {}).filter((status) => !isInside(status));
  const order = ['spent', 'held', 'free', 'rest'];
  const rank = (status: string) => order.findIndex((one) => status.startsWith(one));
  takeFrom(
    state,
    by,
    hex,
    units,
    lots.filter((one) => rank(one) >= 0).sort((a, b) => rank(a) - rank(b)),
  );
  put(state, by, hex, 'into', units);
}
