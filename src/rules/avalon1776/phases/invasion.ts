import { other } from '../components/side.js';
import type { Counts } from '../components/units.js';
import type { InvasionFrame } from '../frames.js';
import { add, isEmpty, put, takeFrom, troopsAt, typesIn } from '../questions/force.js';
import {
  boardersOf,
  BOARDING,
  countersIn,
  embarkationOf,
  landingsFor,
  limitOf,
} from '../questions/invasion.js';
import { cameInto, challenge } from './entry.js';
import { ask } from './phase.js';

interface Facts {
  readonly aboard: Counts;
  /** Units that may still embark; `room`: how many points and counters there is room for. */
  readonly left: Counts;
  readonly room: number;
  readonly landings: ReadonlySet<string>;
}

/**
 * A1776-scn2.special.1 the British choose the units that embark, and the one hex where all of them land; it is their
 * whole movement.
 */
export const invasion = ask<InvasionFrame>()({
  clause: 'A1776-scn2.special.1',
  verbs: { board: { unit: 'unit', points: 'points' }, sail: { hex: 'hex' } },
  facts: (state, { by, aboard }): Facts => ({
    aboard,
    left: add(boardersOf(state, by), aboard, -1),
    room: limitOf(state) - countersIn(aboard),
    landings: new Set(landingsFor(state, by)),
  }),
  *candidates({ left, room, landings }) {
    for (const unit of typesIn(left))
      for (let points = 1; points <= Math.min(room, left[unit] ?? 0); points++)
        yield { do: 'board', unit, points };
    for (const hex of landings) yield { do: 'sail', hex };
  },
  guards: {
    board: [
      {
        clause: 'A1776-scn2.special.1.a',
        holds: ({ left, room }, { unit, points }) => points <= Math.min(room, left[unit] ?? 0),
      },
    ],
    sail: [
      { clause: 'A1776-scn2.special.1.a', holds: ({ aboard }) => !isEmpty(aboard) },
      {
        clause: 'A1776-scn2.special.1.b',
        holds: ({ landings }, { hex }) => landings.has(hex),
      },
    ],
  },
  apply: {
    board({ frame: now, table }, { unit, points }) {
      add(now.aboard, { [unit]: points });
      table.say({
        type: 'boarded',
        clause: 'A1776-scn2.special.1.a',
        data: { side: now.by, units: { [unit]: points } },
      });
    },
    sail({ state, frame: { by, aboard }, table, done, push }, { hex }) {
      const shifts = challenge(state, table, other(by), hex);
      // If combat units have come to light there, the invasion has to land elsewhere.
      if (troopsAt(state, other(by), hex) > 0) return;
      const from = embarkationOf(state) ?? hex;
      takeFrom(state, by, from, aboard, BOARDING);
      put(state, by, hex, 'held', aboard);
      table.say({
        type: 'invaded',
        clause: 'A1776-scn2.special.1',
        data: { side: by, hex, units: { ...aboard } },
      });
      done();
      push(...shifts, cameInto(by, hex, from, aboard));
    },
  },
});
