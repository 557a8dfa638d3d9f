import { frame } from '../../kernel/frame.js';
import type { Table } from '../../kernel/table.js';
import type { IntakeFrame, PortFrame } from '../frames.js';
import { shelve } from '../questions/campaign/boxes.js';
import { britishIntake, type Due, mayArriveInside } from '../questions/campaign/intake.js';
import { put } from '../questions/force.js';
import { monthIn, type State1776 } from '../state.js';
import { ask, run } from './phase.js';

/** A1776-camp.II.A.2 regulars or supply come to one port; the owner is asked only where there is a choice. */
export const intake = run<IntakeFrame>({
  clause: 'A1776-camp.III.C.1.d',
  run({ state, frame: { nth }, table, push }) {
    const due = dueNow(state, nth);
    if (due === undefined) return;
    const { unit, count, hexes, boxes } = due;
    const [only] = hexes;
    if (
      only !== undefined &&
      hexes.length + boxes.length === 1 &&
      !mayArriveInside(state, 'gb', only)
    )
      land(state, table, due, only);
    else push(frame<PortFrame>({ f: 'port', by: 'gb', nth, left: { [unit]: count } }));
  },
});

function land(state: State1776, table: Table, due: Due, hex: string, inside = false): void {
  const units = { [due.unit]: due.count };
  put(state, 'gb', hex, inside ? 'in' : 'rest', units);
  table.say({ type: 'received', clause: due.clause, data: { hex, units, inside } });
}

/** A1776-camp.IX.B.2.a.2.c a box that is a port takes these units too. */
function store(state: State1776, table: Table, { unit, count, clause, boxes }: Due): void {
  const [box] = boxes;
  if (box === undefined) throw new Error('no box is a port of theirs');
  const units = { [unit]: count };
  shelve(state, 'gb', box, units, 1);
  table.say({ type: 'stored', clause, data: { box, units } });
}

interface Facts {
  readonly state: State1776;
  readonly due: Due;
}

const dueNow = (state: State1776, nth: number): Due | undefined =>
  britishIntake(state, monthIn(state) ?? '')[nth];

const dueOf = (state: State1776, nth: number): Due => {
  const due = dueNow(state, nth);
  if (due === undefined) throw new Error(`no intake ${nth} is due`);
  return due;
};

/**
 * A1776-camp.II.A.2.a, A1776-camp.II.A.2.d all of the units come to one port that the British control;
 * A1776-camp.III.C.2 otherwise they are lost.
 */
export const port = ask<PortFrame>()({
  clause: 'A1776-camp.III.C.3.c.2',
  verbs: { lodge: { hex: 'hex' }, place: { hex: 'hex' }, send: {}, waive: {} },
  facts: (state, { nth }): Facts => ({ state, due: dueOf(state, nth) }),
  *candidates({ due: { hexes, boxes } }) {
    for (const hex of hexes) {
      yield { do: 'place', hex };
      yield { do: 'lodge', hex };
    }
    if (boxes.length > 0) yield { do: 'send' };
    yield { do: 'waive' };
  },
  guards: {
    lodge: [
      {
        clauses: ['A1776-camp.III.C.3.c.2', 'A1776-camp.III.C.3.c.3'],
        barredBy: ({ due }, { hex }) => barOf(due, due.hexes.includes(hex)),
      },
      {
        clause: 'A1776-adv.IV.B.1',
        holds: ({ state }, { hex }) => state.hexes[hex]?.fort === 'gb',
      },
      {
        clause: 'A1776-camp.III.C.4',
        holds: ({ state }, { hex }) => mayArriveInside(state, 'gb', hex),
      },
    ],
    place: [
      {
        clauses: ['A1776-camp.III.C.3.c.2', 'A1776-camp.III.C.3.c.3'],
        barredBy: ({ due }, { hex }) => barOf(due, due.hexes.includes(hex)),
      },
    ],
    send: [
      {
        clauses: ['A1776-camp.III.C.3.c.2', 'A1776-camp.III.C.3.c.3'],
        barredBy: ({ due }) => barOf(due, due.boxes.length > 0),
      },
    ],
  },
  apply: {
    lodge({ state, frame: { nth }, table, done }, { hex }) {
      land(state, table, dueOf(state, nth), hex, true);
      done();
    },
    place({ state, frame: { nth }, table, done }, { hex }) {
      land(state, table, dueOf(state, nth), hex);
      done();
    },
    send({ state, frame: { nth }, table, done }) {
      store(state, table, dueOf(state, nth));
      done();
    },
    waive({ frame: { by, left }, table, done }) {
      table.say({
        type: 'waived',
        clause: 'A1776-camp.III.C.2',
        data: { side: by, area: null, units: { ...left } },
      });
      done();
    },
  },
});

const barOf = ({ unit }: Due, isPort: boolean): string | null =>
  isPort ? null : unit === 'S' ? 'A1776-camp.III.C.3.c.3' : 'A1776-camp.III.C.3.c.2';
