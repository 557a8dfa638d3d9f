import { frame } from '../../kernel/frame.js';
import type { Table } from '../../kernel/table.js';
import type { Side } from '../components/side.js';
import type { ArriveFrame, DivertFrame } from '../frames.js';
import { arrivalOf, entryAt, entryHex, type Entry } from '../questions/arrival.js';
import { put } from '../questions/force.js';
import type { State1776 } from '../state.js';
import { ask, run } from './phase.js';

/** A1776-basic.VI.A, A1776-basic.VI.B in its turn and at its place, at the start of the movement phase. */
export const arrive = run<ArriveFrame>({
  clause: 'A1776-basic.VI.A',
  run({ state, frame: { by, nth }, table, push }) {
    const hex = entryHex(arrivalOf(state, by, nth));
    if (entryAt(state, by, hex).free.includes(hex)) bring(state, table, by, nth, hex);
    else push(frame<DivertFrame>({ f: 'divert', by, nth }));
  },
});

/** A1776-basic.VI.F an entry comes in one hex; A1776-basic.VI.E which costs 1 MP. */
function bring(state: State1776, table: Table, side: Side, nth: number, hex: string): void {
  const { units } = arrivalOf(state, side, nth);
  const due = entryHex(arrivalOf(state, side, nth));
  const pressed = entryAt(state, side, due).free.length === 0;
  // A1776-basic.VI.D whoever is placed among enemies stays there
  put(state, side, hex, pressed ? 'held' : 'free1', units);
  table.say({
    type: 'arrived',
    clause: hex === due ? 'A1776-basic.VI.A' : 'A1776-basic.VI.D',
    data: { side, hex, units: { ...units }, pressed },
  });
}

/** A1776-basic.VI.D beside its place, where enemies bar it. */
export const divert = ask<DivertFrame>()({
  clause: 'A1776-basic.VI.D',
  // where the enemies stand everybody sees
  forced: () => true,
  verbs: { place: { hex: 'hex' }, forgo: {} },
  facts: (state, { by, nth }): Entry => entryAt(state, by, entryHex(arrivalOf(state, by, nth))),
  *candidates({ free, pressed }) {
    for (const hex of [...free, ...pressed]) yield { do: 'place', hex };
    yield { do: 'forgo' };
  },
  guards: {
    place: [
      {
        clause: 'A1776-basic.VI.D',
        holds: ({ free, pressed }, { hex }) => [...free, ...pressed].includes(hex),
      },
    ],
    forgo: [{ clause: 'A1776-basic.VI.B', holds: ({ free }) => free.length === 0 }],
  },
  apply: {
    place({ state, frame: { by, nth }, table, done }, { hex }) {
      bring(state, table, by, nth, hex);
      done();
    },
    forgo({ state, frame: { by, nth }, table, done }) {
      const { units } = arrivalOf(state, by, nth);
      table.say({
        type: 'forgone',
        clause: 'A1776-basic.VI.C',
        data: { side: by, units: { ...units } },
      });
      done();
    },
  },
});
