import { beforeMore } from '../../kernel/action.js';
import type { SideFrame } from '../frames.js';
import { add, isEmpty, pointsAt, put, typesIn } from '../questions/force.js';
import { barOf, mpLeft, waysOf } from '../questions/marching.js';
import type { Ways } from '../questions/search.js';
import { other } from '../components/side.js';
import type { UnitCode } from '../components/units.js';
import type { Column, Counts, State1776 } from '../state.js';
import { ask } from './phase.js';

interface Facts {
  readonly state: State1776;
  readonly column: Column;
  readonly ways: Ways;
}

const columnIn = ({ column }: State1776): Column => {
  if (column === null) throw new Error('no column is on the march');
  return column;
};

/** How many points of a type may be left behind so that something goes on, in the order of texts. */
function partsOf(units: Counts, unit: UnitCode): number[] {
  const all = units[unit] ?? 0;
  const most = typesIn(units).length > 1 ? all : all - 1;
  return Array.from({ length: most }, (_, less) => less + 1).sort((a, b) =>
    String(a) < String(b) ? -1 : 1,
  );
}

/** A1776-basic.II.A a stack from one hex to another; who is left behind stays where it is. A1776-basic.II.E nobody else moves, and no combat takes place. */
export const column = ask<SideFrame>()({
  clause: 'A1776-basic.II.A',
  verbs: { leave: { unit: 'unit', points: 'points' }, go: { hex: 'hex' }, stop: {} },
  facts(state): Facts {
    const on = columnIn(state);
    return { state, column: on, ways: waysOf(state, on) };
  },
  // a hundred ends of a march: those that may be chosen, in the order of their keys
  exact: true,
  *candidates({ column: { units }, ways }) {
    for (const hex of [...ways.ids].sort()) yield { do: 'go', hex };
    for (const unit of typesIn(units).sort(beforeMore))
      for (const points of partsOf(units, unit)) yield { do: 'leave', unit, points };
    yield { do: 'stop' };
  },
  guards: {
    leave: [
      {
        clause: 'A1776-basic.III.D',
        holds: ({ column: { units } }, { unit }) => units[unit] !== undefined,
      },
      {
        clause: 'A1776-basic.III.B',
        holds: ({ column: { units } }, { unit, points }) => points <= (units[unit] ?? 0),
      },
      {
        clause: 'A1776-basic.II.A',
        holds: ({ column: { units } }, { unit, points }) =>
          !isEmpty(add({ ...units }, { [unit]: points }, -1)),
      },
    ],
    go: [
      {
        clauses: [
          'A1776-basic.II.A',
          'A1776-basic.II.G',
          'A1776-basic.II.H',
          'A1776-basic.II.H.1',
          'A1776-basic.VII.map',
        ],
        barredBy: ({ state, column: on, ways }, { hex }) =>
          ways.spent(hex) === undefined ? barOf(state, on, hex) : null,
      },
    ],
  },
  apply: {
    leave({ state, frame: { by }, table }, { unit, points }) {
      const on = columnIn(state);
      const left: Counts = { [unit]: points };
      add(on.units, left, -1);
      // who is left before the first step has not moved
      put(state, by, on.at, on.moved ? `spent${on.spent}` : on.from, left);
      if (!on.moved) return;
      table.say({
        type: 'left',
        clause: 'A1776-basic.II.A',
        data: { side: by, hex: on.at, units: left },
      });
    },
    go({ state, frame: { by }, table, done }, { hex }) {
      const on = columnIn(state);
      const ways = waysOf(state, on);
      const via = ways.path(hex);
      const mp = ways.spent(hex) ?? 0;
      table.say({
        type: 'marched',
        clause: 'A1776-basic.II.A',
        data: { side: by, from: on.at, to: hex, via: [...via], mp, units: { ...on.units } },
      });
      on.via.push(...via.slice(1));
      on.at = hex;
      on.spent += mp;
      on.moved = true;
      if (mustStop(state, on)) halt(state);
      if (state.column === null) done();
    },
    stop({ state, done }) {
      halt(state);
      done();
    },
  },
});

/** A1776-basic.II.G enemy combat units are there, or no MP are left. */
const mustStop = (state: State1776, on: Column): boolean =>
  pointsAt(state, other(on.by), on.at) > 0 || mpLeft(on) === 0;

/** The column is where it stays for this phase. */
function halt(state: State1776): void {
  const { by, at, spent, units } = columnIn(state);
  state.column = null;
  put(state, by, at, `spent${spent}`, units);
}
