import { frame } from '../../kernel/frame.js';
import type { Turn } from '../../kernel/phase.js';
import type { Table } from '../../kernel/table.js';
import type { Side } from '../components/side.js';
import type { Counts } from '../components/units.js';
import type { SideFrame, WithdrawFrame } from '../frames.js';
import { spoilsFor } from '../questions/capture.js';
import { add, isEmpty, takeOut, typesIn } from '../questions/force.js';
import { dueToLeave, type Leaver, leavers } from '../questions/withdrawal.js';
import type { State1776 } from '../state.js';
import { ask, run } from './phase.js';

/**
 * A1776-scn4.special.3 French units leave at the start of an American segment; where all of a type have to go, nobody
 * is asked.
 */
export const recall = run<SideFrame>({
  clause: 'A1776-scn4.special.3',
  run({ state, frame: { by }, table, push }) {
    const left: Counts = {};
    const gone: Leaver[] = [];
    for (const [unit, due] of dueToLeave(state)) {
      const there = leavers(state, by, unit);
      if (there.reduce((sum, { points }) => sum + points, 0) > due) left[unit] = due;
      else gone.push(...there);
    }
    for (const one of gone) remove(state, table, by, one);
    const hexes = [...new Set(gone.map(({ hex }) => hex))];
    const more = isEmpty(left) ? [] : [frame<WithdrawFrame>({ f: 'withdraw', by, left })];
    push(...spoilsFor(state, hexes), ...more);
  },
});

function remove(state: State1776, table: Table, side: Side, one: Leaver): void {
  const units: Counts = { [one.unit]: one.points };
  takeOut(state, side, one.hex, { ...units }, one.where);
  table.say({
    type: 'withdrawn',
    clause: 'A1776-scn4.special.3',
    data: { side, hex: one.hex, units },
  });
}

interface Facts {
  readonly left: Counts;
  readonly leavers: readonly Leaver[];
}

/** A1776-scn4.special.3 the American says which of the French go: some from outside a fort, or from inside. */
export const withdraw = ask<WithdrawFrame>()({
  clause: 'A1776-scn4.special.3',
  forced: () => true,
  // Units may be captured before they leave, so fewer may be left than should go; then all of those go.
  moot: (state, { by, left }) =>
    typesIn(left).every((unit) => leavers(state, by, unit).length === 0),
  verbs: {
    withdraw: { hex: 'hex', unit: 'unit', points: 'points' },
    evacuate: { hex: 'hex', unit: 'unit', points: 'points' },
  },
  facts: (state, { by, left }): Facts => ({
    left,
    leavers: dueToLeave(state).flatMap(([unit]) => leavers(state, by, unit)),
  }),
  *candidates({ left, leavers: all }) {
    for (const { hex, unit, points: there, where } of all)
      for (let points = 1; points <= Math.min(there, left[unit] ?? 0); points++)
        yield { do: where === 'in' ? 'evacuate' : 'withdraw', hex, unit, points };
  },
  guards: {
    withdraw: [
      {
        clause: 'A1776-scn4.special.3',
        holds: (facts, one) => one.points <= mostOf(facts, one, 'out'),
      },
    ],
    evacuate: [
      {
        clause: 'A1776-scn4.special.3',
        holds: (facts, one) => one.points <= mostOf(facts, one, 'in'),
      },
    ],
  },
  apply: {
    withdraw: (turn, one) => leave(turn, { ...one, where: 'out' }),
    evacuate: (turn, one) => leave(turn, { ...one, where: 'in' }),
  },
});

const mostOf = (
  { left, leavers: all }: Facts,
  { hex, unit }: Pick<Leaver, 'hex' | 'unit'>,
  where: Leaver['where'],
): number => {
  const found = all.find((one) => one.hex === hex && one.unit === unit && one.where === where);
  return Math.min(left[unit] ?? 0, found?.points ?? 0);
};

function leave(
  { state, frame: now, table, done, push }: Turn<State1776, WithdrawFrame>,
  one: Leaver,
) {
  remove(state, table, now.by, one);
  add(now.left, { [one.unit]: one.points }, -1);
  if (isEmpty(now.left)) done();
  // A1776-adv.IV.F.1 counters that nobody is left to guard may be captured.
  push(...spoilsFor(state, [one.hex]));
}
